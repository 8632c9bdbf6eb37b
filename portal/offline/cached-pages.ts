import { phoneSite } from '@yimen/contract/paths';
import { logToConsole } from '../lib/console.ts';

/** Scope of the service worker: the phone site. */
export const workerScope = phoneSite;
/** Prefix of the page caches; the rest of the name is the person. There is one at a time. */
export const pageCaches = 'ym-pages-';

/** Opens the cache of this owner's pages; deletes everybody else's. */
export async function openPageCache(owner: string): Promise<Cache> {
  const name = pageCaches + owner;
  const others = (await caches.keys()).filter((each) => each.startsWith(pageCaches) && each !== name);
  await Promise.all(others.map((each) => caches.delete(each)));
  return caches.open(name);
}

/**
 * Deletes every cached page, after signing out or in. Tells the worker too, which runs longer than this page and may
 * just be fetching one.
 */
export async function forgetPages(): Promise<void> {
  // `caches` and `serviceWorker` are missing on plain http addresses other than localhost, and a browser that refuses
  // cookies may throw.
  try {
    const registration = await navigator.serviceWorker?.getRegistration(workerScope);
    registration?.active?.postMessage({ kind: 'forget' });
    const names = 'caches' in window ? await caches.keys() : [];
    await Promise.all(names.filter((name) => name.startsWith(pageCaches)).map((name) => caches.delete(name)));
  } catch (error) {
    logToConsole('info', 'Kept pages could not be looked for', error);
  }
}
