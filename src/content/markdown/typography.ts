import { slug } from 'github-slugger';
import { defineMdastPlugin, type MdastNode } from 'satteri';
import { mendTypography } from '#language/typography.ts';

/** As much of the text before a node as a rule looks at. */
const CONTEXT_LENGTH = 24;

/**
 * Applies the typographic rules of `#language/typography.ts` to running text. Code, links' addresses and keys stay as they are.
 * Stands after the directives, because `08:30 Uhr` is one of them until then.
 */
export const typography = defineMdastPlugin({
	name: 'typography',
	text(node, context) {
		if (!/[\d"'.§]|^ /.test(node.value)) return;
		const parent = context.parent(node);
		if (parent === undefined || ('name' in parent && parent.name === 'kbd')) return;
		const previous = (parent.children as readonly MdastNode[])[(context.indexOf(node) ?? 0) - 1];
		if (previous?.type === 'html' && /^<kbd\b/i.test(previous.value)) return;
		const mended = mendTypography(node.value, previous === undefined ? '' : context.textContent(previous).slice(-CONTEXT_LENGTH) || '\ufffc');
		if (mended === node.value) return;
		// Addresses of headings come from what was typed; they outlive a rule of typography.
		if (parent.type === 'heading' && parent.data?.hProperties?.id === undefined && slug(mended) !== slug(node.value)) return;
		context.setProperty(node, 'value', mended);
	},
});
