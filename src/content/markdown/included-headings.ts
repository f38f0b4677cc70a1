import { posix } from 'node:path';
import type { Root } from 'mdast';
import { opensWithTitle } from './heading.ts';
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
	const parts = importedParts(tree, file);
	if (parts.size === 0) return headings;
	const all: (Headings | Promise<Headings>)[] = [];
	// The title of the page is none of its headings.
	let own = opensWithTitle(tree) ? -1 : 0;
	walkTree(tree, (node) => {
		if (node.type === 'heading') {
			if (own >= 0) all.push(headings.slice(own, own + 1));
			own++;
		}
		const part = node.type === 'mdxJsxFlowElement' ? parts.get(node.name ?? '') : undefined;
		if (part !== undefined) all.push(headingsOf(part));
	});
	return [...(await Promise.all(all)).flat(), ...headings.slice(own)];
}

/** The files of imported texts by the names under which they are put in. */
function importedParts({ children }: Root, file: string): ReadonlyMap<string, string> {
	const imports = children.flatMap((node) =>
		node.type === 'mdxjsEsm' ? [...node.value.matchAll(/\bimport\s+(\w+)\s+from\s*['"](\.{1,2}\/[^'"]+\.mdx?)['"]/g)] : [],
	);
	return new Map(imports.map(([, name = '', path = '']) => [name, posix.join(posix.dirname(file), path)]));
}
