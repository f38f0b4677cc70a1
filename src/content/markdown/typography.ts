import { slug } from 'github-slugger';
import { defineMdastPlugin, type MdastNode, type MdastVisitorContext } from 'satteri';
import { isMendable, mendTypography } from '#language/typography.ts';
import { rawText } from './plain-text.ts';

/** Number of characters before a node that a rule looks at. */
const CONTEXT_LENGTH = 24;
/** The same for quotes, to know which are open: longer than any paragraph that a person writes. */
const QUOTES_LENGTH = 2000;

/** Nodes that are part of running text: neither code nor keys. */
const RUNNING_TEXT: readonly string[] = ['text', 'emphasis', 'strong', 'delete', 'link', 'linkReference'];
/** Nodes within which a sentence may continue. */
const INLINE_PARENTS: readonly string[] = [...RUNNING_TEXT, 'mdxJsxTextElement'];
/** Stands for a node that is not running text. */
const NO_TEXT = '\ufffc';

/**
 * Applies the typographic rules of `#language/typography.ts` to running text. Code, links' addresses and keys stay as they are.
 * Stands after the directives, because `08:30 Uhr` is one of them until then.
 */
export const typography = defineMdastPlugin({
	name: 'typography',
	text(node, context) {
		if (!isMendable(node.value)) return;
		const parent = context.parent(node);
		if (parent === undefined || ('name' in parent && parent.name === 'kbd')) return;
		const siblings = parent.children as readonly MdastNode[];
		const previous = siblings[(context.indexOf(node) ?? 0) - 1];
		if (previous?.type === 'html' && /^<kbd\b/i.test(previous.value)) return;
		const { before, after } = aroundText(node, context, /["']/.test(node.value) ? QUOTES_LENGTH : CONTEXT_LENGTH);
		const mended = mendTypography(node.value, before, after);
		if (mended === node.value) return;
		// Addresses of headings come from what was typed; they outlive a rule of typography.
		if (parent.type === 'heading' && parent.data?.hProperties?.id === undefined && slug(mended) !== slug(node.value)) return;
		context.setProperty(node, 'value', mended);
	},
});

/** The text before a node in its paragraph, at least `enough` characters of it, and the beginning of what is behind it. */
function aroundText(text: Readonly<MdastNode>, context: MdastVisitorContext, enough: number): { before: string; after: string } {
	let before = '';
	let after = '';
	let node = text;
	for (let parent = context.parent(node); parent !== undefined; parent = context.parent(node)) {
		const siblings = parent.children as readonly Readonly<MdastNode>[];
		const index = context.indexOf(node) ?? 0;
		for (let place = index - 1; place >= 0 && before.length < enough; place--) {
			const sibling = siblings[place];
			if (sibling) before = shownBefore(sibling) + before;
		}
		const next = siblings[index + 1];
		if (after === '' && next !== undefined) after = shownBehind(next);
		if (!INLINE_PARENTS.includes(parent.type)) break;
		node = parent as Readonly<MdastNode>;
	}
	return { before, after };
}

const isBreak = (node: Readonly<MdastNode>): boolean =>
	node.type === 'break' || (node.type === 'html' ? /^<br\b/i.test(node.value) : node.type === 'mdxJsxTextElement' && node.name === 'br');

/** How the text before a node sees it. */
function shownBehind(node: Readonly<MdastNode>): string {
	if (isBreak(node)) return '\n';
	return RUNNING_TEXT.includes(node.type) ? rawText(node).slice(0, CONTEXT_LENGTH) : NO_TEXT;
}

/** How the text behind a node sees it. Of code and keys only letters and digits count; a tag counts as nothing. */
function shownBefore(node: Readonly<MdastNode>): string {
	if (isBreak(node)) return '\n';
	if (node.type === 'html') return /^<(?:\/?(?!img|input|svg)[a-z]|!--)/i.test(node.value) ? '' : NO_TEXT;
	if (RUNNING_TEXT.includes(node.type)) return rawText(node);
	return rawText(node).replace(/[^\p{L}\p{N}]/gu, NO_TEXT) || NO_TEXT;
}
