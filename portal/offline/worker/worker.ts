import { workerScope } from '../cached-pages.ts';
import { isLasting } from '../keepable.ts';
import type { Message } from '../shared.ts';
import { answerFile, cacheFiles } from './files.ts';
import { answerPage, deletePages, fetchPages } from './pages.ts';
import { openPressed, showPushed } from './push.ts';
import { worker } from './scope.ts';

// A newer worker takes over at once and reloads nothing: open pages keep typed text.
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (isLasting(pathname)) event.respondWith(answerFile(request, (work) => event.waitUntil(work)));
  else if (request.mode === 'navigate' && pathname.startsWith(workerScope)) event.respondWith(answerPage(event));
});

worker.addEventListener('push', (event) => event.waitUntil(showPushed(event)));
worker.addEventListener('notificationclick', (event) => event.waitUntil(openPressed(event)));

worker.addEventListener('message', (event) => {
  const message = event.data as Message;
  const done = () => event.ports[0]?.postMessage('done');
  if (message.kind === 'keep') event.waitUntil(fetchPages(message).then(done));
  else if (message.kind === 'files') event.waitUntil(cacheFiles(message.paths).catch(() => undefined));
  else if (message.kind === 'forget') event.waitUntil(deletePages().then(done, done));
});
