import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';

export interface FirstLoad {
  /** Number of script files that the document names; the page hydrates when they are loaded. */
  scriptFiles: number;
  styleFiles: number;
  /** Bytes of gzip 9 of all that is fetched before any click. */
  script: number;
  style: number;
  /** Bytes as sent. */
  document: number;
}

interface Budget {
  name: string;
  path: string;
  /** Of the window, in px. */
  width: number;
  most: FirstLoad;
}

/** Limits of a first visit: 5 % above the current values, so that a mistake is noticed. */
export const budgets = [
  {
    name: 'home',
    path: '/home',
    width: 1440,
    most: { scriptFiles: 11, script: 204_600, styleFiles: 4, style: 20_300, document: 28_900 },
  },
  {
    name: 'service hall',
    path: '/service-hall',
    width: 1440,
    most: { scriptFiles: 19, script: 209_000, styleFiles: 9, style: 19_900, document: 17_100 },
  },
  {
    name: 'service details',
    path: '/service-hall/details/transcript-print',
    width: 1440,
    most: { scriptFiles: 27, script: 215_500, styleFiles: 14, style: 22_500, document: 14_300 },
  },
  {
    name: 'sign-in',
    path: '/login',
    width: 1440,
    most: { scriptFiles: 16, script: 187_000, styleFiles: 3, style: 13_400, document: 6_450 },
  },
  {
    name: 'phone home',
    path: '/mobile/home',
    width: 375,
    most: { scriptFiles: 11, script: 197_300, styleFiles: 3, style: 16_800, document: 11_300 },
  },
] as const satisfies readonly Budget[];

/** What a new visitor's browser fetches to open a page, before any click. */
export async function measureFirstLoad(
  browser: Browser,
  { origin, path, width }: { origin: string; path: string; width: number },
): Promise<FirstLoad> {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  const files: Promise<{ kind: 'script' | 'style'; path: string; bytes: number }>[] = [];
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    const kind = type.includes('javascript') ? 'script' : type.includes('css') ? 'style' : undefined;
    if (!kind) return;
    const path = new URL(response.url()).pathname;
    files.push(response.body().then((body) => ({ kind, path, bytes: gzipSync(body, { level: 9 }).length })));
  });
  const opened = await page.goto(new URL(path, origin).href);
  if (!opened) throw new Error(`${path} was not fetched`);
  const html = await opened.text();
  await page.waitForLoadState('networkidle');
  const { responseBodySize } = await opened.request().sizes();
  const fetched = await Promise.all(files);
  await context.close();
  const of = (wanted: 'script' | 'style') => {
    const some = fetched.filter(({ kind }) => kind === wanted);
    return {
      files: some.filter((file) => html.includes(file.path)).length,
      bytes: some.reduce((total, { bytes }) => total + bytes, 0),
    };
  };
  const [script, style] = [of('script'), of('style')];
  return {
    scriptFiles: script.files,
    styleFiles: style.files,
    script: script.bytes,
    style: style.bytes,
    document: responseBodySize,
  };
}
