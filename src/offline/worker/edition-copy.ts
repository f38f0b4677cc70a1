import { cacheName } from '../kept-edition.ts';
import { BASE } from './place.ts';

/** What stands at a path in an edition; `undefined` when nothing does. */
export const editionCopy = (edition: string, path: string): Promise<Response | undefined> =>
	caches.match(path, { cacheName: cacheName(BASE, `edition ${edition}`) });

/** What an edition says at addresses without a page. */
export async function notFoundCopy(edition: string): Promise<Response | undefined> {
	const page = await editionCopy(edition, `${BASE}404.html`);
	return page && new Response(page.body, { status: 404, headers: page.headers });
}
