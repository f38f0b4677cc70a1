import type { ChildNode, Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { isElement, isLeftOut, pictureLabel, type TwinPage } from './twin-page.ts';

/** Characters that would begin markup in running text, or the name of a character. */
const MARKUP_CHARACTERS = /[\\`*_~[\]<]|&(?=#?\w+;)/g;

/** Escapes a text for GFM, except for characters that have a meaning only at the beginning of a line. */
export const plainMarkdown = (text: string): string => text.replace(MARKUP_CHARACTERS, '\\$&');

/** Stands for a hard break while white space is joined; no text contains this character. */
const HARD_BREAK = '\ufdd0';
/** What marks and lines neither begin nor end with. */
const BLANK_EDGE = /^[\s\ufdd0]+|[\s\ufdd0]+$/g;

/** Running text as GFM on one line; hard breaks stay. */
export function inlineMarkdown(nodes: readonly ChildNode[], page: TwinPage): string {
	return nodes
		.map((node) => pieceOf(node, page))
		.join('')
		.replaceAll('\u00ad', '')
		.replace(/[ \t\n\r]+/g, ' ')
		.replace(BLANK_EDGE, '')
		.replace(/ ?\ufdd0 ?/g, '\\\n');
}

function pieceOf(node: ChildNode, page: TwinPage): string {
	if (node.type === 'text') return plainMarkdown(node.data);
	if (!isElement(node)) return '';
	if (isTaskMark(node)) return 'checked' in node.attribs ? '[x]' : '[ ]';
	if (isLeftOut(node)) return '';
	const label = pictureLabel(node, page);
	if (label !== undefined) return plainMarkdown(label);
	// A formula contains its source.
	const source = node.attribs['data-source'];
	if (source !== undefined && node.name === 'span') return `$${source}$`;
	const inside = () => node.children.map((child) => pieceOf(child, page)).join('');
	switch (node.name) {
		case 'a':
			return linkOf(node, inside(), page);
		case 'img':
			return `![${plainMarkdown(node.attribs['alt'] ?? '')}](${destination(node.attribs['src'], page)})`;
		case 'code':
		case 'kbd':
			return codeMarkdown(node);
		case 'strong':
			return around('**', inside());
		case 'em':
			return around('*', inside());
		case 'del':
		case 's':
			return around('~~', inside());
		case 'sub':
		case 'sup':
			return `<${node.name}>${inside()}</${node.name}>`;
		case 'math':
			return DomUtils.getOuterHTML(node);
		case 'br':
			return HARD_BREAK;
		default:
			return BLOCKS_IN_TEXT.has(node.name) ? ` ${inside()} ` : inside();
	}
}

/** Whether an entry of a list is done: GFM has a sign for it. */
const isTaskMark = ({ name, attribs, parent }: Element): boolean =>
	name === 'input' && attribs['type'] === 'checkbox' && 'disabled' in attribs && parent !== null && isElement(parent) && parent.name !== 'label';

/** Elements that the style separates from the text beside them, although there is no white space in the markup. */
const BLOCKS_IN_TEXT = new Set(['div', 'p', 'li', 'ul', 'ol', 'dt', 'dd', 'section', 'summary', 'details', 'small', 'time', 'label', 'option', 'legend']);

function linkOf(node: Element, text: string, page: TwinPage): string {
	const { href } = node.attribs;
	const words = text.replace(BLANK_EDGE, '');
	if (href === undefined || words === '') return text;
	// Adjacent links that only the style separates.
	const room = node.next !== null && isElement(node.next) && node.next.name === 'a' ? ' ' : '';
	return `[${words}](${destination(href, page)})${room}`;
}

/** A parenthesis may end an address that does not stand in brackets. */
function destination(address = '', page: TwinPage): string {
	const full = page.absolute(address);
	return /[()]/.test(full) ? `<${full}>` : full;
}

/** White space belongs outside of marks, otherwise they are none. */
function around(mark: string, text: string): string {
	const inner = text.replace(BLANK_EDGE, '');
	return inner === '' ? text : text.replace(inner, () => `${mark}${inner}${mark}`);
}

/** As long a fence as the text needs (GFM 6.3). */
function codeMarkdown(node: Element): string {
	const text = DomUtils.textContent(node).replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();
	if (text === '') return '';
	const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
	const fence = '`'.repeat(longest + 1);
	const room = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
	return `${fence}${room}${text}${room}${fence}`;
}
