/// <reference types="vite/client" />

import { thingHrefs } from '@yimen/contract/paths';
import type { App } from '@yimen/contract/services/service';
import { logToConsole } from '../lib/console.ts';
import { routeFiles } from '../router-internals/router.tsx';
import { readCachedData } from './cached-data.ts';
import { sendToWorker, workerScope } from './cached-pages.ts';
import { deleteHidden } from './hidden-pages.ts';
import { isKeepable, isLasting } from './keepable.ts';
import { collection, mainPages, ofAll } from './main-pages.ts';
import { openedInPlace } from './phone-pages.ts';
import { entranceFile, type Message, workerFile } from './shared.ts';

type Load = () => Promise<unknown>;

/** Maximum number of guides fetched for a long collection, from its start. */
const maxGuides = 12;

/** Lazy code that may be needed offline. */
const laterNeeded: readonly Load[] = [
  () => import('./fallback-data.ts'),
  () => import('./outbox.ts'),
  () => import('../lib/api/client.ts'),
  () => import('./unsent.tsx'),
];

let ready: Promise<ServiceWorker | null> | undefined;

/** Starts the worker; null where it is not supported: on plain http, in a private window, in an old browser. */
function startWorker(needed: Load): Promise<ServiceWorker | null> {
  ready ??= registerWorker(needed).catch((error: unknown) => {
    logToConsole('info', 'Nothing is kept for offline use', error);
    return null;
  });
  return ready;
}

async function registerWorker(needed: Load): Promise<ServiceWorker | null> {
  // In development file addresses do not change with their content.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || !('caches' in window)) return null;
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register(workerFile, { scope: workerScope, updateViaCache: 'none' });
  await serviceWorker.register(entranceFile, { scope: '/', updateViaCache: 'none' });
  // They could not be fetched offline.
  await Promise.all([...laterNeeded, needed].map((load) => load()));
  const worker = registration.active ?? (await activated(registration));
  const message: Message = { kind: 'files', paths: [...loadedFiles(), ...routeFiles(openedInPlace)] };
  worker.postMessage(message);
  return worker;
}

function activated(registration: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const coming = registration.installing ?? registration.waiting;
  return new Promise((resolve, reject) => {
    const look = () => {
      if (registration.active) resolve(registration.active);
      else if (coming?.state === 'redundant') reject(new Error('The worker was not installed'));
    };
    coming?.addEventListener('statechange', look);
    look();
  });
}

/** Files that this page has loaded before the worker was active. */
function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && isLasting(pathname))
    .map(({ pathname }) => pathname);
}

interface Keeping {
  /** Opened pages, the current one last. */
  opened: readonly string[];
  /** Whose main pages are precached. */
  site: Parameters<typeof mainPages>[0];
  /** Fetches other code that is needed offline. */
  needed: Load;
}

/**
 * Has the worker cache the pages that were opened, and the main pages, unless the visitor saves data or the network is
 * very slow. Deletes first what the visitor may not see any more.
 */
export async function precachePages({ opened, site, needed }: Keeping): Promise<void> {
  const worker = await startWorker(needed);
  if (!worker || !navigator.onLine) return;
  const { deleted, outdated } = await deleteHidden();
  const shown = opened.filter(isKeptPage);
  const isWanted = (each: string) => isKeptPage(each) && !shown.includes(each);
  const ahead = isDear() ? [] : [...new Set([...ofAll, ...mainPages(site), ...deleted])].filter(isWanted);
  const collects = site.user !== null && [...shown, ...ahead].includes(collection);
  // The router learns which pages this one links to after it has rendered.
  setTimeout(() => worker.postMessage({ kind: 'files', paths: routeFiles(openedInPlace) } satisfies Message), 2000);
  await sendToWorker(worker, { kind: 'keep', outdated: [...outdated], opened: shown, ahead, guides: [] });
  if (collects)
    await sendToWorker(worker, { kind: 'keep', outdated: [], opened: [], ahead: [], guides: await collectedGuides() });
}

/** The guides of the member's collected services, from the cached data of the collection page. */
async function collectedGuides(): Promise<string[]> {
  const cached = await readCachedData(collection);
  const page = cached?.loaded['mobile-personal-center'] as { apps?: readonly Pick<App, 'id'>[] | null } | undefined;
  return (page?.apps ?? []).slice(0, maxGuides).map(({ id }) => thingHrefs.service.phone(id));
}

/** Whether the visitor saves data, or the network is very slow: then nothing is precached. */
function isDear(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

function isKeptPage(address: string): boolean {
  return isKeepable(address.split(/[?#]/, 1)[0] ?? address);
}
