import path from 'node:path';
import { baseCss } from '@yimen/tokens/base-rules';
import { themeCss } from '@yimen/tokens/theme-css';
import { mingde } from '@yimen/tokens/themes/mingde';
import { type CDPSession, chromium, type Page } from 'playwright';
import { bundlePage } from './bench-page.ts';
import { launchOptions } from './chromium.ts';
import { table, today, writeFigures } from './figures.ts';

const rows = 10_000;
const slowDown = 4;
const rounds = 3;
/** Length of a fling in CSS px, and how many flings make a round. */
const swipe = 600;
const swipes = 12;

type Cost = { first: number; frames: number[] };
const kinds = ['windowed', 'all rows at once'] as const;

const scale = '<meta name="viewport" content="width=device-width, initial-scale=1">';
const looks = `<style>${baseCss()}\n${themeCss(mingde)}</style>`;
const html = await bundlePage(
  path.join(import.meta.dirname, 'list-page'),
  `${scale}${looks}<script>/* kind */</script>`,
);
const browser = await chromium.launch(launchOptions);
try {
  const costs = new Map(kinds.map((kind) => [kind, [] as Cost[]]));
  for (let round = 0; round < rounds; round += 1) {
    // Interleaved, so that other load on the machine affects both equally.
    for (const kind of kinds) costs.get(kind)?.push(await measure(kind));
  }
  report(costs);
} finally {
  await browser.close();
}

async function measure(kind: (typeof kinds)[number]): Promise<Cost> {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    const start = performance.now();
    await page.setContent(html.replace('/* kind */', `listRows = ${rows}; listWindowed = ${kind === 'windowed'};`));
    await page.waitForFunction(() => document.querySelectorAll('main a').length > 5);
    const first = performance.now() - start;
    return { first, frames: await scroll(page, session) };
  } finally {
    await context.close();
  }
}

/** The times between frames, in ms, while the list is scrolled by flings. */
async function scroll(page: Page, session: CDPSession): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    const note = (time: number) => {
      times.push(time);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    Object.assign(window, { frameTimes: times });
  });
  for (let throws = 0; throws < swipes; throws += 1) {
    await session.send('Input.synthesizeScrollGesture', {
      x: 180,
      y: 600,
      yDistance: -swipe,
      speed: 3000,
      gestureSourceType: 'touch',
    });
  }
  const times = await page.evaluate(() => (window as Window & { frameTimes?: number[] }).frameTimes ?? []);
  return times.slice(1).map((time, index) => time - (times[index] ?? time));
}

function report(costs: Map<string, Cost[]>): void {
  const share = (values: number[], part: number) =>
    values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;
  const lines = [...costs].map(([kind, each]) => {
    const frames = each.flatMap((cost) => cost.frames);
    const late = frames.filter((time) => time > 34).length;
    return [
      kind,
      `${Math.round(
        share(
          each.map(({ first }) => first),
          0.5,
        ),
      )} ms`,
      frames.length,
      `${share(frames, 0.5).toFixed(1)} ms`,
      `${share(frames, 0.95).toFixed(1)} ms`,
      `${Math.max(...frames).toFixed(1)} ms`,
      `${((late / Math.max(1, frames.length)) * 100).toFixed(1)} %`,
    ];
  });
  const head = ['list', 'first rows after', 'frames', 'median', '95th percentile', 'longest', 'over 34 ms'];
  writeFigures(
    'Long list',
    `\`npm run bench:list\`, ${today()}: ${rows} rows of news on a phone of 375 × 812 at ${slowDown} × CPU slow-down, thrown ${swipes} times by ${swipe} px, ${rounds} interleaved rounds. The times between frames; a frame every 16.7 ms is smooth. The list that draws all its rows at once is the yardstick.

${table(head, lines)}`,
  );
  process.stdout.write(`${lines.map((line) => line.join('  ')).join('\n')}\n`);
}
