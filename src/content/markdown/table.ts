import { defineHastPlugin, type PluginFactoryContext } from 'satteri';

const tableFramePlugin = defineHastPlugin({
	name: 'table-frame',
	element: [
		{
			filter: ['table'],
			visit(node, context) {
				context.wrapNode(node, { type: 'element', tagName: 'div', properties: { className: ['table'] }, children: [] });
			},
		},
		{
			// `|:-:|` comes as a style attribute, which a strict content security policy forbids.
			filter: ['th', 'td'],
			visit(node, context) {
				const side = /^text-align: ?(left|center|right);?$/.exec(String(node.properties.style ?? ''))?.[1];
				if (side === undefined) return;
				context.setProperty(node, 'style', undefined);
				context.setProperty(node, 'className', [`align-${side}`]);
			},
		},
	],
});

/** Wide tables scroll inside a frame instead of widening the page. */
export const tableFrame = ({ source }: PluginFactoryContext) => source.includes('|') && tableFramePlugin;
