import '@yimen/ui/reset';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { forceStates } from './forceStates.ts';
import { hardPalettes } from './palettes.ts';
import { contrast, type Picture, type Pixel, takePicture } from './picture.ts';
import { block, Specimen, type State, states } from './specimen.tsx';

const looks = [
  { mode: 'light', care: false, gray: false },
  { mode: 'dark', care: false, gray: false },
  { mode: 'light', care: true, gray: true },
  { mode: 'dark', care: true, gray: true },
] as const;

type Look = (typeof looks)[number];
type Measure = { what: string; ratio: number; promised: number };

let root: Root;
let sheet: HTMLElement;

beforeAll(async () => {
  // The whole specimen must lie inside the window: what is outside is not in the picture.
  await page.viewport(1280, 2600);
  const still = document.createElement('style');
  still.textContent = '*, ::before, ::after { transition: none !important; animation: none !important; }';
  sheet = document.createElement('div');
  document.head.append(still);
  document.body.append(sheet);
  root = createRoot(sheet);
  show({}, looks[0]);
  await forceStates();
});

afterAll(() => {
  root.unmount();
  sheet.remove();
  document.documentElement.removeAttribute('data-grey');
});

function show(settings: object, { mode, care, gray }: Look): void {
  document.documentElement.toggleAttribute('data-grey', gray);
  flushSync(() => root.render(<Specimen settings={settings} mode={mode} care={care} />));
}

function hex(pixel: Pixel): string {
  return `#${pixel.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Text against what lies just beside it. */
function textMeasures(picture: Picture, copy: Element, state: State, promised: number): Measure[] {
  const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  const found: Measure[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.textContent?.includes(block)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    const middle = box.top + box.height / 2;
    // In the middle of the first block: between two blocks lies a gap where letters are spaced.
    const ink = picture.at(box.left + Math.min(box.height / 4, box.width / 4), middle);
    const ground = picture.at(box.left - 3, middle);
    const part = node.parentElement?.closest('[data-part]')?.getAttribute('data-part');
    const own = node.parentElement?.closest('[data-state]')?.getAttribute('data-state') ?? '';
    const what = `${state} ${part} ${own}: text ${hex(ink)} on ${hex(ground)}`;
    found.push({ what, ratio: contrast(ink, ground), promised });
  }
  return found;
}

/** The ring of everything that has focus, against the pixels outside and inside its left side. */
function ringMeasures(picture: Picture, copy: Element, promised: number): Measure[] {
  return [...copy.querySelectorAll('*')].flatMap((element) => {
    const { outlineStyle, outlineWidth, outlineOffset, outlineColor, opacity, visibility } = getComputedStyle(element);
    const width = Number.parseFloat(outlineWidth);
    if (outlineStyle !== 'solid' || width === 0 || outlineColor === 'rgba(0, 0, 0, 0)') return [];
    if (opacity === '0' || visibility === 'hidden') return [];
    const box = element.getBoundingClientRect();
    const outer = box.left - Number.parseFloat(outlineOffset) - width;
    const y = box.top + box.height / 2;
    const part = element.closest('[data-part]')?.getAttribute('data-part');
    return [outer - 1.5, outer + width + 1].map((x) => {
      const beside = picture.at(x, y);
      // A ring that starts between two pixels is drawn thinner on its edges: its middle counts.
      const across = Array.from({ length: Math.ceil(width) + 1 }, (_, step) => picture.at(outer + step, y));
      const ring = across.reduce((best, pixel) => (contrast(pixel, beside) > contrast(best, beside) ? pixel : best));
      return {
        what: `focus ${part}: ring ${hex(ring)} beside ${hex(beside)}`,
        ratio: contrast(ring, beside),
        promised,
      };
    });
  });
}

/** Checked controls and the borders of fields, against the ground outside. */
function edgeMeasures(picture: Picture, copy: Element, state: State, promised: number): Measure[] {
  const controls = [...copy.querySelectorAll('[data-part="control"] input + span')].map((box) => [box, 2.5] as const);
  const fields = [...copy.querySelectorAll('[data-part="field"] div')].filter(
    (box) => Number.parseFloat(getComputedStyle(box).borderLeftWidth) > 0,
  );
  return [...controls, ...fields.map((box) => [box, 0.5] as const)].map(([element, inset]) => {
    const box = element.getBoundingClientRect();
    const middle = box.top + box.height / 2;
    const edge = picture.at(box.left + inset, middle);
    const ground = picture.at(box.left - 8, middle);
    const what = `${state} ${element.closest('[data-part]')?.getAttribute('data-part')}: edge ${hex(edge)} on ${hex(ground)}`;
    return { what, ratio: contrast(edge, ground), promised };
  });
}

async function measures(look: Look): Promise<Measure[]> {
  const picture = await takePicture(sheet);
  const [text, control] = look.care ? [7, 4.5] : [4.5, 3];
  return states.flatMap((state) => {
    const copy = sheet.querySelector(`[data-state-shown="${state}"]`);
    if (!copy) throw new Error(`no copy is ${state}`);
    return [
      // A ring stands beside the text of a link, where its ground is looked for.
      ...(state === 'focus' ? ringMeasures(picture, copy, control) : textMeasures(picture, copy, state, text)),
      ...edgeMeasures(picture, copy, state, control),
    ];
  });
}

test('the forced states show: hovered, pressed and focused controls are drawn otherwise', async () => {
  show({}, looks[0]);
  const all = await measures(looks[0]);
  const fills = states.map(
    (state) => all.find(({ what }) => what.startsWith(`${state} button`))?.what.split(' on ')[1],
  );
  expect(new Set(fills.slice(0, 3)).size).toBe(3);
  expect(all.filter(({ what }) => what.startsWith('focus') && what.includes('ring')).length).toBeGreaterThan(20);
  expect(all.filter(({ what }) => what.includes('text')).length).toBeGreaterThan(60);
});

test('a text that cannot be read is found', async () => {
  const copy = sheet.querySelector<HTMLElement>('[data-state-shown="plain"]');
  copy?.style.setProperty('--ym-theme-text', 'Canvas');
  const broken = (await measures(looks[0])).filter(({ ratio, promised }) => ratio < promised);
  copy?.style.removeProperty('--ym-theme-text');
  expect(broken.map(({ what }) => what.split(' ')[1])).toEqual(expect.arrayContaining(['link', 'button', 'tag']));
});

test.each(hardPalettes)('$themColor is drawn readable in every state', { timeout: 60_000 }, async (settings) => {
  const broken: string[] = [];
  for (const look of looks) {
    show(settings, look);
    for (const { what, ratio, promised } of await measures(look)) {
      if (ratio < promised) broken.push(`${JSON.stringify(look)} ${what}: ${ratio.toFixed(3)} < ${promised}`);
    }
  }
  expect(broken).toEqual([]);
});
