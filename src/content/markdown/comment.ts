import { defineMdastPlugin, type PluginFactoryContext } from 'satteri';
import { isComment } from './jsx-element.ts';

/** Comments in a piece of HTML. */
export const HTML_COMMENT = /<!--[\s\S]*?-->/g;

const commentsPlugin = defineMdastPlugin({
	name: 'comments',
	html(node, context) {
		if (!node.value.includes('<!--')) return;
		const left = node.value.replace(HTML_COMMENT, '');
		if (left.trim() === '') context.removeNode(node);
		else context.setProperty(node, 'value', left);
	},
	mdxFlowExpression: (node, context) => (isComment(node.value) ? context.removeNode(node) : undefined),
});

/** Drops comments, which are notes for writers. */
export const comments = ({ source }: PluginFactoryContext) => /<!--|\{\s*\/\*/.test(source) && commentsPlugin;
