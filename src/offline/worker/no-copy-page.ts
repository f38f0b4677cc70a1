import { notKept as words } from '#words/not-kept.ts';
import { cacheName } from '../kept-edition.ts';
import { BASE } from './place.ts';

/** The page for an address that has no copy while there is no network: says so, and which pages can be read. */
export async function noCopyPage(): Promise<Response> {
	const pages = await caches.open(cacheName(BASE, 'pages'));
	const items = await Promise.all(
		[...(await pages.keys())].reverse().map(async ({ url }) => {
			const [, title = url] = /<title>([^<]*)/.exec((await (await pages.match(url))?.text()) ?? '') ?? [];
			return `<li><a href="${url}">${title}</a>`;
		}),
	);
	const list = items.length === 0 ? '' : `<p>${words.pages}<ul>${items.join('')}</ul>`;
	const html = `<!doctype html><html lang="${words.language}"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${words.title}</title><h1>${words.title}</h1><p>${words.text}</p>${list}`;
	return new Response(html, { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}
