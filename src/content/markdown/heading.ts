import GithubSlugger from 'github-slugger';
import { defineHastPlugin, defineMdastPlugin } from 'satteri';

/** Drops the heading of level 1 that opens a body: the layout shows the title. Reads `{#id}` that was kept through MDX as a comment. */
export const titleHeading = defineMdastPlugin({
	name: 'title-heading',
	heading(node, context) {
		const parent = context.parent(node);
		if (node.depth === 1 && parent?.type === 'root' && context.indexOf(node) === firstContent(parent.children)) return context.removeNode(node);
		const last = node.children.at(-1);
		const id = last?.type === 'mdxTextExpression' ? /^\/\*\s*#([\w-]+)\s*\*\/$/.exec(last.value)?.[1] : undefined;
		if (last === undefined || id === undefined) return;
		context.removeNode(last);
		context.setProperty(node, 'data', { hProperties: { id } });
	},
});

/** As `contentTitle` sees it: comments and imports may stand before the title. */
const firstContent = (children: readonly { type: string; value?: string }[]) =>
	children.findIndex(({ type, value = '' }) => !['yaml', 'mdxjsEsm'].includes(type) && !(type === 'html' && value.startsWith('<!--')));

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
				// The slugger is told of ids that writers chose, so that no later heading gets the same.
				const slug = slugger.slug(typeof own === 'string' ? own : text);
				const id = typeof own === 'string' ? own : slug;
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

/** MDX reads `{#id}` as JavaScript; as a comment it passes through to `titleHeading`. Code blocks stay as they are. */
export function keepHeadingIds(mdx: string): string {
	return mdx.replace(
		/^ {0,3}(```+|~~~+)[^\n]*\n[\s\S]*?^ {0,3}\1[^\n]*$|^(#{1,6}[ \t].*?)[ \t]*\{#([\w-]+)\}[ \t]*$/gm,
		(all, _fence, heading?: string, id?: string) => (heading === undefined ? all : `${heading}{/*#${id}*/}`),
	);
}
