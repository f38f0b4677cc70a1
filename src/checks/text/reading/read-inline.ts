import type { MdastNode } from 'satteri';
import { withoutBreakHints } from '#text/break-hints.ts';
import { attributeTexts, titleTexts } from './read-attributes.ts';
import type { MarkedSpan, Passage, SpanKind } from './source-page.ts';

const INLINE_NODES = new Set<string>([
	'break',
	'delete',
	'emphasis',
	'footnoteReference',
	'image',
	'imageReference',
	'inlineCode',
	'inlineMath',
	'link',
	'linkReference',
	'mdxJsxTextElement',
	'mdxTextExpression',
	'strong',
	'text',
	'textDirective',
]);

/** Whether a node is part of running text. */
export const isInline = ({ type }: Readonly<MdastNode>): boolean => INLINE_NODES.has(type);

type InlinePassage = Pick<Passage, 'text' | 'spans' | 'lines'>;

/** Kinds of text by element, as Markdown marks them. */
const KINDS_OF_ELEMENTS: ReadonlyMap<string, SpanKind> = new Map([
	['b', 'strong'],
	['code', 'code'],
	['em', 'emphasis'],
	['i', 'emphasis'],
	['kbd', 'kbd'],
	['samp', 'code'],
	['strong', 'strong'],
]);

/** Reads the content of one block. `attributes` are texts of components in it and titles of links, as passages of their own. */
export function readInline(children: readonly Readonly<MdastNode>[], line: number): InlinePassage & { attributes: Passage[] } {
	const passage: InlinePassage & { attributes: Passage[] } = { text: '', spans: [], lines: [{ offset: 0, line }], attributes: [] };
	addAll(children, passage);
	return passage;
}

function addAll(nodes: readonly Readonly<MdastNode>[], passage: InlinePassage & { attributes: Passage[] }): void {
	const open: { name: string; start: number }[] = [];
	for (const node of nodes) {
		if (node.position) passage.lines.push({ offset: passage.text.length, line: node.position.start.line });
		if (node.type !== 'html') {
			addNode(node, passage);
			continue;
		}
		// In `.md` an element is three nodes: the opening tag, its text, the closing tag.
		const [, slash, name = ''] = /^<(\/?)([a-z]+)\b/i.exec(node.value.toLowerCase()) ?? [];
		const kind = KINDS_OF_ELEMENTS.get(name);
		if (slash === '') open.push({ name, start: passage.text.length });
		const at = slash === '/' ? open.findLastIndex((one) => one.name === name) : -1;
		const [closed] = at < 0 ? [] : open.splice(at);
		if (closed && kind) passage.spans.push({ kind, start: closed.start, end: passage.text.length });
	}
}

function addNode(node: Readonly<MdastNode>, passage: InlinePassage & { attributes: Passage[] }): void {
	const start = passage.text.length;
	if (node.type === 'text') passage.text += withoutBreakHints(node.value);
	else if (node.type === 'inlineCode' || node.type === 'inlineMath') passage.text += node.value;
	else if (node.type === 'image' || node.type === 'imageReference') passage.text += withoutBreakHints(node.alt ?? '');
	else if (node.type === 'break') passage.text += '\n';
	else if (node.type === 'textDirective' && !['status', 'sample'].includes(node.name)) passage.text += `:${node.name}`;
	else if ('children' in node) {
		if (node.type === 'mdxJsxTextElement') passage.attributes.push(...attributeTexts(node));
		addAll(node.children as readonly MdastNode[], passage);
	}
	if (node.type === 'link' || node.type === 'image') passage.attributes.push(...titleTexts(node));
	const span = spanOf(node);
	if (span) passage.spans.push({ ...span, start, end: passage.text.length });
}

function spanOf(node: Readonly<MdastNode>): Pick<MarkedSpan, 'kind' | 'of'> | undefined {
	const kinds: Partial<Record<string, SpanKind>> = {
		emphasis: 'emphasis',
		inlineCode: 'code',
		inlineMath: 'code',
		link: 'link',
		linkReference: 'link',
		strong: 'strong',
	};
	const kind = kinds[node.type];
	if (kind) return { kind };
	const ofElement = node.type === 'mdxJsxTextElement' ? KINDS_OF_ELEMENTS.get(node.name ?? '') : undefined;
	if (ofElement) return { kind: ofElement };
	if (node.type === 'textDirective' && node.name === 'status') return { kind: 'status' };
	if (node.type === 'textDirective' && node.name === 'sample') return { kind: 'sample', of: node.attributes?.of ?? '' };
	return undefined;
}
