import { useSyncExternalStore } from 'react';
import { createEmitter } from '../lib/store.ts';
import { onOnlineChange } from './online.ts';
import { cachedTiming } from './shared.ts';

interface Fetched {
  /** In ms since 1970. */
  at: number;
  /** Taken from what was kept, because the network did not bring it. */
  kept: boolean;
}

/** How each page's data have come, by path and query. */
const fetched = new Map<string, Fetched>();
const noted = createEmitter();
/** When the document was fetched, if the worker gave a kept one. */
let keptAt: number | undefined;
let looked = false;

function documentKeptAt(): number | undefined {
  if (looked) return keptAt;
  looked = true;
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  keptAt = entry?.serverTiming?.find(({ name }) => name === cachedTiming)?.duration;
  return keptAt;
}

/** Notes that a page's data have come from the server. */
export function noteFetched(address: string): void {
  note(address, { at: Date.now(), kept: false });
}

/** Notes that a page shows data which have come from the server at that time, in ms, and could not be fetched anew. */
export function noteCached(address: string, at: number): void {
  note(address, { at, kept: true });
}

function note(address: string, how: Fetched): void {
  fetched.set(address, how);
  noted.emit();
}

function subscribe(listener: () => void): () => void {
  const unsubscribe = noted.subscribe(listener);
  const stop = onOnlineChange(listener);
  return () => {
    unsubscribe();
    stop();
  };
}

/**
 * When what the page at `address` shows was fetched, in ms since 1970, while it cannot be fetched anew: without a
 * network, or when the worker has given a kept page because the network did not answer. Undefined otherwise.
 */
export function useStaleSince(address: string): number | undefined {
  return useSyncExternalStore(
    subscribe,
    () => staleSince(address, navigator.onLine),
    () => undefined,
  );
}

function staleSince(address: string, online: boolean): number | undefined {
  const how = fetched.get(address);
  if (!online) return fetchedAt(address);
  return how ? (how.kept ? how.at : undefined) : documentKeptAt();
}

/** When what the page at `address` shows was fetched, in ms since 1970. */
export function fetchedAt(address: string): number {
  return fetched.get(address)?.at ?? documentKeptAt() ?? Math.round(performance.timeOrigin);
}

/** Longest wait for a sign that the server is there, in ms. */
const timeoutMs = 5000;

/** Whether the server can be reached now; the browser itself knows of its cable only. */
export async function isReachable(): Promise<boolean> {
  try {
    const response = await fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });
    return response.ok;
  } catch {
    return false;
  }
}
