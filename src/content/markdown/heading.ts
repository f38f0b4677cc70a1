import GithubSlugger from 'github-slugger';
import { defineHastPlugin, defineMdastPlugin } from 'satteri';

/** Drops the heading of level 1 that opens a body: the layout shows the title. Reads `{#id}` that was kept through MDX as a comment. */
export const titleHeading = defineMdastPlugin({
	name: 'title-heading',
	heading(node, context) {
		const parent = context.parent(node);
		if (node.depth === 1 && parent?.type === 'root' && context.indexOf(node) === firstContent(parent.children)) context.removeNode(node);
		const last = node.children.at(-1);
		const id = last?.type === 'mdxTextExpression' ? /^\/\*\s*#([\w-]+)\s*\*\/$/.exec(last.value)?.[1] : undefined;
		if (last === undefined || id === undefined) return;
		context.removeNode(last);
		context.setProperty(node, 'data', { hProperties: { id } });
	},
});

const firstContent = (children: readonly { type: string }[]) => children.findIndex((child) => !['html', 'yaml', 'mdxjsEsm'].includes(child.type));

/** Gives every heading from level 2 an id and a link to itself. The link has no text, so that it stays out of the table of contents. */
export const headingAnchors = () => {
	const slugger = new GithubSlugger();
	return defineHastPlugin({
		name: 'heading-anchors',
		element: {
			filter: ['h2', 'h3', 'h4', 'h5', 'h6'],
			visit(node, context) {
				const text = context.textContent(node).trim();
				const own = node.properties.id;
				const id = typeof own === 'string' ? own : slugger.slug(text);
				if (typeof own !== 'string') context.setProperty(node, 'id', id);
				context.appendChild(node, {
					type: 'element',
					tagName: 'a',
					properties: { className: ['anchor'], href: `#${id}`, ariaLabel: `Direkter Link zu „${text}“` },
					children: [],
				});
			},
		},
	});
};

/** MDX reads `{#id}` as JavaScript; as a comment it passes through to `titleHeading`. */
export function keepHeadingIds(mdx: string): string {
	return mdx.replace(/^(#{1,6}\s.*?)\s*\{#([\w-]+)\}\s*$/gm, '$1 {/*#$2*/}');
}
