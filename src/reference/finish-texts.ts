import { escapeHtml } from '#text/escape-html.ts';
import { ownValue } from '#text/own-value.ts';
import { copy } from '#words/copy.ts';
import type { Highlight } from './highlight/highlight-code.ts';

/** Data of the site for the texts of a description. */
interface TextSite {
	highlight: Highlight;
	/** Final address of a link without a scheme; `undefined` makes it plain text. */
	resolveLink(href: string): string | undefined;
	/** Hosts whose pictures may stand on the page. */
	imageHosts: readonly string[];
}

/** `renderApiMarkdown` leaves these to the page; in everything else of a page they cannot occur, because text is escaped. */
const LINK = /<a href="api:([^"]*)"((?: [^>]*)?>[\s\S]*?)<\/a>/g;
const PICTURE_LINK = /<a href="(https:[^"]*)" rel="noopener picture">([^<]*)<\/a>/gi;
const PICTURE_IN_LINK = /<a href="(https:[^"]*)" rel="noopener linked-picture">([^<]*)<\/a>/gi;
const CODE_BLOCK = /<pre data-code="([^"]*)"><code>([\s\S]*?)<\/code><\/pre>/g;

/** Finishes what the texts of a description say on a page: links lead to operations, tags and sections, pictures of allowed hosts are shown, code has colours. */
export async function finishTexts(html: string, { highlight, resolveLink, imageHosts }: TextSite): Promise<string> {
	const picture = (src: string, alt: string) =>
		imageHosts.includes(hostOf(unescaped(src))) ? `<img src="${src}" alt="${alt.replaceAll('"', '&quot;')}" loading="lazy">` : undefined;
	const linked = html
		// In a link there is no room for another one.
		.replaceAll(PICTURE_IN_LINK, (_, src: string, alt: string) => picture(src, alt) ?? alt)
		.replaceAll(PICTURE_LINK, (_, src: string, alt: string) => picture(src, alt) ?? `<a href="${src}" rel="noopener">${alt}</a>`)
		.replaceAll(LINK, (_, href: string, rest: string) => {
			const address = resolveLink(unescaped(href));
			return address === undefined ? rest.slice(rest.indexOf('>') + 1) : `<a href="${escapeHtml(address)}"${rest}</a>`;
		});
	const codes = await Promise.all(
		[...linked.matchAll(CODE_BLOCK)].map(async ([, language = '', code = '']) => highlight(unescaped(code), language.toLowerCase())),
	);
	return linked.replaceAll(
		CODE_BLOCK,
		() => `<div class="code"><button type="button" data-copy="">${copy.copy}</button><pre><code>${codes.shift() ?? ''}</code></pre></div>`,
	);
}

function hostOf(address: string): string {
	return URL.canParse(address) ? new URL(address).hostname : '';
}

const NAMED_ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The plain text of HTML. */
function unescaped(html: string): string {
	return html.replaceAll(/&(?:#(x[\da-f]+|\d+)|(\w+));/gi, (all, number?: string, name = '') =>
		number === undefined ? (ownValue(NAMED_ENTITIES, name) ?? all) : String.fromCodePoint(Number(number.replace(/^x/i, '0x'))),
	);
}
