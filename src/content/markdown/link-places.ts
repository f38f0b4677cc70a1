import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxAttributeUnion } from 'satteri';
import { isSitePath } from '#text/is-site-path.ts';
import { lineOfOffset } from '#text/line-of-offset.ts';
import { importedParts } from './imported-parts.ts';
import { imageTarget, type LinkContext, linkTarget } from './link-target.ts';
import { validTree } from './parse.ts';
import { plainText } from './plain-text.ts';
import { readSource } from './source.ts';
import { walkTree } from './walk-tree.ts';

/** Where a link or picture of a page was written. */
interface LinkPlace {
	/** Address in the finished page, decoded, as made by `links`. */
	href: string;
	text: string;
	/** Path relative to the site root. */
	file: string;
	/** 1-based. */
	line: number;
	/** Whether it names, where it is shown, a file beside the text: one that is missing is told when the text is read. */
	isShownFile: boolean;
	/** Whether it is a picture, not a link, video or frame. */
	isPicture: boolean;
}

/**
 * The links and pictures of a Markdown file and of the files it includes, in order, from their trees.
 * Invalid MDX has none, because its page was not built.
 */
export function readLinkPlaces(file: string, context: LinkContext, seen: readonly string[] = []): LinkPlace[] {
	const source = readSource(context.root, file, context.conventions);
	const tree = validTree(source, context.conventions);
	const imported = importedParts(tree, file).map((part) => part.file);
	const included = imported.filter((other) => ![file, ...seen].includes(other) && existsSync(join(context.root, other)));
	return [...placesInTree(tree, file, context), ...included.flatMap((other) => readLinkPlaces(other, context, [file, ...seen]))];
}

function placesInTree(tree: Root, file: string, context: LinkContext): LinkPlace[] {
	const places: LinkPlace[] = [];
	const definitions = new Map<string, string>();
	const link = (url: string) => linkTarget(url, file, context);
	const image = (url: string) => imageTarget(url, file, context) ?? url;
	walkTree(tree, (node) => {
		// Of several the first counts (CommonMark 0.31, 4.7).
		if (node.type === 'definition' && !definitions.has(node.identifier)) definitions.set(node.identifier, node.url);
	});
	walkTree(tree, (node, line) => {
		const put = (href: string, text: string, { at = line, isShown = false, isPicture = false } = {}) =>
			places.push({ href: legible(href), text, file, line: at, isShownFile: isShown && !isSitePath(href), isPicture });
		switch (node.type) {
			case 'link':
				return put(link(node.url), plainText(node));
			case 'linkReference':
				return put(link(definitions.get(node.identifier) ?? ''), plainText(node));
			case 'image':
				return put(image(node.url), node.alt ?? '', { isShown: true, isPicture: true });
			case 'imageReference':
				return put(image(definitions.get(node.identifier) ?? ''), node.alt ?? '', { isPicture: true });
			case 'html':
				return addressesIn(node.value).forEach(({ url, lines, ...is }) => {
					put(url, '', { at: line + lines, ...is });
				});
			case 'mdxJsxFlowElement':
			case 'mdxJsxTextElement':
				return node.attributes.flatMap(attributeAddresses).forEach(({ url, isShown }) => {
					put(url, plainText(node), { isShown, isPicture: isShown && node.name === 'img' });
				});
		}
	});
	return places;
}

/** Addresses in a piece of HTML, with the number of lines before each. */
const addressesIn = (html: string) =>
	[...html.matchAll(/\b(href|src)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map((match) => ({
		url: match[2] ?? match[3] ?? '',
		isShown: match[1] === 'src',
		isPicture: match[1] === 'src' && /<img\b[^<]*$/i.test(html.slice(0, match.index)),
		lines: lineOfOffset(html, match.index) - 1,
	}));

const attributeAddresses = (attribute: MdxJsxAttributeUnion): { url: string; isShown: boolean }[] =>
	attribute.type === 'mdxJsxAttribute' && /^(?:href|src|to)$/.test(attribute.name) && typeof attribute.value === 'string'
		? [{ url: attribute.value, isShown: attribute.name === 'src' }]
		: [];

/** Link places by address: generated pages have too many to search the list for each. */
export const byAddress = (places: readonly LinkPlace[]): ReadonlyMap<string, readonly LinkPlace[]> => Map.groupBy(places, ({ href }) => href);

/** The place of a link in the finished page; of several with the same address, the one with the same text. */
export function placeOfLink(places: ReturnType<typeof byAddress>, { href, text }: Pick<LinkPlace, 'href' | 'text'>): LinkPlace | undefined {
	const found = places.get(legible(href)) ?? [];
	return found.find((place) => place.text === text) ?? found[0];
}

/** A decoded address. Characters that would end its path stay encoded; an address with an invalid `%` stays as it is. */
function legible(address: string): string {
	try {
		return decodeURI(address);
	} catch {
		return address;
	}
}
