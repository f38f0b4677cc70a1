import type { Nodes } from 'mdast';
import type { MdxJsxAttributeUnion } from 'satteri';
import { plainText } from '../plain-text.ts';
import type { Source } from '../source.ts';
import { decodePath } from './attachment.ts';
import { imageTarget, type LinkContext, linkTarget } from './link-target.ts';
import { parseMarkdown } from './parse.ts';

/** Where a link or picture of a page was written. */
export interface LinkPlace {
	/** Address in the site, decoded: what `link.ts` made of what was written. */
	href: string;
	text: string;
	/** 1-based line of the file. */
	line: number;
}

/** Attributes of HTML and of components that hold addresses. */
const ADDRESS = /\b(?:href|src|to)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** The links and pictures that a Markdown file holds, in order, with their lines; none of a file that is no valid MDX. */
export function linkPlaces(source: Source, context: LinkContext): LinkPlace[] {
	const places: LinkPlace[] = [];
	const definitions = new Map<string, string>();
	const add = (url: string, text: string, line: number) => places.push({ href: decodePath(linkTarget(url, source.file, context)), text, line });
	const addImage = (url: string, text: string, line: number) => places.push({ href: decodePath(imageTarget(url, source.file, context) ?? url), text, line });
	const define = (node: Nodes): void => {
		if (node.type === 'definition') definitions.set(node.identifier, node.url);
		if ('children' in node) for (const child of node.children) define(child);
	};
	const visit = (node: Nodes): void => {
		const line = node.position?.start.line ?? 1;
		if (node.type === 'link') add(node.url, plainText(node), line);
		if (node.type === 'image') addImage(node.url, node.alt ?? '', line);
		if (node.type === 'linkReference') add(definitions.get(node.identifier) ?? '', plainText(node), line);
		if (node.type === 'imageReference') addImage(definitions.get(node.identifier) ?? '', node.alt ?? '', line);
		if (node.type === 'html') for (const { url, lines } of addressesIn(node.value)) places.push({ href: decodePath(url), text: '', line: line + lines });
		if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
			for (const url of node.attributes.flatMap(addressOf)) places.push({ href: decodePath(url), text: plainText(node), line });
		}
		if ('children' in node) for (const child of node.children) visit(child);
	};
	const tree = treeOf(source);
	define(tree);
	visit(tree);
	return places;
}

function treeOf(source: Source): Nodes {
	try {
		return parseMarkdown(source);
	} catch {
		return { type: 'root', children: [] };
	}
}

const addressesIn = (html: string) =>
	[...html.matchAll(ADDRESS)].map((match) => ({ url: match[1] ?? match[2] ?? '', lines: html.slice(0, match.index).split('\n').length - 1 }));

const addressOf = (attribute: MdxJsxAttributeUnion): string[] =>
	attribute.type === 'mdxJsxAttribute' && /^(?:href|src|to)$/.test(attribute.name) && typeof attribute.value === 'string' ? [attribute.value] : [];
