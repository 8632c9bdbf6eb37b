import type { DataStrategyResult, MiddlewareFunction } from 'react-router';
import { onWritten } from '../../../lib/api/written.ts';
import { matchRoute, trimmed } from '../../routes/match.ts';
import { forgetShown } from './last-shown.ts';

type Loaded = Readonly<Record<string, unknown>>;
type Results = Record<string, DataStrategyResult>;

interface Kept {
  /** What all of its routes have loaded, by route id. */
  loaded: Loaded;
  /** When that was, in ms. */
  at: number;
}

/** Coming back later than this asks anew, in ms. */
const maxAgeMs = 30 * 60_000;
const maxEntries = 30;

const kept = new Map<string, Kept>();
let shown: string | undefined;
let returns: () => boolean = () => false;
/** What came until then, in ms, may have changed. */
let outdated = 0;
let refresh: { failure?: unknown } | undefined;

/** A page's address as far as its data depend on it. */
export function addressOf({ pathname, search }: { pathname: string; search: string }): string {
  return trimmed(pathname) + search;
}

/**
 * Keeps what the page at `address` shows, nothing where it failed, with the time `at` which it was loaded, in ms; from
 * now on it is the one that is shown.
 */
export function storeData(address: string, loaded: Loaded | undefined, at = Date.now()): void {
  shown = address;
  if (kept.get(address)?.loaded === loaded) return;
  kept.delete(address);
  if (!loaded) return;
  kept.set(address, { loaded, at });
  for (const oldest of kept.keys()) {
    if (kept.size <= maxEntries) break;
    kept.delete(oldest);
  }
}

/** The address of the page that is shown; while another is on its way, the browser's may be ahead of it. */
export function shownAddress(): string | undefined {
  return shown;
}

/** What the page at `address` showed last; undefined when it is not known any more. */
export function dataBefore(address: string): Readonly<Kept> | undefined {
  return kept.get(address);
}

/**
 * While the phone site is shown: `isReturn` tells whether the navigation on its way comes back to a page. What is
 * written outdates the data, but not the pages; all is forgotten when the visitor leaves the phone site.
 */
export function whileShown(isReturn: () => boolean): () => void {
  returns = isReturn;
  const deaf = onWritten(() => outdateData());
  return () => {
    deaf();
    returns = () => false;
    shown = undefined;
    outdated = 0;
    kept.clear();
    forgetShown();
  };
}

/** What was loaded until `at`, in ms, may have changed since: it is asked for anew when its page is opened. */
export function outdateData(at = Date.now()): void {
  outdated = at;
}

/**
 * Coming back to a phone page, by the history or by its tab, shows what it showed, without a request (specification,
 * section 2, “kept alive”). What does not come through while it is loaded anew leaves what is shown.
 */
export const answerFromKeepAlive: MiddlewareFunction<Results> = async ({ url }, next) => {
  const address = addressOf(url);
  if (address !== shown) {
    const before = returns() ? kept.get(address) : undefined;
    const page = matchRoute(url.pathname);
    if (!before || !page?.keepAlive || !holds(before)) return next();
    return { [page.name]: { type: 'data', result: before.loaded[page.name] } };
  }
  const results = await next();
  return withoutFailures(results, kept.get(address)?.loaded ?? {});
};

function holds({ at }: Kept): boolean {
  return at > outdated && Date.now() - at <= maxAgeMs;
}

/** The results with what was shown in place of what failed: by the network, or while the visitor refreshes. */
function withoutFailures(results: Results, loaded: Loaded): Results {
  const entries = Object.entries(results).map(([id, each]): [string, DataStrategyResult] => {
    const keeps = refresh !== undefined || each.result instanceof TypeError;
    if (each.type !== 'error' || each.result instanceof Response || !keeps) return [id, each];
    if (refresh) refresh.failure = each.result;
    return [id, id in loaded ? { type: 'data', result: loaded[id] } : each];
  });
  return Object.fromEntries(entries);
}

/** Loads the page that is shown anew, and the others when they are opened; throws when that fails, and all stays as it is. */
export async function refreshShown(revalidate: () => Promise<void>): Promise<undefined> {
  const outcome: { failure?: unknown } = {};
  refresh = outcome;
  const began = Date.now();
  await revalidate().finally(() => {
    if (refresh === outcome) refresh = undefined;
  });
  if (outcome.failure !== undefined) throw outcome.failure;
  outdateData(began);
}
