import path from 'node:path';
import { baseCss } from '@yimen/tokens/base-rules';
import { themeCss } from '@yimen/tokens/theme-css';
import { mingde } from '@yimen/tokens/themes/mingde';
import { type CDPSession, chromium, type Page } from 'playwright';
import { bundlePage } from './bench-page.ts';
import { launchOptions } from './chromium.ts';
import { table, today, writeFigures } from './figures.ts';

const tiles = 1000;
const slowDown = 4;
const rounds = 3;
const movesPerRound = 24;

const kinds = { ours: '`@yimen/ui/sortable-grid`', plain: 'plain dnd-kit grid' } as const;
type Kind = keyof typeof kinds;
type Sample = { frames: number[]; work: number; start: number };

const browser = await chromium.launch(launchOptions);
const samples: Record<Kind, Sample[]> = { ours: [], plain: [] };
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const theme = `<style>${baseCss()}</style><style>${themeCss(mingde)}</style>`;
  await page.setContent(await bundlePage(path.join(import.meta.dirname, 'sortable-page'), theme));
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  for (let round = 0; round < rounds; round += 1) {
    // Interleaved, so that other load on the machine affects both equally.
    for (const kind of Object.keys(kinds) as Kind[]) samples[kind].push(await dragOnce(page, session, kind));
  }
} finally {
  await browser.close();
}
report();

/** Drags the first tile forth and back over all visible slots, one move per frame. */
async function dragOnce(page: Page, session: CDPSession, kind: Kind): Promise<Sample> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.evaluate(([which, count]) => window.mountGrid(which, count), [kind, tiles] as const);
  const frame = () => page.evaluate(() => new Promise<number>((resolve) => requestAnimationFrame(resolve)));
  await page.waitForFunction((count) => document.querySelectorAll('[data-group] > li').length === count, tiles);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await page.mouse.move(60, 60);
  await frame();
  const pressed = await frame();
  await page.mouse.down();
  await page.mouse.move(70, 70);
  const start = (await frame()) - pressed;
  const before = await workSoFar(session);
  await page.evaluate(() => window.frameTimes.splice(0));
  for (let move = 0; move < movesPerRound; move += 1) {
    const along = move / movesPerRound;
    const x = 60 + 1100 * Math.abs(((along * 4) % 2) - 1);
    await page.mouse.move(x, 80 + 740 * Math.abs(((along * 1 + 1) % 2) - 1));
    await frame();
  }
  const times = await page.evaluate(() => window.frameTimes.splice(0));
  const work = ((await workSoFar(session)) - before) / movesPerRound;
  await page.mouse.up();
  // If the drag did not start, the figures would be good but wrong.
  await page.waitForFunction(() => document.querySelector('[data-group] > li')?.textContent !== '服务 1');
  return { frames: times.slice(1).map((time, index) => time - (times[index] ?? 0)), work, start };
}

/** Time that the page's main thread has been busy, in ms. */
async function workSoFar(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

function at(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
}

function report(): void {
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  const rows = (Object.keys(kinds) as Kind[]).map((kind) => {
    const frames = samples[kind].flatMap((sample) => sample.frames);
    const slow = frames.filter((time) => time > 50).length / frames.length;
    return [
      kinds[kind],
      ms(at(frames, 0.5)),
      ms(at(frames, 0.95)),
      ms(Math.max(...frames)),
      `${(100 * slow).toFixed(1)} %`,
      ms(
        at(
          samples[kind].map(({ work }) => work),
          0.5,
        ),
      ),
      ms(
        at(
          samples[kind].map(({ start }) => start),
          0.5,
        ),
      ),
    ];
  });
  const head = ['grid', 'median frame', '95th percentile', 'longest', 'over 50 ms', 'work per move', 'taking a tile'];
  writeFigures(
    'Sorting 1,000 tiles',
    `\`npm run bench:sortable\`, ${today()}: one of ${tiles} tiles is carried over the slots in sight at ${slowDown} × CPU slow-down, ${movesPerRound} moves in each of ${rounds} interleaved rounds. The plain grid is dnd-kit's as its documentation builds it (\`ui/internals/testing/PlainSortable.tsx\`).

${table(head, rows)}`,
  );
  process.stdout.write(`${rows.map((row) => row.join('  ')).join('\n')}\n`);
}
