import type { AnyNode, Element } from 'domhandler';
import { ONE_LINE_CLASS } from '#finished-page/one-line-class.ts';
import { escapeHtml } from '#text/escape-html.ts';
import { withSourceAddresses } from '#text/source-set.ts';
import type { PlaceInDocument } from './place-in-document.ts';

/** Attributes without effect on paper. */
const UNSEEN = /^(?:loading|decoding|fetchpriority|tabindex|translate|rel|target|data-search-skip|data-article-body)$/;
/** Elements whose attributes only tell a browser what to load, under names that change with each build. */
const UNSEEN_ELEMENT = 'astro-island';
/** Where a word may break. */
const WORD_BREAK = 'wbr';
/** A colour of code (`src/content/markdown/code-block.ts`): which words get one is the program's choice. */
const CODE_COLOUR = /^t[a-z]$/;
/** Attributes that name ids, several with spaces between them. */
export const ID_REFERENCES = ['for', 'headers', 'list', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns', 'aria-details'];

/**
 * The printed content of an article, from which the fingerprint is made: its texts with the elements and attributes that affect their look, the targets of links, and
 * the content of its files (names are no proof of content). Ids are replaced by numbers in document order, because some are generated.
 */
export function shownContent(article: Element, { hashOf, linkTo }: Pick<PlaceInDocument, 'hashOf' | 'linkTo'>): string {
	const numbers = new Map<string, number>();
	const numberOf = (id: string) => {
		const number = numbers.get(id) ?? numbers.size;
		numbers.set(id, number);
		return `#${number}`;
	};
	const fileOrPlace = (address: string) => (address.startsWith('#') ? numberOf(address.slice(1)) : hashOf(address));
	const shownValue = (element: string, name: string, value: string): string => {
		if (element === 'a' && name === 'href') return Object.entries(linkTo(value)).flat().join(' ');
		if (/^(?:src|poster|data|(?:xlink:)?href)$/.test(name)) return fileOrPlace(value);
		if (name === 'srcset') return withSourceAddresses(value, hashOf);
		if (name === 'id') return numberOf(value);
		if (ID_REFERENCES.includes(name)) return value.split(/\s+/).map(numberOf).join(' ');
		return value.replace(/url\((["']?)#([^)"']*)\1\)/g, (_, _quote, id: string) => `url(${numberOf(id)})`);
	};
	const attributesOf = ({ name, attribs }: Element) =>
		Object.entries(name === UNSEEN_ELEMENT ? {} : attribs)
			.filter(([key]) => !UNSEEN.test(key))
			.sort(([a], [b]) => (a < b ? -1 : 1))
			.map(([key, value]) => ` ${key}="${escapeHtml(shownValue(name, key, value))}"`)
			.join('');
	const read = (node: AnyNode, isKept: boolean): string => {
		if (node.type === 'text') return escapeHtml(isKept ? node.data : node.data.replace(/\s+/g, ' '));
		if (!('attribs' in node)) return '';
		const isPre = isKept || node.name === 'pre';
		const inner = node.children.map((child) => read(child, isPre)).join('');
		if (node.name === WORD_BREAK || node.attribs['class'] === ONE_LINE_CLASS || (isPre && CODE_COLOUR.test(node.attribs['class'] ?? ''))) return inner;
		return `<${node.name}${attributesOf(node)}>${inner}</${node.name}>`;
	};
	return article.children
		.map((child) => read(child, false))
		.join('')
		.replaceAll('\u00AD', '');
}
