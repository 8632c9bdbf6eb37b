import { request } from 'node:http';
import autocannon from 'autocannon';
import { chromium } from 'playwright';
import { type Bytes, median, startBare } from './bare.ts';
import { benchAnswers } from './bench-answers.ts';
import { benchApi } from './bench-api.ts';
import { benchPhone } from './bench-phone.ts';
import { benchSearch } from './bench-search.ts';
import { launchOptions } from './chromium.ts';
import { table, today, writeFigures } from './figures.ts';
import { budgets, measureFirstLoad } from './first-load.ts';
import { startServer } from './trial-server.ts';

const rounds = 3;
const secondsPerRound = 5;
const connections = 50;
const host = 'mingde.localhost';
const headers = { accept: 'text/html', 'accept-encoding': 'gzip', 'user-agent': 'Mozilla/5.0 bench' };

/** Fetches the guest home as a browser does, without decompressing the bytes. */
function fetchPage(port: number): Promise<Bytes> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path: '/home', headers: { ...headers, host } }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () => {
        if (incoming.statusCode !== 200) reject(new Error(`/home answers ${incoming.statusCode}`));
        const kept = Object.entries(incoming.headers).filter(
          ([name]) => !/^(date|connection|keep-alive|transfer-encoding|content-length)$/.test(name),
        );
        resolve({
          headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
          body: Buffer.concat(chunks),
        });
      });
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

async function load(port: number): Promise<number> {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}/home`,
    headers: { ...headers, host },
    connections,
    duration: secondsPerRound,
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} answers were no success, ${result.errors} failed`);
  return result.requests.average;
}

async function benchPages(port: number): Promise<void> {
  const page = await fetchPage(port);
  const bare = await startBare(page);
  const portal: number[] = [];
  const yardstick: number[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      portal.push(await load(port));
      yardstick.push(await load(bare.port));
    }
  } finally {
    bare.child.kill();
  }
  const ratio = median(portal) / median(yardstick);
  writeFigures(
    'Page requests',
    [
      `\`npm run bench\`, ${today()}. Median of ${rounds} interleaved rounds of ${secondsPerRound} s with ${connections} connections; the load comes from the same machine. The yardstick is a bare Hono that serves the same ${page.body.length} bytes (gzip) with the same headers from memory.`,
      '',
      table(
        ['target', 'requests per second', 'ratio'],
        [
          ['guest home of 明德大学', Math.round(median(portal)), ratio.toFixed(2)],
          ['the same bytes from memory', Math.round(median(yardstick)), '1.00'],
        ],
      ),
    ].join('\n'),
  );
  console.log(`Guest home: ${Math.round(median(portal))} requests per second, ${ratio.toFixed(2)} of the bare server`);
}

async function benchFirstLoads(port: number): Promise<void> {
  const browser = await chromium.launch(launchOptions);
  const rows: (string | number)[][] = [];
  for (const { name, most, ...page } of budgets) {
    const measured = await measureFirstLoad(browser, { ...page, origin: `http://${host}:${port}` });
    const parts = ['scriptFiles', 'script', 'styleFiles', 'style', 'document'] as const;
    rows.push([`${name} (\`${page.path}\`)`, ...parts.map((part) => `${measured[part]} of ${most[part]}`)]);
    console.log(`${name}: ${JSON.stringify(measured)}`);
  }
  await browser.close();
  writeFigures(
    'First load',
    [
      `\`npm run bench -- first-load\`, ${today()}. What a new guest’s browser fetches before any click, beside its budget: the files that the document names, so that the page hydrates when they are there, and bytes, of scripts and styles each file compressed by gzip 9, of the document as sent. The budgets stand in \`scripts/first-load.ts\`, and a journey fails when one is exceeded.`,
      '',
      table(['page', 'script files', 'script bytes', 'style files', 'style bytes', 'document bytes'], rows),
    ].join('\n'),
  );
}

async function benchSite(bench: (port: number) => Promise<void>): Promise<void> {
  const server = await startServer({ YIMEN_LOG: 'silent' });
  try {
    await bench(server.port);
  } finally {
    await server.stop();
  }
}

// One part by its name (`npm run bench -- api`), else all. With DATABASE_URL the API is measured on PostgreSQL too.
const wanted = process.argv[2];
if (!wanted || wanted === 'pages') await benchSite(benchPages);
if (!wanted || wanted === 'first-load') await benchSite(benchFirstLoads);
if (!wanted || wanted === 'search') await benchSearch();
if (!wanted || wanted === 'phone') await benchPhone();
if (!wanted || wanted === 'answers') await benchAnswers();
if (!wanted || wanted === 'api') await benchApi(process.env.DATABASE_URL || null);
