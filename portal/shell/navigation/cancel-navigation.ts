import type { DataRouter, DataStrategyResult, MiddlewareFunction } from 'react-router';
import { createStore, useStore } from '../../lib/store.ts';
import { entryNumber } from '../../router-internals/router.tsx';
import { notePendingUrl } from '../reload/reload.ts';
import { hasPhoneLayout } from '../routes/match.ts';

type Results = Record<string, DataStrategyResult>;
type Place = Readonly<{ pathname: string; search: string }>;
type Target = Place & { readonly hash: string };

let router: DataRouter | undefined;
/** The number of the history entry that is shown; while one goes back, the address is ahead of the page. */
let shownEntry = 0;
let staying = false;
/** How often a page was not opened since the one that is shown was. */
const refusals = createStore(0);
/** The page that was not opened last. */
let refused: Target | undefined;

/** Follows what the router shows; returns how to stop. */
export function watchRouter(given: DataRouter): () => void {
  router = given;
  shownEntry = entryNow();
  let { location } = given.state;
  const stop = given.subscribe((state) => {
    if (state.navigation.state === 'idle') staying = false;
    notePendingUrl(state.navigation.state === 'loading' ? addressOf(state.navigation.location) : undefined);
    if (state.location.key === location.key) return;
    if (!isSame(state.location, location)) refusals.set(0);
    location = state.location;
    shownEntry = entryNow();
  });
  return () => {
    stop();
    router = undefined;
  };
}

/**
 * Ends the navigation that is on its way. The router has no call for that, but one to the page that is shown takes its
 * place and asks for nothing.
 */
export function cancelNavigation(): void {
  if (!router || router.state.navigation.state === 'idle') return;
  const { location, errors } = router.state;
  staying = !errors;
  const steps = shownEntry - entryNow();
  // One who went back stands in another entry already, which must not be overwritten.
  if (steps !== 0) window.history.go(steps);
  else void router.navigate(location, { replace: true, preventScrollReset: true, state: location.state });
}

/** Stays on a page to which the window went back. One that arrived on the way there is left again. */
export function stayOn(page: { readonly key: string }): void {
  if (router?.state.navigation.state === 'idle' && router.state.location.key !== page.key) void router.navigate(-1);
  else cancelNavigation();
}

/**
 * How many entries of the history the page that is shown lies after the one that the window stands in, while another
 * is on its way. One that has arrived is the router's page before React has drawn it: going back then leaves it.
 */
export function stepsToShown(): number {
  return router?.state.navigation.state === 'loading' ? shownEntry - entryNow() : 0;
}

/** Asks for the page that is on its way once more, by a new request. */
export function askAgain(): void {
  if (router?.state.navigation.state !== 'loading') return;
  const { location } = router.state.navigation;
  openPage(location, { replace: shownEntry !== entryNow(), state: location.state });
}

/** Whether the page at `href` is on its way already: asked for once more, it would only begin anew. */
export function isOnItsWay(href: string): boolean {
  const navigation = router?.state.navigation;
  return navigation?.state === 'loading' && addressOf(navigation.location) === href;
}

function openPage(target: Target, options: { replace?: boolean; state?: unknown } = {}): void {
  // Filters of the page that stands leave it where it is.
  const preventScrollReset = target.pathname === router?.state.location.pathname;
  void router?.navigate(target, { ...options, preventScrollReset });
}

/**
 * What the network does not bring leaves the page that is shown as it is: a page that cannot be fetched is not opened,
 * and one that is fetched anew keeps its data. Fetchers say their failures themselves.
 */
export const cancelWithoutNetwork: MiddlewareFunction<Results> = async ({ request, url }, next) => {
  const state = router?.state;
  if (!state || state.errors) return next();
  const isHere = isSame(url, state.location);
  if (staying && isHere) return {};
  const results = await next();
  if (isWithinPhone(state.location, url)) return results;
  const { navigation, revalidation } = router?.state ?? state;
  const isAsked = navigation.state === 'loading' && isSame(url, navigation.location);
  const isAnew = navigation.state === 'idle' && revalidation === 'loading' && isHere;
  if (!(isAsked || isAnew) || !Object.values(results).some(isUnreached)) return results;
  if (isAsked) refuse();
  if (isHere) return Object.fromEntries(Object.entries(results).filter(([, each]) => !isUnreached(each)));
  cancelNavigation();
  if (!request.signal.aborted) {
    await new Promise((resolve) => request.signal.addEventListener('abort', resolve, { once: true }));
  }
  return results;
};

/** Whether both pages are of the phone site, which opens what this browser has kept. */
export function isWithinPhone(from: Place, to: Place): boolean {
  return [from, to].every(({ pathname }) => hasPhoneLayout(pathname));
}

/** Notes that a page was not opened for want of a network or an answer: the one on its way, or the one given. */
export function refuse(target: Target | undefined = router?.state.navigation.location): void {
  refused = target;
  refusals.set(refusals.get() + 1);
}

/** Asks again for the page that was not opened. */
export function openRefused(): void {
  refusals.set(0);
  if (refused) openPage(refused);
}

/** Forgets it: there is a network again. */
export function forgetRefusals(): void {
  refusals.set(0);
}

/** How many pages were not opened since the one that is shown was. */
export function useRefusals(): number {
  return useStore(refusals);
}

function isUnreached({ type, result }: DataStrategyResult): boolean {
  return type === 'error' && result instanceof TypeError;
}

function isSame(one: Place, other: Place): boolean {
  return one.pathname === other.pathname && one.search === other.search;
}

function addressOf({ pathname, search, hash }: Target): string {
  return pathname + search + hash;
}

/** An entry of the browser's own, as for a place within the page, belongs to the one that is shown. */
function entryNow(): number {
  return entryNumber() ?? shownEntry;
}
