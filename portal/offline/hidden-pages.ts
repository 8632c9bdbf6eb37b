import type { InputOf } from '@yimen/contract/endpoint';
import { checkCached } from '@yimen/contract/offline';
import { paths, thingHrefs } from '@yimen/contract/paths';
import { cachedKinds, maxCachedThings } from '@yimen/contract/precache';
import { idShape } from '@yimen/contract/text';
import { api } from '../lib/api/browser.ts';
import { logToConsole } from '../lib/console.ts';
import { readStored, store } from '../lib/storage.ts';
import { dataRequestAddress } from '../router-internals/page-data.ts';
import { cacheOwner, noteHidden } from './cached-data.ts';
import { openPageCache } from './cached-pages.ts';
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

/**
 * The form of the address of a thing's page, by kind: the id ends it or stands before other parameters, such as those that
 * a messenger adds.
 */
const addressForms = cachedKinds.map((kind) => {
  const beginning = thingHrefs[kind].phone('0').slice(0, -1).replace('?', '\\?(?:.*[&;])?');
  return { kind, form: new RegExp(`^${beginning}([^/?&]+)`) };
});

interface CachedPage {
  readonly address: string;
  /** The thing whose page it is; undefined for a list. */
  readonly thing: Thing | undefined;
  /** That thing, and those to which the page links. */
  readonly things: readonly Thing[];
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
  const cache = await openPageCache(cacheOwner());
  const pages = await readCachedPages(cache);
  const things = new Map(pages.flatMap((page) => page.things.map((thing) => [keyOf(thing), thing])));
  const { gone, audience } = await checkThings([...things.values()]);
  const isGone = (thing: Thing) => gone.has(keyOf(thing));
  // Where no audience is stored, the pages are all of this one.
  const isOther = (readStored('local', audienceKey) ?? audience) !== audience;
  const isUnruled = ({ address }: CachedPage) => unruled.includes(address.replace(/\?.*/, ''));
  // A list also shows what has no page here, such as business systems.
  const isHidden = (page: CachedPage) => page.things.some(isGone) || (isOther && !page.thing && !isUnruled(page));
  const hidden = pages.filter(isHidden);
  noteHidden(hidden.map(({ address }) => address));
  const entries = hidden.flatMap(({ address }) => [address, dataRequestAddress(address)]);
  await Promise.all(entries.map((each) => cache.delete(each)));
  store('local', audienceKey, audience);
  return {
    deleted: hidden.flatMap(({ thing, address }) => (thing && isGone(thing) ? [] : address)),
    outdated: pages.flatMap((page) => (isOther && isUnruled(page) && !isHidden(page) ? page.address : [])),
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
  const addresses = new Set((await cache.keys()).map(({ url }) => pageAddress(url)));
  return Promise.all(
    [...addresses].map(async (address): Promise<CachedPage> => {
      const thing = thingAt(address);
      const html = await (await cache.match(address, { ignoreVary: true }))?.text();
      return { address, thing, things: [...(thing ? [thing] : []), ...linkedThings(html ?? '')] };
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
  for (const { kind, form } of addressForms) {
    const id = form.exec(address)?.[1];
    if (id && idShape.test(id)) return { kind, id };
  }
  return undefined;
}
