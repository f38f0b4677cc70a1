import type { Root } from 'mdast';
import { opensWithTitle } from './heading.ts';
import { importedParts } from './imported-parts.ts';
import type { RenderedMarkdown } from './render.ts';
import { walkTree } from './walk-tree.ts';

type Headings = RenderedMarkdown['headings'];

/**
 * The headings of a text with those of the parts that it imports (`import Part from './_part.mdx'`) where it puts them in (`<Part />`), as a reader meets them: its
 * compiler knows only the text's own.
 * @param file of the text, relative to the root of the site.
 * @param headingsOf the headings of a part, given its file.
 */
export async function withIncludedHeadings(
	{ tree, file, headings }: { tree: Root; file: string; headings: Headings },
	headingsOf: (file: string) => Promise<Headings>,
): Promise<Headings> {
	const parts = new Map(importedParts(tree, file).map((part) => [part.name, part.file]));
	if (parts.size === 0) return headings;
	const all: (Headings | Promise<Headings>)[] = [];
	// The title of the page is none of its headings.
	let own = opensWithTitle(tree) ? -1 : 0;
	walkTree(tree, (node) => {
		if (node.type === 'heading') {
			if (own >= 0) all.push(headings.slice(own, own + 1));
			own++;
		}
		const part = node.type === 'mdxJsxFlowElement' && node.name ? parts.get(node.name) : undefined;
		if (part !== undefined) all.push(headingsOf(part));
	});
	return [...(await Promise.all(all)).flat(), ...headings.slice(own)];
}
