import { defineHastPlugin } from 'satteri';

/** Wide tables scroll inside a frame instead of widening the page. */
export const tableFrame = defineHastPlugin({
	name: 'table-frame',
	element: {
		filter: ['table'],
		visit(node, context) {
			context.wrapNode(node, { type: 'element', tagName: 'div', properties: { className: ['table'] }, children: [] });
		},
	},
});
