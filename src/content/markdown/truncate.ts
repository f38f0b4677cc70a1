import { defineMdastPlugin } from 'satteri';
import { TRUNCATE } from '../blog.ts';

/** The truncate marker only parts the excerpt in the source; the page does not need it. */
export const truncateMarker = defineMdastPlugin({
	name: 'truncate-marker',
	html: (node, context) => (TRUNCATE.test(node.value) ? context.removeNode(node) : undefined),
	mdxFlowExpression: (node, context) => (TRUNCATE.test(`{${node.value}}`) ? context.removeNode(node) : undefined),
	paragraph(node, context) {
		if (node.children.length === 1 && TRUNCATE.test(context.textContent(node))) context.removeNode(node);
	},
});
