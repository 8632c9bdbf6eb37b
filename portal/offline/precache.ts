/// <reference types="vite/client" />

import { paths } from '@yimen/contract/paths';
import { logToConsole } from '../lib/console.ts';
import { routeFiles } from '../router-internals/router.tsx';
import { scope } from './cached-pages.ts';
import { isKeepable, isLasting } from './keepable.ts';
import { collection, mainPages } from './main-pages.ts';
import { offlinePath, openedInPlace } from './phone-pages.ts';
import { entranceFile, type Message, workerFile } from './shared.ts';

/** Pages that are fetched to be there without a network, whether or not they have been opened (issue: today, tasks …). */
const wanted = [paths['mobile-home'], offlinePath];

type Load = () => Promise<unknown>;

/** What is fetched when it is needed, which may be when there is no network any more. */
const later: readonly Load[] = [
  () => import('./fallback-data.ts'),
  () => import('./outbox.ts'),
  () => import('../lib/api/client.ts'),
  () => import('./unsent.tsx'),
];

let ready: Promise<ServiceWorker | null> | undefined;

/** The worker at work; null where there is none: on plain http, in a private window, in an old browser. */
function startWorker(needed: Load): Promise<ServiceWorker | null> {
  ready ??= register(needed).catch((error: unknown) => {
    logToConsole('info', 'Nothing is kept for offline use', error);
    return null;
  });
  return ready;
}

async function register(needed: Load): Promise<ServiceWorker | null> {
  // In development files have no lasting addresses.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || !('caches' in window)) return null;
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register(workerFile, { scope, updateViaCache: 'none' });
  await serviceWorker.register(entranceFile, { scope: '/', updateViaCache: 'none' });
  // Without a network these could not be fetched.
  await Promise.all([...later, needed].map((load) => load()));
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

/** What this page has loaded before the worker could see it. */
function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && isLasting(pathname))
    .map(({ pathname }) => pathname);
}

interface Keeping {
  /** The pages that have been opened, the one that is open last. */
  opened: readonly string[];
  /** Whose main pages are wanted. */
  site: Parameters<typeof mainPages>[0];
  /** Fetches code that others want without a network too. */
  needed: Load;
}

/** Has the worker keep the pages that were opened, and, unless data cost much here, those that are wanted anyway. */
export async function precachePages({ opened, site, needed }: Keeping): Promise<void> {
  const worker = await startWorker(needed);
  if (!worker || !navigator.onLine) return;
  const shown = opened.filter(isKept);
  const ahead = isDear()
    ? []
    : [...new Set([...wanted, ...mainPages(site)])].filter((each) => isKept(each) && !shown.includes(each));
  const collects = site.user !== null && [...shown, ...ahead].includes(collection);
  const message: Message = { kind: 'keep', opened: shown, ahead, ...(collects && { guidesOf: collection }) };
  worker.postMessage(message);
  // The router learns which pages stand behind the links of this one after it has been drawn.
  setTimeout(() => worker.postMessage({ kind: 'files', paths: routeFiles(openedInPlace) } satisfies Message), 2000);
}

/** Where the visitor saves data, or the network is of the slowest, nothing is fetched that nobody asked for. */
function isDear(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

function isKept(address: string): boolean {
  return isKeepable(address.split(/[?#]/, 1)[0] ?? address);
}
