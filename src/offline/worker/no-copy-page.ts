import { cacheName } from '#chrome/storage-keys.ts';
import { notKept as words } from '#words/not-kept.ts';
import { BASE, isPage } from './place.ts';

/** As little as makes it readable: no style sheet may come. */
const STYLE = 'html{color-scheme:light dark;font:1em/1.6 system-ui}body{max-width:38em;margin:10vh auto;padding:0 1em}';

/** The page for an address that has no copy while there is no network: says so, and which pages can be read. */
export async function noCopyPage(): Promise<Response> {
	const copies = await caches.open(cacheName(BASE, 'visited'));
	const links = await Promise.all(
		(await copies.keys())
			.filter(({ url }) => isPage(new URL(url)))
			.map(async ({ url }) => {
				const [, title = url] = (await (await copies.match(url))?.text())?.split(/<\/?title>/) ?? [];
				return `<li><a href="${url}">${title.split(' | ')[0]}</a>`;
			}),
	);
	const html = `<!doctype html><html lang="${words.language}" dir="auto"><meta name="viewport" content="width=device-width"><title>${words.title}</title><style>${STYLE}</style><h1>${words.title}</h1><p>${words.text}<ul>${links.reverse().join('')}</ul><p><a href="">${words.again}</a>`;
	return new Response(html, { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}
