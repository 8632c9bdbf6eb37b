import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';

/** Pages whose first load has a budget, in gzip bytes of scripts and of styles: a twentieth more than it has, to notice a mistake. */
export const budgets = [
  { name: 'home', path: '/home', width: 1440, script: 205_000, style: 27_100 },
  { name: 'service hall', path: '/service-hall', width: 1440, script: 190_500, style: 20_500 },
  {
    name: 'service details',
    path: '/service-hall/details/transcript-print',
    width: 1440,
    script: 194_000,
    style: 22_600,
  },
  { name: 'sign-in', path: '/login', width: 1440, script: 159_000, style: 11_100 },
  { name: 'phone home', path: '/mobile/home', width: 375, script: 189_500, style: 20_800 },
] as const;

export interface FirstLoad {
  script: number;
  style: number;
}

/** What a new visitor's browser fetches to open a page, before any click: gzip bytes of scripts and styles. */
export async function measureFirstLoad(
  browser: Browser,
  { origin, path, width }: { origin: string; path: string; width: number },
): Promise<FirstLoad> {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  const bodies: Promise<{ kind: keyof FirstLoad; bytes: number }>[] = [];
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    const kind = type.includes('javascript') ? 'script' : type.includes('css') ? 'style' : undefined;
    if (kind) bodies.push(response.body().then((body) => ({ kind, bytes: gzipSync(body, { level: 9 }).length })));
  });
  await page.goto(new URL(path, origin).href);
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(bodies);
  await context.close();
  const sum = (kind: keyof FirstLoad) =>
    sizes.reduce((total, size) => total + (size.kind === kind ? size.bytes : 0), 0);
  return { script: sum('script'), style: sum('style') };
}
