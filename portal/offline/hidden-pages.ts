import type { InputOf } from '@yimen/contract/endpoint';
import { checkCached } from '@yimen/contract/offline';
import { paths, thingHrefs } from '@yimen/contract/paths';
import { maxCachedThings } from '@yimen/contract/precache';
import { idShape } from '@yimen/contract/text';
import { api } from '../lib/api/browser.ts';
import { logToConsole } from '../lib/console.ts';
import { readStored, store } from '../lib/storage.ts';
import { cacheOwner, noteHidden } from './cached-data.ts';
import { pageCaches } from './cached-pages.ts';
import { onOnlineChange } from './online.ts';
import { offlinePath } from './phone-pages.ts';

/** How long the cached pages are not checked again, in ms, unless the network was lost meanwhile. */
const checkedForMs = 10 * 60_000;
/** Storage key of what the server last called this visitor's audience. */
const audienceKey = 'ym-cached-audience';

/** Pages of which rules hide nothing but menu entries: what is the person's own, and what is served without a network. */
const unruled: readonly string[] = [
  offlinePath,
  paths['mobile-task-center'],
  paths['mobile-schedule-detail'],
  paths['mobile-my-schedule-schedule'],
  paths['mobile-my-schedule-schedule-dialog'],
  paths['mobile-my-schedule-schedule-dialog-add'],
];

type Thing = InputOf<typeof checkCached>['things'][number];

/** How the address of a thing's page begins, by kind; the rest is its id. */
const beginnings = (['service', 'news', 'notice', 'topic'] as const).map((kind) => ({
  kind,
  beginning: thingHrefs[kind].phone('0').slice(0, -1),
}));

interface CachedPage {
  readonly address: string;
  /** The thing whose page it is; undefined for a list. */
  readonly thing: Thing | undefined;
  /** That thing, and those to which the page links. */
  readonly things: readonly Thing[];
  /** Its document and its data, as far as they are cached. */
  readonly entries: readonly Request[];
}

/** Addresses of cached pages that are to be fetched again. */
interface Again {
  /** Deleted: something on them is hidden, but not what they are about. */
  readonly deleted: readonly string[];
  /** Still there until the new ones are. */
  readonly outdated: readonly string[];
}

let checkedAt = 0;
onOnlineChange(() => {
  checkedAt = 0;
});

/**
 * Deletes cached pages that show something that the visitor may not see any more, after a rule or a fact about them has
 * changed. Asks once for each document, after the network was lost, and every ten minutes.
 */
export async function deleteHidden(): Promise<Again> {
  const again = { deleted: [], outdated: [] };
  if (Date.now() - checkedAt < checkedForMs) return again;
  try {
    const checked = await checkPages();
    checkedAt = Date.now();
    return checked;
  } catch (error) {
    logToConsole('info', 'Cached pages could not be checked', error);
    return again;
  }
}

async function checkPages(): Promise<Again> {
  const name = (await caches.keys()).find((each) => each.startsWith(pageCaches));
  const cache = name === undefined ? undefined : await caches.open(name);
  const pages = cache ? await readCachedPages(cache) : [];
  const things = new Map(pages.flatMap((page) => page.things.map((thing) => [keyOf(thing), thing])));
  const { gone, audience } = await checkThings([...things.values()]);
  const isGone = (thing: Thing) => gone.has(keyOf(thing));
  // Where no audience is stored, one's own pages are all of this one.
  const before = readStored('local', audienceKey) ?? audience;
  const isOwn = name === pageCaches + cacheOwner();
  const isOther = !isOwn || audience !== before;
  const stays = ({ address }: CachedPage) => isOwn && unruled.includes(address.replace(/\?.*/, ''));
  // A list also shows what has no page here, such as business systems.
  const isHidden = (page: CachedPage) => page.things.some(isGone) || (isOther && !page.thing && !stays(page));
  const hidden = pages.filter(isHidden);
  noteHidden(hidden.map(({ address }) => address));
  await Promise.all(hidden.flatMap(({ entries }) => entries.map((request) => cache?.delete(request))));
  store('local', audienceKey, audience);
  return {
    deleted: hidden.flatMap(({ thing, address }) => (thing && isGone(thing) ? [] : address)),
    outdated: pages.flatMap((page) => (isOther && stays(page) && !isHidden(page) ? page.address : [])),
  };
}

const keyOf = ({ kind, id }: Thing) => `${kind} ${id}`;

/** Which of these things the visitor may not see. Throws ApiError. */
async function checkThings(things: readonly Thing[]): Promise<{ gone: ReadonlySet<string>; audience: string }> {
  const answer = await api.call(checkCached, { things: things.slice(0, maxCachedThings) });
  const rest = things.length > maxCachedThings ? await checkThings(things.slice(maxCachedThings)) : undefined;
  return { audience: answer.audience, gone: new Set([...answer.gone.map(keyOf), ...(rest?.gone ?? [])]) };
}

async function readCachedPages(cache: Cache): Promise<readonly CachedPage[]> {
  const requests = await cache.keys();
  const addresses = new Set(requests.map(({ url }) => pageAddress(url)));
  return Promise.all(
    [...addresses].map(async (address): Promise<CachedPage> => {
      const thing = thingAt(address);
      const html = await (await cache.match(address, { ignoreVary: true }))?.text();
      return {
        address,
        thing,
        things: [...(thing ? [thing] : []), ...linkedThings(html ?? '')],
        entries: requests.filter(({ url }) => pageAddress(url) === address),
      };
    }),
  );
}

/** The address of the page to which a cached document or its data belong. */
function pageAddress(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname.replace(/\.data$/, '') + search;
}

function linkedThings(html: string): Thing[] {
  return [...html.matchAll(/ href="([^"#]+)/g)].flatMap(([, href = '']) => thingAt(href) ?? []);
}

/** The thing that has its page at this address; undefined for other pages. */
function thingAt(address: string): Thing | undefined {
  const found = beginnings.find(({ beginning }) => address.startsWith(beginning));
  const id = address.slice(found?.beginning.length);
  return found && idShape.test(id) ? { kind: found.kind, id } : undefined;
}
