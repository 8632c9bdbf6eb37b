import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright';
import { median } from './bare.ts';
import { launchOptions } from './chromium.ts';
import { table, today, writeFigures } from './figures.ts';
import { get, startServer } from './trial-server.ts';

const rounds = 5;
const host = 'mingde.localhost';
const path = '/mobile/home';
const window = { width: 375, height: 812 };
const agent =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';
/** A slow phone: bytes per second (1.6 Mbit/s), round trip in ms, and how many times slower its processor is. */
const slow = { throughput: 200_000, latency: 150, processor: 4 };

interface Load {
  /** Milliseconds from the request to the first contentful paint, the largest one, and the hydrated page. */
  first: number;
  largest: number;
  usable: number;
  /** Bytes transferred, after compression. */
  bytes: number;
}

/** The same page without scripts: the lowest possible cost. */
function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link[^>]+rel="(?:modulepreload|manifest)"[^>]*>/g, '');
}

/** Serves one page from memory, and the files that it links to from the portal. */
function serveStatic(html: string, port: number): Promise<Server> {
  const body = gzipSync(html, { level: 9 });
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === path) {
      outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' });
      outgoing.end(body);
      return;
    }
    const headers = { ...incoming.headers, host: `${host}:${port}` };
    const asked = request({ host: '127.0.0.1', port, path: incoming.url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    asked.on('error', () => outgoing.destroy());
    asked.end();
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

async function load(browser: Browser, origin: string, scripted: boolean): Promise<Load> {
  const context = await browser.newContext({ viewport: window, userAgent: agent, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const { throughput, latency } = slow;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slow.processor });
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(origin + path, { waitUntil: 'load' });
  const usable = scripted ? await untilAlive(page) : undefined;
  const { first, largest } = await page.evaluate(paints);
  const found = { first, largest, usable: usable ?? first, bytes };
  await context.close();
  return found;
}

/** The time at which React has hydrated the page, in ms. */
async function untilAlive(page: Page): Promise<number> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? document.body).some((key) => key.startsWith('__reactFiber')),
  );
  return page.evaluate(() => performance.now());
}

async function paints(): Promise<{ first: number; largest: number }> {
  // A page without scripts fires `load` before its first paint.
  const entries = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
    });
  const painted = await entries('paint');
  const largest = await entries('largest-contentful-paint');
  return {
    first: painted.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? painted[0]?.startTime ?? 0,
    largest: largest.at(-1)?.startTime ?? 0,
  };
}

/** Measures the first load of the mobile home on a slow phone, beside a static page of the same content. */
export async function benchPhone(): Promise<void> {
  const server = await startServer({ YIMEN_LOG: 'silent' });
  const { text } = await get(server.port, host, path, { 'user-agent': agent });
  const bare = await serveStatic(withoutScripts(text), server.port);
  const browser = await chromium.launch(launchOptions);
  const portal: Load[] = [];
  const yardstick: Load[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      portal.push(await load(browser, `http://${host}:${server.port}`, true));
      yardstick.push(await load(browser, `http://${host}:${(bare.address() as AddressInfo).port}`, false));
    }
  } finally {
    await browser.close();
    bare.close();
    await server.stop();
  }
  const row = (name: string, loads: readonly Load[]) => {
    const of = (pick: keyof Load) => Math.round(median(loads.map((each) => each[pick])));
    return [name, of('first'), of('largest'), of('usable'), Math.round(of('bytes') / 1000)];
  };
  const rows = [row('phone home of 明德大学', portal), row('the same content as static HTML', yardstick)];
  writeFigures(
    'Phone home on a slow phone',
    [
      `\`npm run bench -- phone\`, ${today()}. First load by a new guest: Chromium at 375 × 812 with a processor ${slow.processor} times slower, 1.6 Mbit/s and ${slow.latency} ms; median of ${rounds} interleaved rounds. The yardstick is the same page with its styles and pictures and no script. Usable means that React has taken the page over; links, search and forms work before.`,
      '',
      table(['page', 'first words, ms', 'largest piece, ms', 'usable, ms', 'kB'], rows),
    ].join('\n'),
  );
  for (const [name, ...figures] of rows) console.log(`${name}: ${figures.join(', ')}`);
}
