import { slug } from 'github-slugger';
import { defineMdastPlugin, type MdastNode } from 'satteri';
import { mendTypography } from '#language/typography.ts';

/** As much of the text before a node as a rule looks at. */
const CONTEXT_LENGTH = 24;

/** What the text before it runs on into: neither code nor keys. */
const RUNNING_TEXT: readonly string[] = ['emphasis', 'strong', 'delete', 'link'];

/**
 * Applies the typographic rules of `#language/typography.ts` to running text. Code, links' addresses and keys stay as they are.
 * Stands after the directives, because `08:30 Uhr` is one of them until then.
 */
export const typography = defineMdastPlugin({
	name: 'typography',
	text(node, context) {
		if (!/[\d"'.§]|^\s|\s$/.test(node.value)) return;
		const parent = context.parent(node);
		if (parent === undefined || ('name' in parent && parent.name === 'kbd')) return;
		const siblings = parent.children as readonly MdastNode[];
		const index = context.indexOf(node) ?? 0;
		const previous = siblings[index - 1];
		const next = siblings[index + 1];
		if (previous?.type === 'html' && /^<kbd\b/i.test(previous.value)) return;
		const before = previous === undefined ? '' : context.textContent(previous).slice(-CONTEXT_LENGTH) || '\ufffc';
		const after = next !== undefined && RUNNING_TEXT.includes(next.type) ? context.textContent(next).slice(0, CONTEXT_LENGTH) : '';
		const mended = mendTypography(node.value, before, after);
		if (mended === node.value) return;
		// Addresses of headings come from what was typed; they outlive a rule of typography.
		if (parent.type === 'heading' && parent.data?.hProperties?.id === undefined && slug(mended) !== slug(node.value)) return;
		context.setProperty(node, 'value', mended);
	},
});
