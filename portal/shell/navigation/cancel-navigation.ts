import type { DataRouter, DataStrategyResult, MiddlewareFunction } from 'react-router';
import { createStore, useStore } from '../../lib/store.ts';
import { entryNumber } from '../../router-internals/router.tsx';
import { notePendingUrl } from '../reload/reload.ts';
import { phonePageAt } from '../routes/match.ts';

type Results = Record<string, DataStrategyResult>;
type PageAddress = Readonly<{ pathname: string; search: string }>;
type Target = PageAddress & { readonly hash: string };

let router: DataRouter | undefined;
/**
 * The number of the history entry of the shown page. During a navigation back, the browser's entry is already another
 * one.
 */
let shownEntry = 0;
let staying = false;
/** How many navigations were cancelled since the shown page was opened. */
const cancelCount = createStore(0);
/** The target of the last cancelled navigation. */
let refused: Target | undefined;

/** Follows the router's state; returns how to stop. */
export function watchRouter(given: DataRouter): () => void {
  router = given;
  shownEntry = entryNow();
  let { location } = given.state;
  const stop = given.subscribe((state) => {
    if (state.navigation.state === 'idle') staying = false;
    notePendingUrl(state.navigation.state === 'loading' ? targetAddress(state.navigation.location) : undefined);
    if (state.location.key === location.key) return;
    if (!isSamePlace(state.location, location)) cancelCount.set(0);
    location = state.location;
    shownEntry = entryNow();
  });
  return () => {
    stop();
    router = undefined;
  };
}

/**
 * Cancels the current navigation. The router has no function for that, but a navigation to the shown page replaces the
 * current one and needs no request.
 */
export function cancelNavigation(): void {
  if (!router || router.state.navigation.state === 'idle') return;
  const { location, errors } = router.state;
  staying = !errors;
  const steps = shownEntry - entryNow();
  // During a navigation back, the browser is already at another history entry, which must not be overwritten.
  if (steps !== 0) window.history.go(steps);
  else void router.navigate(location, { replace: true, preventScrollReset: true, state: location.state });
}

/** Returns to a page from which the browser went back. If another page has opened meanwhile, goes back from that. */
export function stayOn(page: { readonly key: string }): void {
  if (router?.state.navigation.state === 'idle' && router.state.location.key !== page.key) void router.navigate(-1);
  else cancelNavigation();
}

/**
 * How many history entries the shown page is after the browser's current one, while another page loads. A page that has
 * loaded is the router's page before React has rendered it; going back then leaves it.
 */
export function stepsToShown(): number {
  return router?.state.navigation.state === 'loading' ? shownEntry - entryNow() : 0;
}

/** Restarts the current navigation with a new request. */
export function askAgain(): void {
  if (router?.state.navigation.state !== 'loading') return;
  const { location } = router.state.navigation;
  openPage(location, { replace: shownEntry !== entryNow(), state: location.state });
}

/** Whether the page at `href` is already loading: opening it again would only restart that. */
export function isOnItsWay(href: string): boolean {
  const navigation = router?.state.navigation;
  return navigation?.state === 'loading' && targetAddress(navigation.location) === href;
}

function openPage(target: Target, options: { replace?: boolean; state?: unknown } = {}): void {
  // Keeps the scroll position for filters of the shown page.
  const preventScrollReset = target.pathname === router?.state.location.pathname;
  void router?.navigate(target, { ...options, preventScrollReset });
}

/**
 * When the network fails, keeps the shown page: a page that cannot be fetched is not opened, and one that is reloaded
 * keeps its data. Fetchers report their failures themselves.
 */
export const cancelWithoutNetwork: MiddlewareFunction<Results> = async ({ request, url }, next) => {
  const state = router?.state;
  if (!state || state.errors) return next();
  const isHere = isSamePlace(url, state.location);
  if (staying && isHere) return {};
  const results = await next();
  if (isWithinPhone(state.location, url)) return results;
  const { navigation, revalidation } = router?.state ?? state;
  const isAsked = navigation.state === 'loading' && isSamePlace(url, navigation.location);
  const isAnew = navigation.state === 'idle' && revalidation === 'loading' && isHere;
  if (!(isAsked || isAnew) || !Object.values(results).some(isUnreachedResult)) return results;
  if (isAsked) cancelTarget();
  if (isHere) return Object.fromEntries(Object.entries(results).filter(([, each]) => !isUnreachedResult(each)));
  cancelNavigation();
  if (!request.signal.aborted) {
    await new Promise((resolve) => request.signal.addEventListener('abort', resolve, { once: true }));
  }
  return results;
};

/** Whether both pages are phone pages, which may be cached in this browser. */
export function isWithinPhone(from: PageAddress, to: PageAddress): boolean {
  return [from, to].every(({ pathname }) => phonePageAt(pathname));
}

/**
 * Records that a page was not opened because there was no network or no answer: the given one, by default the one that
 * is loading.
 */
export function cancelTarget(target: Target | undefined = router?.state.navigation.location): void {
  refused = target;
  cancelCount.set(cancelCount.get() + 1);
}

/** Opens the target of the last cancelled navigation again. */
export function openRefused(): void {
  cancelCount.set(0);
  if (refused) openPage(refused);
}

/** Resets the count, when there is a network again. */
export function forgetRefusals(): void {
  cancelCount.set(0);
}

/** How many navigations were cancelled since the shown page was opened. */
export function useRefusals(): number {
  return useStore(cancelCount);
}

function isUnreachedResult({ type, result }: DataStrategyResult): boolean {
  return type === 'error' && result instanceof TypeError;
}

function isSamePlace(one: PageAddress, other: PageAddress): boolean {
  return one.pathname === other.pathname && one.search === other.search;
}

function targetAddress({ pathname, search, hash }: Target): string {
  return pathname + search + hash;
}

/** A history entry that the router did not make, such as an anchor of the page, belongs to the shown page. */
function entryNow(): number {
  return entryNumber() ?? shownEntry;
}
