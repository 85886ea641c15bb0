/**
 * The service worker: the app opens without a connection, shows what was loaded before, and tells of turns and offers.
 *
 * Pages come from the server whenever it answers, so that an old app never stays; their parts come from the cache, under
 * names that change with their content.
 */
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { addRoute, matchPrecache, precache, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { CACHED_PATHS, DATA_CACHE, keyOf, type Pushed } from './api/offline';

declare const self: ServiceWorkerGlobalScope;
/** The files of the app; the build writes them here. */
declare const PRECACHED: PrecacheEntry[];

/** Milliseconds that a page may take to arrive before the stored one is shown. */
const PATIENCE = 4_000;

clientsClaim();
precache(PRECACHED);

registerRoute(
  new NavigationRoute(
    async ({ request }) => {
      const stored = await matchPrecache('index.html');
      try {
        return await fetch(request, stored ? { signal: AbortSignal.timeout(PATIENCE) } : {});
      } catch {
        return stored ?? Response.error();
      }
    },
    { allowlist: [/\/$/] }, // the app has one page; links of e-mails lead to others
  ),
);

const data = new NetworkFirst({
  cacheName: DATA_CACHE,
  plugins: [
    { cacheKeyWillBeUsed: ({ request }) => Promise.resolve(keyOf(request.url, request.headers)) },
    new ExpirationPlugin({ maxEntries: 300, purgeOnQuotaError: true }),
  ],
});
registerRoute(({ url, sameOrigin }) => sameOrigin && CACHED_PATHS.test(url.pathname), data);

// The positions of a record are asked for with the record itself, which makes the key.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.endsWith('/api/replays'),
  async ({ request }) => {
    const asked = await request.clone().text();
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(asked));
    const hash = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
    const key = keyOf(`${request.url}?${hash}`, request.headers);
    const cache = await caches.open(DATA_CACHE);
    try {
      const answer = await fetch(request);
      if (answer.ok) await cache.put(key, answer.clone());
      return answer;
    } catch {
      return (await cache.match(key)) ?? Response.error();
    }
  },
  'POST',
);
addRoute();

self.addEventListener('push', (event) => {
  event.waitUntil(notify(event.data?.json() as Pushed | undefined));
});

/** Shows a notification, unless the person looks at the app anyway. */
async function notify(pushed: Pushed | undefined): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!pushed || open.some(({ focused, visibilityState }) => focused && visibilityState === 'visible')) return;
  const { title, text, game, tag } = pushed;
  await self.registration.showNotification(title, { body: text, tag, icon: './icon-192.png', data: game });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(`./#/game/${String(event.notification.data)}`));
});

/** Opens an address of the app, in a window that is open already if there is one. */
async function show(address: string): Promise<void> {
  const [open] = await self.clients.matchAll({ type: 'window' });
  const whole = new URL(address, self.registration.scope).href;
  if (open) await (await open.focus()).navigate(whole);
  else await self.clients.openWindow(whole);
}
