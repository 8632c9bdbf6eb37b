import { offlineHref } from '../addresses.ts';
import { workerScope } from '../cached-pages.ts';
import { entrances, offlinePath } from '../phone-pages.ts';
import { networkWithTimeout } from './network-with-timeout.ts';
import { worker } from './scope.ts';

// This worker caches nothing: the other one has these pages, and knows whose they are.

worker.addEventListener('install', (event) => {
  // Requests for desktop pages, and all subresources, go to the network without starting this worker.
  const others = {
    not: { or: Object.keys(entrances).map((pathname) => ({ urlPattern: { pathname }, requestMode: 'navigate' })) },
  };
  const routed = event.addRoutes?.({ condition: others, source: 'network' }).catch(() => undefined);
  event.waitUntil(Promise.all([routed, worker.skipWaiting()]));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  const instead = entrances[pathname];
  if (request.mode !== 'navigate' || request.method !== 'GET' || origin !== location.origin || !instead) return;
  // A wide window that leaves the phone site must not be sent back to it.
  if (request.referrer.startsWith(location.origin + workerScope)) return;
  const place = instead === offlinePath ? offlineHref(pathname + search) : instead;
  const network = fetch(request);
  event.respondWith(networkWithTimeout(network).then((response) => response ?? Response.redirect(place)));
});
