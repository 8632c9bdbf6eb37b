import type { DataStrategyResult, MiddlewareFunction } from 'react-router';
import { onWritten } from '../../../lib/api/written.ts';
import { phonePageAt, trimmed } from '../../routes/match.ts';
import { forgetShown } from './last-shown.ts';

type LoaderData = Readonly<Record<string, unknown>>;
type Results = Record<string, DataStrategyResult>;

interface KeptAlive {
  /** The loader data of all its routes, by route id. */
  loaded: LoaderData;
  /** When it was loaded, in ms since 1970. */
  at: number;
}

/** Maximum age of kept data, in ms; after that they are loaded again. */
const maxAgeMs = 30 * 60_000;
const maxKeptAlive = 30;

const dataByAddress = new Map<string, KeptAlive>();
let shown: string | undefined;
let returns: () => boolean = () => false;
/** Data loaded until this time, in ms since 1970, may be outdated. */
let outdated = 0;
let refresh: { failure?: unknown } | undefined;

/** The part of a page's address on which its data depend. */
export function dataAddress({ pathname, search }: { pathname: string; search: string }): string {
  return trimmed(pathname) + search;
}

/**
 * Stores the data of the page at `address`, which is now the shown one, with the time at which they were loaded, in ms
 * since 1970. Stores nothing where the page failed.
 */
export function storeData(address: string, loaded: LoaderData | undefined, at = Date.now()): void {
  shown = address;
  if (dataByAddress.get(address)?.loaded === loaded) return;
  dataByAddress.delete(address);
  if (!loaded) return;
  dataByAddress.set(address, { loaded, at });
  for (const oldest of dataByAddress.keys()) {
    if (dataByAddress.size <= maxKeptAlive) break;
    dataByAddress.delete(oldest);
  }
}

/** The address of the shown page; while another one loads, the browser's may already be that one's. */
export function shownAddress(): string | undefined {
  return shown;
}

/** The last data of the page at `address`; undefined when they are not stored. */
export function dataBefore(address: string): Readonly<KeptAlive> | undefined {
  return dataByAddress.get(address);
}

/**
 * Call while the phone site is shown: `isReturn` tells whether the current navigation goes back to a kept page. A write
 * outdates the data, but not the pages. The returned function, for leaving the phone site, removes everything.
 */
export function whileShown(isReturn: () => boolean): () => void {
  returns = isReturn;
  const deaf = onWritten(() => outdateData());
  return () => {
    deaf();
    returns = () => false;
    shown = undefined;
    outdated = 0;
    dataByAddress.clear();
    forgetShown();
  };
}

/** Marks data loaded until `at`, in ms since 1970, as outdated: they are loaded again when their page is opened. */
export function outdateData(at = Date.now()): void {
  outdated = at;
}

/**
 * Coming back to a phone page, by the history or by its tab, shows its last data without a request (specification,
 * section 2, “kept alive”). When a reload fails, the shown data stay.
 */
export const answerFromKeepAlive: MiddlewareFunction<Results> = async ({ url }, next) => {
  const address = dataAddress(url);
  if (address !== shown) {
    const before = returns() ? dataByAddress.get(address) : undefined;
    const page = phonePageAt(url.pathname);
    if (!before || !page?.keepAlive || !isValid(before)) return next();
    return { [page.name]: { type: 'data', result: before.loaded[page.name] } };
  }
  const results = await next();
  return withoutFailures(results, dataByAddress.get(address)?.loaded ?? {});
};

function isValid({ at }: KeptAlive): boolean {
  return at > outdated && Date.now() - at <= maxAgeMs;
}

/** Replaces failed results by the shown data where the network failed or while the visitor refreshes. */
function withoutFailures(results: Results, loaded: LoaderData): Results {
  const entries = Object.entries(results).map(([id, each]): [string, DataStrategyResult] => {
    const keeps = refresh !== undefined || each.result instanceof TypeError;
    if (each.type !== 'error' || each.result instanceof Response || !keeps) return [id, each];
    if (refresh) refresh.failure = each.result;
    return [id, id in loaded ? { type: 'data', result: loaded[id] } : each];
  });
  return Object.fromEntries(entries);
}

/** Reloads the shown page, and marks the others as outdated. Throws when that fails; then nothing changes. */
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
