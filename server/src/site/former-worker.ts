import type { FastifyInstance } from 'fastify';

/** Where a former site of this host may have had its service worker, which answers for it until another one takes its place. */
const names = [
  'sw',
  'service-worker',
  'serviceworker',
  'service_worker',
  'serviceWorker',
  'ServiceWorker',
  'sw.min',
  'worker',
  'ngsw-worker',
  'safety-worker',
  'superpwa-sw',
  'pwabuilder-sw',
  'pwa-sw',
  'workbox-sw',
  'firebase-messaging-sw',
  'OneSignalSDKWorker',
  'OneSignalSDKUpdaterWorker',
];

// A browser looks for a newer worker as it opens a page, so this reloads pages that have only just been opened.
const script = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clear()));
async function clear() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
  for (const page of await clients.matchAll({ type: 'window' })) await page.navigate(page.url);
}
`;

/** This site has no service worker: under the usual names it gives one that deletes its caches and itself. */
export function registerFormerWorkers(app: FastifyInstance): void {
  for (const name of names)
    app.get(`/${name}.js`, (_request, reply) =>
      reply.header('cache-control', 'no-store').type('text/javascript; charset=utf-8').send(script),
    );
}
