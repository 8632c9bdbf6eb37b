import { leaveLayers } from '@yimen/ui/mobile/back';
import { instead, offlineHref } from './addresses.ts';

/**
 * Gives a document that the worker has shown in place of another page its own address, with the one that was asked for
 * after the hash. To be called before the router reads the address. The page's entry of the history stays the same, and
 * that of a sheet which was open over it is left, of which the router hears nothing.
 */
export function takePlace(): void {
  const root = document.documentElement;
  if (!root.hasAttribute(instead)) return;
  root.removeAttribute(instead);
  const { pathname, search, hash } = location;
  const take = () => history.replaceState(history.state, '', offlineHref(pathname + search + hash));
  take();
  void leaveLayers().then(take);
}
