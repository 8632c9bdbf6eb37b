import { useSyncExternalStore } from 'react';
import { createEmitter } from '../lib/store.ts';
import { onOnlineChange } from './online.ts';
import { cachedTiming } from './shared.ts';

interface FetchRecord {
  /** In ms since 1970. */
  at: number;
  /** From the cache, because the network failed. */
  fromCache: boolean;
}

/** When and from where each page's data came, by path and query. */
const fetched = new Map<string, FetchRecord>();
const noted = createEmitter();
/** When the document was fetched, if the worker served a cached one. */
let cachedAt: number | undefined;
let looked = false;

function documentCachedAt(): number | undefined {
  if (looked) return cachedAt;
  looked = true;
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  cachedAt = entry?.serverTiming?.find(({ name }) => name === cachedTiming)?.duration;
  return cachedAt;
}

/** Records that a page's data have come from the server. */
export function noteFetched(address: string): void {
  note(address, { at: Date.now(), fromCache: false });
}

/** Records that a page shows data fetched at `at`, in ms since 1970, which could not be loaded again. */
export function noteCached(address: string, at: number): void {
  note(address, { at, fromCache: true });
}

function note(address: string, how: FetchRecord): void {
  fetched.set(address, how);
  noted.emit();
}

function subscribeToConnection(listener: () => void): () => void {
  const unsubscribe = noted.subscribe(listener);
  const stop = onOnlineChange(listener);
  return () => {
    unsubscribe();
    stop();
  };
}

/**
 * When the data of the page at `address` were fetched, in ms since 1970, while they cannot be loaded again: without a
 * network, or when the worker has served a cached page because the network did not answer. Otherwise undefined.
 */
export function useStaleSince(address: string): number | undefined {
  return useSyncExternalStore(
    subscribeToConnection,
    () => staleSince(address, navigator.onLine),
    () => undefined,
  );
}

function staleSince(address: string, online: boolean): number | undefined {
  const how = fetched.get(address);
  if (!online) return fetchedAt(address);
  return how ? (how.fromCache ? how.at : undefined) : documentCachedAt();
}

/** When the data of the page at `address` were fetched, in ms since 1970. */
export function fetchedAt(address: string): number {
  return fetched.get(address)?.at ?? documentCachedAt() ?? Math.round(performance.timeOrigin);
}

/** Time-out of the check whether the server answers, in ms. */
const probeTimeoutMs = 5000;

/** Whether the server can be reached now; the browser itself knows only its own network connection. */
export async function isReachable(): Promise<boolean> {
  try {
    const response = await fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(probeTimeoutMs) });
    return response.ok;
  } catch {
    return false;
  }
}
