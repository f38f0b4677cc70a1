import type { ChildNode, Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { inlineMarkdown, plainMarkdown } from './inline-markdown.ts';
import { tableBlocks } from './table-markdown.ts';
import { isElement, isLeftOut, pictureLabel, type TwinPage } from './twin-page.ts';

/** Elements that stand as paragraphs, boxes or lists of their own; everything else is running text. */
const BLOCK_ELEMENTS = new Set(
	'article aside astro-island blockquote dd details div dl docs-filter docs-tabs dt fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main ol p pre section summary table ul'.split(
		' ',
	),
);

/** Elements that may stand around such ones and around words alike. */
const AROUND = new Set(['moved-part', 'span']);

/** Beginnings of text that Markdown would read as a list, heading or line, such as a date. */
const BLOCK_START = /^(\d*)([.)#+=-])(?=[\s#=-]|$)/;

/** Running text, escaped so that it does not begin a list, heading or line. */
const asParagraph = (text: string) => text.replace(BLOCK_START, '$1\\$2').replace(/^>/gm, '\\>');

const isBlock = (node: ChildNode): node is Element =>
	isElement(node) &&
	(BLOCK_ELEMENTS.has(node.name) ||
		(AROUND.has(node.name) && DomUtils.existsOne((inner) => isElement(inner) && BLOCK_ELEMENTS.has(inner.name), node.children)));

/** Everything in `nodes` as blocks of GFM, each without a line break at its end. */
export function blockMarkdown(nodes: readonly ChildNode[], page: TwinPage): string[] {
	const blocks: string[] = [];
	let running: ChildNode[] = [];
	const endRunning = () => {
		const text = inlineMarkdown(running, page);
		if (text !== '') blocks.push(asParagraph(text));
		running = [];
	};
	for (const node of nodes) {
		if (!isBlock(node)) running.push(node);
		else {
			endRunning();
			if (!isLeftOut(node)) blocks.push(...blocksOf(node, page).filter((block) => block !== ''));
		}
	}
	endRunning();
	return blocks;
}

function blocksOf(node: Element, page: TwinPage): string[] {
	const label = pictureLabel(node, page);
	if (label !== undefined) return [asParagraph(plainMarkdown(label))];
	const source = node.attribs['data-source'];
	if (source !== undefined && node.attribs['class'] === 'diagram') return [fencedCode(source, 'mermaid')];
	if (source !== undefined && node.attribs['class'] === 'formula') return [`$$\n${source.trim()}\n$$`];
	const inside = () => blockMarkdown(node.children, page);
	const level = /^h([1-6])$/.exec(node.name)?.[1];
	if (level !== undefined) return [`${'#'.repeat(Number(level))} ${inlineMarkdown(node.children, page)}`];
	switch (node.name) {
		case 'p':
			return /\btab-label\b/.test(node.attribs['class'] ?? '') ? [boldLine(inlineMarkdown(node.children, page))] : inside();
		case 'ul':
		case 'ol':
			return [listBlock(node, page)];
		case 'pre':
			return [codeBlock(node)];
		case 'table':
			return tableBlocks(node, (content) => blockMarkdown(content, page));
		case 'dt':
		case 'summary':
			return inside().map((text, index) => (index === 0 && !text.includes('\n') && !text.startsWith('#') ? boldLine(text) : text));
		case 'blockquote':
			return [blockQuote(inside())];
		case 'hr':
			return ['---'];
		default:
			return node.attribs['role'] === 'note' ? [blockQuote(withKind(inside(), node.attribs['aria-label']))] : inside();
	}
}

/** A line in bold. Bold text within it would end the bold; in code the same characters are text. */
const boldLine = (text: string) => `**${text.replace(/(`+)[^`][\s\S]*?\1|\*\*/g, (piece) => (piece === '**' ? '' : piece))}**`;

/** The blocks of a box; before a title of its own stands what kind of box it is. */
const withKind = ([title = '', ...rest]: readonly string[], kind: string | undefined) => [kind === undefined ? title : `${kind}: ${title}`, ...rest];

const blockQuote = (blocks: readonly string[]) =>
	blocks
		.join('\n\n')
		.replace(/^(?=.)/gm, '> ')
		.replace(/^$/gm, '>');

function listBlock(list: Element, page: TwinPage): string {
	const first = Number(list.attribs['start'] ?? 1);
	const items = list.children.filter((child): child is Element => isElement(child) && child.name === 'li');
	return items
		.map((item, index) => {
			const marker = list.name === 'ol' ? `${first + index}. ` : '- ';
			return (
				marker +
				blockMarkdown(item.children, page)
					.join('\n\n')
					.replace(/\n(?=.)/g, `\n${' '.repeat(marker.length)}`)
			);
		})
		.filter((item) => item.trim() !== '-')
		.join('\n');
}

const codeBlock = (pre: Element) => fencedCode(DomUtils.textContent(pre).replaceAll('\u00ad', '').replace(/\n$/, ''), pre.attribs['data-language'] ?? '');

/** The fence is longer than any in the code (GFM 4.5). */
function fencedCode(text: string, language: string): string {
	const fence = '`'.repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1)));
	return `${fence}${language}\n${text}\n${fence}`;
}
