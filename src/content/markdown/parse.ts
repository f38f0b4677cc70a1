import type { Root } from 'mdast';
import { type MdastNode, markdownToMdast, mdxToMdast } from 'satteri';
import { dialectOf, FOREIGN_DIALECT } from './dialect.ts';
import { inOneLanguage } from './one-language.ts';
import { quotedBoxes } from './quoted-boxes.ts';
import type { Source } from './source.ts';

/** The tree of a file of the site, with the lines of the file. `formulas`: `$` begins a formula. Throws for invalid MDX. */
export function parseMarkdown(source: Pick<Source, 'body' | 'format'>, { position = true, formulas = false } = {}): Root {
	const parse = source.format === 'mdx' ? mdxToMdast : markdownToMdast;
	return asRoot(parse(inOneLanguage(source), { features: dialectOf({ formulas }), position }));
}

/** The same, but an empty tree for invalid MDX, which is reported elsewhere. */
export function validTree(source: Pick<Source, 'body' | 'format'>, { formulas = false } = {}): Root {
	try {
		return parseMarkdown(source, { formulas });
	} catch {
		return { type: 'root', children: [] };
	}
}

/** The tree of a file for its words alone, without lines. The build reports invalid MDX, with its place. */
export function readableTree(source: Pick<Source, 'body' | 'format'>): Root {
	try {
		return parseMarkdown(source, { position: false });
	} catch {
		return parseMarkdown({ ...source, format: 'md' }, { position: false });
	}
}

/** The tree of a text of an API description; its boxes are quotations. */
export function parseForeign(text: string): Root {
	return asRoot(markdownToMdast(quotedBoxes(text), { features: FOREIGN_DIALECT, position: false }));
}

function asRoot(node: MdastNode): Root {
	if (node.type !== 'root') throw new Error(`The parser returned a ${node.type}.`);
	return node;
}
