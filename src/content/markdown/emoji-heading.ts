import type { Nodes, Text } from 'mdast';
import { defineMdastPlugin, type PluginFactoryContext } from 'satteri';

/** A property of headings whose ids are made from a text other than the visible one. */
export const NAMED = 'dataNamed';

const EMOJI_NAME = /:[+\-\w]+:/;

const textsIn = (node: Nodes): Readonly<Text>[] => (node.type === 'text' ? [node] : 'children' in node ? node.children.flatMap(textsIn) : []);

const emojiHeadings = defineMdastPlugin({
	name: 'emoji-headings',
	async heading(node, context) {
		const text = context.textContent(node);
		if (!EMOJI_NAME.test(text)) return;
		// The list of names is large.
		const { withEmoji } = await import('./emoji.ts');
		context.setProperty(node, 'data', { ...node.data, hProperties: { ...node.data?.hProperties, [NAMED]: text } });
		for (const part of textsIn(node)) context.setProperty(part, 'value', withEmoji(part.value));
	},
});

/** Replaces names such as `:rocket:` in headings by characters; ids are made from the names (`rocket-launch`), as in Docusaurus. */
export const namedHeadings = ({ source }: PluginFactoryContext) => /^[ \t>]*#{1,6}[ \t].*:[+\-\w]+:/m.test(source) && emojiHeadings;
