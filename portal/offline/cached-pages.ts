import { logToConsole } from '../lib/console.ts';

/** Pages of the phone site: what the service worker stands between the visitor and the network for. */
export const scope = '/mobile/';
/** Caches of drawn pages begin so; the rest is whose pages they are. There is one at a time. */
export const pageCaches = 'ym-pages-';

/**
 * Deletes every kept page: someone signs out or in. The worker is told too, which outlives this page and may just be
 * fetching one.
 */
export async function forgetPages(): Promise<void> {
  // Neither is there on plain http addresses other than localhost, and a browser that refuses cookies may throw.
  try {
    const registration = await navigator.serviceWorker?.getRegistration(scope);
    registration?.active?.postMessage({ kind: 'forget' });
    const names = 'caches' in window ? await caches.keys() : [];
    await Promise.all(names.filter((name) => name.startsWith(pageCaches)).map((name) => caches.delete(name)));
  } catch (error) {
    logToConsole('info', 'Kept pages could not be looked for', error);
  }
}
