import { useSyncExternalStore } from 'react';
import { keptTiming } from './shared.ts';

/** When each page's data were fetched, by path and query, in ms since 1970. */
const fetched = new Map<string, number>();
const listeners = new Set<() => void>();
/** When the document was fetched, if the worker gave a kept one. */
let keptAt: number | undefined;
let looked = false;

function documentKeptAt(): number | undefined {
  if (looked) return keptAt;
  looked = true;
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  keptAt = entry?.serverTiming?.find(({ name }) => name === keptTiming)?.duration;
  return keptAt;
}

/** Notes that a page's data have come from the server. */
export function noteFetched(address: string, now = Date.now()): void {
  fetched.set(address, now);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
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

export function staleSince(address: string, online: boolean): number | undefined {
  const at = fetched.get(address);
  if (online) return at === undefined ? documentKeptAt() : undefined;
  return at ?? documentKeptAt() ?? Math.round(performance.timeOrigin);
}

/** Longest wait for a sign that the server is there, in ms. */
const patience = 5000;

/** Whether the server can be reached now; the browser itself knows of its cable only. */
export async function isReachable(): Promise<boolean> {
  try {
    const response = await fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(patience) });
    return response.ok;
  } catch {
    return false;
  }
}
