import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { compare, drawDifference, exact, type Pixels, similar } from './pixels.ts';
import { planPictures } from './plan.ts';
import { openBrowser, Studio } from './studio.ts';

const { origin, stories } = inject('storybook');
const story = planPictures(stories).find(({ id }) => id === 'components-button--primary');

let browser: Browser;
let studio: Studio;
let asItIs: Pixels;

beforeAll(async () => {
  if (!story) throw new Error('The story of the primary button has another name now.');
  browser = await openBrowser();
  studio = await Studio.open(browser, origin);
  await studio.photograph({ ...story, pictures: story.pictures.slice(0, 1) }, async () => {
    asItIs = await studio.shootUntilStill();
  });
});

afterAll(() => browser.close());

/** The story with a rule more, and after it as before. */
async function withRule(rule: string): Promise<Pixels> {
  const style = await studio.page.addStyleTag({ content: rule });
  const changed = await studio.shootUntilStill();
  await style.evaluate((element) => (element as HTMLElement).remove());
  return changed;
}

describe('the comparison', () => {
  test('accepts the same story drawn again', async () => {
    expect(compare(asItIs, await studio.shootUntilStill(), exact)).toMatchObject({ count: 0, accepted: true });
  });

  const button = '#storybook-root button';
  const changes: Record<string, string> = {
    'a radius of one pixel more': `${button} { border-radius: 9px !important }`,
    'white that is #fefefe': 'body { background: #fefefe !important }',
    'an ink that is one step lighter': `${button} { filter: brightness(1.004) }`,
    'an element one pixel further to the right': `${button} { margin-inline-start: 1px !important }`,
    'an element one pixel lower': `${button} { position: relative; top: 1px }`,
    'a pixel more of padding': `${button} { padding-inline: 29px !important }`,
    'a heavier letter': `${button} { font-weight: 601 !important }`,
  };
  for (const [name, rule] of Object.entries(changes)) {
    test(`catches ${name}`, async () => {
      const changed = await withRule(rule);
      expect(compare(asItIs, changed, exact).accepted).toBe(false);
      expect(compare(asItIs, await studio.shootUntilStill(), exact).accepted).toBe(true);
    });
  }

  test('with another browser overlooks a step of colour, and catches an element that moved', async () => {
    expect(compare(asItIs, await withRule(changes['white that is #fefefe'] ?? ''), similar).accepted).toBe(true);
    expect(compare(asItIs, await withRule(`${button} { margin: 8px !important }`), similar).accepted).toBe(false);
  });

  test('catches another size, whatever the tolerance', async () => {
    const higher = await withRule('#storybook-root { padding-top: 1px }');
    expect(compare(asItIs, higher, similar)).toMatchObject({ sameSize: false, accepted: false });
  });

  test('draws what differs in magenta', async () => {
    const { data, width } = drawDifference(asItIs, await withRule('body { background: #fefefe !important }'));
    expect([...data.subarray((width - 1) * 3, width * 3)]).toEqual([230, 0, 160]);
  });
});
