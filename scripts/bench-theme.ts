import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { baseCss } from '@yimen/tokens/base-rules';
import { themeCss } from '@yimen/tokens/theme-css';
import { jiangcheng } from '@yimen/tokens/themes/jiangcheng';
import { mingde } from '@yimen/tokens/themes/mingde';
import { chromium, type Page } from 'playwright';
import { bundlePage } from './bench-page.ts';
import { launchOptions } from './chromium.ts';
import { table, today, writeFigures } from './figures.ts';

const rounds = 60;
const warmUps = 10;

/** What one change costs: milliseconds until styles and layout are settled, style recalculations, component runs. */
type Cost = { time: number; recalculations: number; componentRuns: number };

const blocks = [themeCss(mingde), themeCss(jiangcheng)] as const;

/** Each runs in the page and switches it to one of two looks: `turn` is 0 or 1. */
const changes = {
  'Theme: the block of another institution': (turn: number, css: readonly string[]) => {
    const sheet = document.getElementById('theme');
    if (sheet) sheet.textContent = css[turn] ?? '';
  },
  'Mode: light to dark and back': (turn: number) => {
    document.documentElement.dataset.theme = turn === 0 ? 'light' : 'dark';
  },
  'Plain: one CSS variable on the root element': (turn: number) => {
    document.documentElement.style.setProperty('--ym-theme-solid', turn === 0 ? 'Highlight' : 'LinkText');
  },
} satisfies Record<string, (turn: number, css: readonly string[]) => void>;

const browser = await chromium.launch(launchOptions);
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  // A transition recalculates styles for as long as it runs, whatever started it.
  const still = '<style>*, ::before, ::after { transition: none !important }</style>';
  const head = `${still}<style id="theme">${blocks[0]}</style>`;
  await page.setContent(await bundlePage(path.join(import.meta.dirname, 'theme-page'), head));
  await page.waitForFunction(() => document.querySelectorAll('button').length === 500);
  report(await measureAll(page));
} finally {
  await browser.close();
}

async function measureAll(page: Page): Promise<Map<string, Cost>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const recalculations = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? 0;
  };
  const samples = new Map(Object.keys(changes).map((name) => [name, [] as Cost[]]));
  for (let round = -warmUps; round < rounds; round += 1) {
    // Interleaved, so that other load on the machine affects all of them equally.
    for (const [name, change] of Object.entries(changes)) {
      const before = await recalculations();
      const cost = await page.evaluate(measureOnce, { change: change.toString(), turn: (round + warmUps) % 2, blocks });
      const after = await recalculations();
      if (round >= 0) samples.get(name)?.push({ ...cost, recalculations: after - before });
    }
  }
  return new Map([...samples].map(([name, costs]) => [name, medianCost(costs)]));
}

/** Runs in the page: changes it, then reads a style and a position, which forces style and layout. */
function measureOnce({ change, turn, blocks: css }: { change: string; turn: number; blocks: readonly string[] }) {
  const run = new Function(`return (${change})`)() as (turn: number, css: readonly string[]) => void;
  const last = [...document.querySelectorAll('button')].at(-1);
  const runsBefore = window.componentRuns;
  const start = performance.now();
  run(turn, css);
  if (last) getComputedStyle(last).getPropertyValue('background-color');
  document.body.getBoundingClientRect();
  return { time: performance.now() - start, componentRuns: window.componentRuns - runsBefore };
}

function medianCost(costs: Cost[]): Cost {
  const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  return {
    time: median(costs.map(({ time }) => time)),
    recalculations: median(costs.map(({ recalculations }) => recalculations)),
    componentRuns: Math.max(...costs.map(({ componentRuns }) => componentRuns)),
  };
}

function report(costs: Map<string, Cost>): void {
  const plain = [...costs.values()].at(-1)?.time || Number.NaN;
  const rows = [...costs].map(([name, { time, recalculations, componentRuns }]) => [
    name,
    `${time.toFixed(2)} ms`,
    (time / plain).toFixed(2),
    recalculations,
    componentRuns,
  ]);
  const bytes = (css: string) => `${css.length} bytes, ${gzipSync(css, { level: 9 }).length} in gzip`;
  writeFigures(
    'Theme switch',
    `\`npm run bench:theme\`, ${today()}: a page of 500 buttons, from the change until styles and layout are settled; median of ${rounds} interleaved rounds.

${table(['change', 'median', 'against plain', 'style recalculations', 'component runs'], rows)}

An institution's block, which every page carries: ${bytes(blocks[0])}. The base style sheet, the same for all institutions and cached: ${bytes(baseCss())}.`,
  );
  process.stdout.write(`${rows.map((row) => row.join('  ')).join('\n')}\n`);
}
