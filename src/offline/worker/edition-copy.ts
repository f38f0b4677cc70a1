import { cacheName } from '#chrome/storage-keys.ts';
import { BASE } from './place.ts';

/** The response for a path in an edition; `undefined` if there is none. */
export const editionCopy = (edition: string, path: string): Promise<Response | undefined> =>
	caches.match(path, { cacheName: cacheName(BASE, `edition ${edition}`) });

/** The not-found page of an edition. */
export async function notFoundCopy(edition: string): Promise<Response | undefined> {
	const page = await editionCopy(edition, `${BASE}404.html`);
	return page && new Response(page.body, { status: 404, headers: page.headers });
}
