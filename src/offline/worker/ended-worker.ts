import { cacheName } from '../kept-edition.ts';
import { BASE, scope } from './place.ts';

/** The worker of a site that keeps nothing any more (`offline.enabled: false`): it takes the place of the one before, throws away all that was kept, and goes. */
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(end()));

async function end(): Promise<void> {
	const prefix = cacheName(BASE, 'edition ').replace(/edition $/, '');
	for (const name of await caches.keys()) if (name.startsWith(prefix)) await caches.delete(name);
	await scope.registration.unregister();
}
