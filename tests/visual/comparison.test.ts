import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { Comparison, maxRedrawn } from './comparison.ts';
import { exact, type Pixels } from './pixels.ts';
import { type PlannedStory, planPictures } from './plan.ts';
import { openBrowser, Studio } from './studio.ts';

const one: Pixels = { width: 1, height: 1, data: Buffer.from([255, 255, 255]) };
const other: Pixels = { ...one, data: Buffer.alloc(3) };
const speck: Pixels = { ...one, data: Buffer.from([255, 251, 255]) };

function storyNamed(id: string): PlannedStory {
  const picture = { mode: 'light-1280', viewport: { width: 1280, height: 800 }, globals: {}, path: `${id}.light-1280` };
  return { id, title: id, name: id, cropToViewport: false, pictures: [picture] };
}

/** A studio that draws every story as `long` after other stories, and as `alone` in a document of its own. */
function studioThatDraws({ long, alone }: { long: Pixels; alone: Pixels }) {
  let drawn = long;
  const drawing =
    (picture: Pixels): Studio['photograph'] =>
    async ({ pictures }, keep) => {
      drawn = picture;
      for (const planned of pictures) await keep(planned);
    };
  return { photograph: drawing(long), photographAfresh: drawing(alone), shootUntilStill: async () => drawn };
}

const keptAsOne = { has: () => true, read: async () => one };

describe('a story that differs from its pictures', () => {
  test('passes when it is the same in a document of its own', async () => {
    const comparison = new Comparison(keptAsOne, exact);
    const studio = studioThatDraws({ long: other, alone: one });
    expect(await comparison.findDifferences(studio, storyNamed('button'))).toEqual([]);
    expect(comparison.redrawn).toEqual(['button']);
  });

  test('is the same where two pixels differ by no more than an image that is drawn smaller does', async () => {
    const comparison = new Comparison(keptAsOne, exact);
    expect(
      await comparison.findDifferences(studioThatDraws({ long: speck, alone: other }), storyNamed('button')),
    ).toEqual([]);
    expect(comparison.redrawn).toEqual([]);
  });

  test('fails when it differs there too, by what differs there', async () => {
    const comparison = new Comparison(keptAsOne, exact);
    const wider = { width: 2, height: 1, data: Buffer.alloc(6) };
    const found = await comparison.findDifferences(
      studioThatDraws({ long: wider, alone: other }),
      storyNamed('button'),
    );
    expect(found).toMatchObject([{ kind: 'changed', extent: '1 pixels differ, by up to 255 of 255', actual: other }]);
  });

  test('is drawn once more in a few stories only: where many differ, all of them fail', async () => {
    const comparison = new Comparison(keptAsOne, exact);
    const studio = studioThatDraws({ long: other, alone: one });
    const stories = Array.from({ length: maxRedrawn + 3 }, (_, index) => storyNamed(`story-${index}`));
    const found = [];
    for (const story of stories) found.push(...(await comparison.findDifferences(studio, story)));
    expect(comparison.redrawn).toHaveLength(maxRedrawn);
    expect(found).toHaveLength(3);
  });
});

test('a story without a picture is reported, and not drawn twice', async () => {
  const comparison = new Comparison({ ...keptAsOne, has: () => false }, exact);
  const studio = studioThatDraws({ long: other, alone: other });
  expect(await comparison.findDifferences(studio, storyNamed('button'))).toMatchObject([{ kind: 'new' }]);
  expect(comparison.redrawn).toEqual([]);
});

describe('in the browser', () => {
  const { origin, stories } = inject('storybook');
  const planned = planPictures(stories);
  let browser: Browser;
  let studio: Studio;

  beforeAll(async () => {
    browser = await openBrowser();
    studio = await Studio.open(browser, origin);
  });
  afterAll(() => browser.close());

  function firstPictureOf(id: string): PlannedStory {
    const story = planned.find((each) => each.id === id);
    if (!story) throw new Error(`The story ${id} has another name now.`);
    return { ...story, pictures: story.pictures.slice(0, 1) };
  }

  // Chromium keeps the face of a size and draws what is less than a hundredth of a pixel larger with it, too.
  test('a story looks the same, whatever was drawn before', async () => {
    const story = firstPictureOf('components-button--primary');
    const draw = async (sizes: number[], how: 'photograph' | 'photographAfresh') => {
      let last: Pixels | undefined;
      await studio[how](story, async () => {
        for (const size of sizes) {
          const line = `content: '${'办事大厅'.repeat(12)}'; font-size: calc(${size}px / var(--ym-zoom)) !important`;
          const style = await studio.page.addStyleTag({ content: `#storybook-root::after { ${line} }` });
          last = await studio.shootUntilStill();
          await style.evaluate((element) => (element as HTMLElement).remove());
        }
      });
      return last?.data.toString('base64');
    };
    const alone = await draw([16.796], 'photographAfresh');
    expect(await draw([16.804, 16.796], 'photographAfresh'), 'drawn with the face of the larger size').not.toBe(alone);
    expect(await draw([16.796], 'photograph'), 'after another story').toBe(alone);
  });

  test('a dialog that comes with a module of its own is in the picture', async () => {
    const found: number[] = [];
    for (let time = 0; time < 3; time += 1) {
      await studio.photographAfresh(firstPictureOf('screens-schedule--entry'), async () => {
        await studio.shootUntilStill();
        found.push(await studio.page.getByRole('dialog').count());
      });
    }
    expect(found).toEqual([1, 1, 1]);
  });
});
