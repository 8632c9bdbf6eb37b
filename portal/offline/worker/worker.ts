import { scope } from '../cached-pages.ts';
import { isLasting } from '../keepable.ts';
import type { Message } from '../shared.ts';
import { answerFile, keepFiles } from './files.ts';
import { answerPage, fetchPages, forgetPages } from './pages.ts';
import { worker } from './scope.ts';

// A newer worker takes over at once and reloads nothing: pages that stand keep what has been typed into them.
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (isLasting(pathname)) event.respondWith(answerFile(request, (work) => event.waitUntil(work)));
  else if (request.mode === 'navigate' && pathname.startsWith(scope)) event.respondWith(answerPage(event));
});

worker.addEventListener('message', (event) => {
  const message = event.data as Message;
  if (message.kind === 'keep') event.waitUntil(fetchPages(message));
  else if (message.kind === 'files') event.waitUntil(keepFiles(message.paths));
  else if (message.kind === 'forget') event.waitUntil(forgetPages());
});
