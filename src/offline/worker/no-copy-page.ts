import { notKept as words } from '#words/not-kept.ts';
import { cacheName } from '../kept-edition.ts';
import { BASE, isPage } from './place.ts';

/** The page for an address that has no copy while there is no network: says so, and which pages can be read. */
export async function noCopyPage(): Promise<Response> {
	const copies = await caches.open(cacheName(BASE, 'visited'));
	const links = await Promise.all(
		(await copies.keys())
			.filter(({ url }) => isPage(new URL(url)))
			.map(async ({ url }) => {
				const [, title] = (await (await copies.match(url))?.text())?.split(/<\/?title>/) ?? [];
				return `<li><a href="${url}">${title}</a>`;
			}),
	);
	const html = `<!doctype html><html lang="${words.language}"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${words.title}</title><h1>${words.title}</h1><p>${words.text}<ul>${links.reverse().join('')}</ul>`;
	return new Response(html, { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}
