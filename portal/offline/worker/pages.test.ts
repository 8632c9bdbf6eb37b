import { precacheHeader } from '@yimen/contract/precache';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dataRequestAddress } from '../../router-internals/page-data.ts';
import { pageCaches } from '../cached-pages.ts';
import { stubCaches } from '../fixture.ts';
import { nobody, ownerHeader } from '../shared.ts';

const site = 'http://a.test';
let has: ReturnType<typeof stubCaches>['has'];
const page = '/mobile/home';
const style = '/assets/home-1.css';
const html = `<title>首页</title><link rel="stylesheet" href="${style}">`;

beforeEach(() => {
  vi.stubGlobal('self', {});
  vi.stubGlobal('location', { origin: site });
  has = stubCaches(site).has;
});
afterEach(() => vi.unstubAllGlobals());

/** Has the server send the page, its data and, in its own way, its styles. */
function serve(styles: () => Promise<Response>) {
  const sent = (text: string) => new Response(text, { headers: { [ownerHeader]: nobody } });
  vi.stubGlobal('fetch', async (wanted: string) => (wanted === style ? styles() : sent(wanted === page ? html : '[]')));
}

/** An answer from here, which no constructor makes. */
const whole = () => Object.defineProperty(new Response('a{}'), 'type', { value: 'basic' });

async function keep(outdated: string[] = []): Promise<void> {
  const { fetchPages } = await import('./pages.ts');
  await fetchPages({ kind: 'keep', outdated, opened: [page], ahead: [], guides: [] });
}

test('a page is kept only once its files are', async () => {
  let isKeptBefore: boolean | undefined;
  serve(async () => {
    isKeptBefore = has(page);
    return whole();
  });
  await keep();
  expect([isKeptBefore, has(style), has(page)]).toEqual([false, true, true]);
});

test('a page whose files the network no longer brings is not kept', async () => {
  serve(() => Promise.reject(new TypeError('Failed to fetch')));
  await keep();
  expect(has(page)).toBe(false);
});

test('a deleted page is gone from a cache that is still open, too', async () => {
  serve(async () => whole());
  await keep();
  const open = await caches.open(pageCaches + nobody);
  const { deletePages } = await import('./pages.ts');
  expect((await open.keys()).length).toBe(2);
  await deletePages();
  expect(await open.keys()).toEqual([]);
});

test.each(['before it is put', 'while it is put'])('a page is not kept when all are deleted %s', async (when) => {
  serve(async () => whole());
  const { deletePages } = await import('./pages.ts');
  const cache = await caches.open(pageCaches + nobody);
  vi.spyOn(caches, 'open').mockResolvedValue(cache);
  const { put } = cache;
  cache.put = async (address, response) => {
    if (String(address) !== page) return put(address, response);
    if (when === 'before it is put') await deletePages();
    await put(address, response);
    if (when === 'while it is put') await deletePages();
  };
  await keep();
  expect(await cache.keys()).toEqual([]);
});

test('a page that the visitor cannot see any more is deleted', async () => {
  serve(async () => whole());
  await keep();
  expect(has(page)).toBe(true);
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  await keep();
  vi.useRealTimers();
  expect([has(page), has(dataRequestAddress(page))]).toEqual([false, false]);
});

test('an outdated page is fetched again however new it is, and stays when the network does not bring it', async () => {
  let sent = 0;
  const send = async (wanted: string) => {
    sent += Number(wanted === page);
    return new Response('[]', { headers: { [ownerHeader]: nobody } });
  };
  vi.stubGlobal('fetch', send);
  await keep();
  await keep();
  expect(sent).toBe(1);
  await keep([page]);
  expect(sent).toBe(2);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await keep([page]);
  expect([has(page), has(dataRequestAddress(page))]).toEqual([true, true]);
});

test('what is fetched to be kept says so, for nobody has opened it', async () => {
  const asked: [string, string | null][] = [];
  vi.stubGlobal('fetch', async (wanted: string, init?: RequestInit) => {
    asked.push([wanted, new Headers(init?.headers).get(precacheHeader)]);
    return new Response('[]', { headers: { [ownerHeader]: nobody } });
  });
  await keep();
  expect(asked).toEqual([
    [dataRequestAddress(page), '1'],
    [page, '1'],
  ]);
});
