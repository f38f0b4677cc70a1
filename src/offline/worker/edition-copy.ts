import { cacheName } from '../kept-edition.ts';
import { BASE } from './place.ts';

const open = (edition: string) => caches.open(cacheName(BASE, `edition ${edition}`));

/** What stands at an address in an edition; `undefined` when nothing does. As on a host, an address without its slash leads to the one with it. */
export async function editionCopy(edition: string, { pathname, search }: URL): Promise<Response | undefined> {
	const files = await open(edition);
	const path = pathname.replace(/(?<=\/)index\.html$/, '');
	const copy = await files.match(path);
	if (copy !== undefined || path.endsWith('/') || !(await files.match(`${path}/`))) return copy;
	return Response.redirect(`${path}/${search}`);
}

/** What an edition says at addresses without a page. */
export async function notFoundCopy(edition: string): Promise<Response | undefined> {
	const page = await (await open(edition)).match(`${BASE}404.html`);
	return page && new Response(page.body, { status: 404, headers: page.headers });
}
