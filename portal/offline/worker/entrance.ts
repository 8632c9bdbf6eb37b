import { offlineHref } from '../addresses.ts';
import { scope } from '../cached-pages.ts';
import { entrances, offlinePath } from '../phone-pages.ts';
import { networkWithTimeout } from './network-with-timeout.ts';
import { worker } from './scope.ts';

// The other worker has these pages, and knows whose they are: this one keeps nothing.

worker.addEventListener('install', (event) => {
  // The pages of the desk, and all that any page asks for, pass by without waking this worker.
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
  if (request.referrer.startsWith(location.origin + scope)) return;
  const place = instead === offlinePath ? offlineHref(pathname + search) : instead;
  const network = fetch(request);
  event.respondWith(networkWithTimeout(network).then((response) => response ?? Response.redirect(place)));
});
