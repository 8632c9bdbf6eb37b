import type { Page } from 'playwright';
import { expect } from 'vitest';
import { dataRequestAddress } from '../../portal/router-internals/page-data.ts';
import { go, member, origin, phone, signIn, type visits } from './site.ts';

/** The member's own page, which has the sign-out button. */
export const personalCenter = '/mobile/personal-center';
/** The page of a member's collected services. */
export const collection = `${personalCenter}?tab=collected`;

/** Console messages of a browser without a network. */
export const noNetwork = /ERR_INTERNET_DISCONNECTED|Failed to fetch|503.*\/mobile\//;

/** Opens a phone's browser with a person who has just signed in, for tests without a network. */
export async function signedIn(
  visit: ReturnType<typeof visits>,
  { person = member, baseURL = origin() } = {},
): Promise<Page> {
  const { page } = await visit({ viewport: phone, hasTouch: true, expected: noNetwork, baseURL });
  await go(page, '/login?redirect=/mobile/home');
  await signIn(page, person);
  await page.waitForURL(({ pathname }) => pathname === '/mobile/home');
  return page;
}

/** Addresses of the cached pages, by cache. */
export function keptPages(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('ym-pages-'));
    const lists = names.map(async (name) => {
      const requests = await (await caches.open(name)).keys();
      return [name, requests.map(({ url }) => url.replace(location.origin, ''))] as const;
    });
    return Object.fromEntries(await Promise.all(lists));
  });
}

/** How long a busy machine may take to cache some forty answers one after the other, in ms. */
const keepingTime = { timeout: 100_000 };

/** Waits until the documents and the loader data of these pages are cached. */
export async function untilKept(page: Page, ...addresses: string[]): Promise<void> {
  const wanted = addresses.flatMap((address) => [address, dataRequestAddress(address)]);
  const missing = async () => {
    const kept = new Set(Object.values(await keptPages(page)).flat());
    return wanted.filter((address) => !kept.has(address));
  };
  await expect.poll(missing, keepingTime).toEqual([]);
}

export async function deleteKept(page: Page, address: string): Promise<void> {
  await page.evaluate(async (each) => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete(each);
  }, address);
}

/** Waits until the worker has cached the module of a page that has no cached document. */
export async function untilFileKept(page: Page, route: string): Promise<void> {
  const kept = () =>
    page.evaluate(async (id) => {
      const routes = Reflect.get(window, '__reactRouterManifest')?.routes ?? {};
      return routes[id] !== undefined && (await caches.match(routes[id].module)) !== undefined;
    }, route);
  await expect.poll(kept, keepingTime).toBe(true);
}
