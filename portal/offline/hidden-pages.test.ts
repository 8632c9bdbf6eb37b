import type { InputOf } from '@yimen/contract/endpoint';
import type { checkCached } from '@yimen/contract/offline';
import { maxCachedThings } from '@yimen/contract/precache';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageCaches } from './cached-pages.ts';
import { stubCaches } from './fixture.ts';
import { nobody } from './shared.ts';

const call = vi.fn();
vi.mock('../lib/api/browser.ts', () => ({ api: { call } }));

const [guide, other, list] = ['/mobile/service-guide/a', '/mobile/service-guide/b', '/mobile/work?type=systems'];
const article = '/mobile/news?article=c';
const own = ['/mobile/offline', '/mobile/task-center', '/mobile/my-schedule/schedule?view=week'];

/** What the server hides, by id, and its name for this visitor's audience. */
let hidden: readonly string[];
let audience: string;
let has: ReturnType<typeof stubCaches>['has'];
const shelf = new Map<string, string>();

beforeEach(() => {
  vi.resetModules();
  [hidden, audience] = [[], 'first'];
  has = stubCaches('http://a.test').has;
  const [getItem, setItem] = [(key: string) => shelf.get(key) ?? null, (key: string, to: string) => shelf.set(key, to)];
  vi.stubGlobal('localStorage', { getItem, setItem });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', { cookie: '' });
  call.mockReset().mockImplementation(async (_, { things }: InputOf<typeof checkCached>) => ({
    gone: things.filter(({ id }) => hidden.includes(id)),
    audience,
  }));
});
afterEach(() => {
  vi.restoreAllMocks();
  shelf.clear();
  vi.unstubAllGlobals();
});

/** A new document, on which these pages are cached, each with links. */
async function openDocument(pages: Readonly<Record<string, readonly string[]>>, owner = nobody) {
  const cache = await caches.open(pageCaches + owner);
  for (const [address, links] of Object.entries(pages)) {
    await cache.put(address, new Response(links.map((href) => `<a class="x" href="${href}">x</a>`).join('')));
    await cache.put(address.replace(/(?=\?|$)/, '.data'), new Response('[]'));
  }
  const [{ deleteHidden }, { mayShow }] = [await import('./hidden-pages.ts'), await import('./cached-data.ts')];
  return { deleteHidden, mayShow };
}
const cached = () => [guide, other, list, article, ...own].filter(has);
const nothing = { deleted: [], outdated: [] };

test('a page about what is hidden goes with its data; one that links to it may be fetched again', async () => {
  const { deleteHidden, mayShow } = await openDocument({ [guide]: [], [other]: [guide], [article]: [other] });
  const before = Date.now();
  hidden = ['a'];
  expect(await deleteHidden()).toEqual({ deleted: [other], outdated: [] });
  expect(cached()).toEqual([article]);
  expect(has(`${guide}.data`)).toBe(false);
  expect([guide, other, article].map((address) => mayShow(address, before))).toEqual([false, false, true]);
  expect(mayShow(guide, Date.now() + 1), 'what is fetched later').toBe(true);
});

test('lists go when the audience is another one, pages about one thing stay', async () => {
  const { deleteHidden } = await openDocument({ [guide]: [], [list]: [guide] });
  expect(await deleteHidden(), 'the first time').toEqual(nothing);
  expect(cached()).toEqual([guide, list]);
  window.dispatchEvent(new Event('online'));
  expect(await deleteHidden(), 'for the same audience').toEqual(nothing);
  expect(cached()).toEqual([guide, list]);
  window.dispatchEvent(new Event('online'));
  audience = 'second';
  expect(await deleteHidden()).toEqual({ deleted: [list], outdated: [] });
  expect(cached()).toEqual([guide]);
});

test('the audience is known before the first page is cached', async () => {
  const { deleteHidden } = await openDocument({});
  for (const name of await caches.keys()) await caches.delete(name);
  expect(await deleteHidden()).toEqual(nothing);
  await openDocument({ [list]: [] });
  window.dispatchEvent(new Event('online'));
  audience = 'second';
  expect((await deleteHidden()).deleted).toEqual([list]);
});

test('of another audience the offline page and what is the person’s own stay until the new ones are there', async () => {
  shelf.set('ym-cached-audience', 'another');
  const pages = Object.fromEntries([list, ...own].map((address) => [address, []]));
  const { deleteHidden, mayShow } = await openDocument(pages);
  const before = Date.now();
  expect(await deleteHidden()).toEqual({ deleted: [list], outdated: own });
  expect(cached()).toEqual(own);
  expect(own.every((address) => mayShow(address, before))).toBe(true);
});

test('of another person nothing stays, even where the server does not answer', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const { deleteHidden } = await openDocument(Object.fromEntries([guide, ...own].map((each) => [each, []])), 'p');
  call.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await deleteHidden()).toEqual(nothing);
  expect(cached()).toEqual([]);
});

test.each([
  `${guide}?from=singlemessage`,
  '/mobile/news?article=a&from=singlemessage',
  '/mobile/notice?from=singlemessage&notice=a',
])('a page is about its thing whatever a messenger adds to its address: %s', async (shared) => {
  const { deleteHidden } = await openDocument({ [shared]: [], [list]: [shared.replace('&', '&amp;')] });
  hidden = ['a'];
  expect(await deleteHidden()).toEqual({ deleted: [list], outdated: [] });
  expect(has(shared)).toBe(false);
});

test('the server is asked once for a document, and again when the network was lost', async () => {
  const { deleteHidden } = await openDocument({
    [guide]: [other, other, '/mobile/news?column=d', '/home'],
  });
  await deleteHidden();
  await deleteHidden();
  expect(call).toHaveBeenCalledOnce();
  const things = [
    { kind: 'service', id: 'a' },
    { kind: 'service', id: 'b' },
  ];
  expect(call.mock.lastCall?.[1]).toEqual({ things });
  window.dispatchEvent(new Event('offline'));
  await deleteHidden();
  expect(call).toHaveBeenCalledTimes(2);
});

test('more than fits into one call is asked in several', async () => {
  const links = Array.from({ length: maxCachedThings + 10 }, (_, at) => `/mobile/service-guide/s${at}`);
  const { deleteHidden } = await openDocument({ [list]: links });
  hidden = [`s${maxCachedThings + 5}`];
  expect((await deleteHidden()).deleted).toEqual([list]);
  expect(call.mock.calls.map(([, { things }]) => things.length)).toEqual([maxCachedThings, 10]);
});

test('nothing goes while the server does not answer, and it is asked again', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const { deleteHidden } = await openDocument({ [guide]: [], [list]: [] });
  hidden = ['a'];
  call.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await deleteHidden()).toEqual(nothing);
  expect(cached()).toEqual([guide, list]);
  await deleteHidden();
  expect(cached()).toEqual([list]);
});
