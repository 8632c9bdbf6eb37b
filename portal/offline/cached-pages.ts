import { phoneSite } from '@yimen/contract/paths';
import { logToConsole } from '../lib/console.ts';
import type { Message } from './shared.ts';

/** Scope of the service worker: the phone site. */
export const workerScope = phoneSite;
/** Prefix of the page caches; the rest of the name is the person. There is one at a time. */
export const pageCaches = 'ym-pages-';

/** How long the worker may take to delete pages before the page that asked goes on, in ms. */
const workerTimeoutMs = 3000;

/** Opens the cache of this owner's pages; deletes everybody else's. */
export async function openPageCache(owner: string): Promise<Cache> {
  const name = pageCaches + owner;
  await deletePageCaches(name);
  return caches.open(name);
}

/**
 * Deletes the page caches, except the one named. Their pages first: a deleted cache that is still open somewhere stays
 * on the disk, as long as the browser runs or even until it starts again.
 */
export async function deletePageCaches(except?: string): Promise<void> {
  const names = (await caches.keys()).filter((each) => each.startsWith(pageCaches) && each !== except);
  await Promise.all(names.map(deleteCache));
}

async function deleteCache(name: string): Promise<void> {
  const cache = await caches.open(name);
  await Promise.all((await cache.keys()).map((request) => cache.delete(request)));
  await caches.delete(name);
}

/**
 * Ends what is pushed here and deletes every cached page, after signing out or in: whoever comes next is shown nothing
 * of the last visitor.
 */
export async function forgetPages(): Promise<void> {
  // `caches` and `serviceWorker` are missing on plain http addresses other than localhost, and a browser that refuses
  // cookies may throw.
  try {
    const registration = await navigator.serviceWorker?.getRegistration(workerScope);
    const ended = await Promise.allSettled([endPush(registration), deletePages(registration)]);
    for (const each of ended) if (each.status === 'rejected') throw each.reason;
  } catch (error) {
    logToConsole('info', 'Kept pages could not be looked for', error);
  }
}

/** The server learns of it with the next push. */
async function endPush(registration: ServiceWorkerRegistration | undefined): Promise<void> {
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}

/** The worker first, which runs longer than this page and may just be fetching one. */
async function deletePages(registration: ServiceWorkerRegistration | undefined): Promise<void> {
  if (registration?.active) {
    const timeout = new Promise((resolve) => setTimeout(resolve, workerTimeoutMs));
    await Promise.race([sendToWorker(registration.active, { kind: 'forget' }), timeout]);
  }
  if ('caches' in window) await deletePageCaches();
}

/** Resolves when the worker has done what it can. */
export function sendToWorker(worker: ServiceWorker, message: Message): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    worker.postMessage(message, [port2]);
  });
}
