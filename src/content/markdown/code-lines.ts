import type { Nodes } from 'mdast';
import { markdownToMdast } from 'satteri';
import { dialectOf } from './dialect.ts';
import type { Source } from './source.ts';
import { walkTree } from './walk-tree.ts';

/** Something that is rewritten or looked for, in a line with an indentation as code may have it. */
const INDENTED_SIGN = /(?: {4}|\t)[^\n]*(?:<!--|\{\s*\/\*|:::)/;

/**
 * The lines (from 1) of a body that are code where `CODE_PATTERN` cannot know it: by their indentation alone, which in a list is none. MDX knows no such code.
 * Most bodies hold nothing of the kind and are not parsed.
 */
export function codeLines({ body, format }: Pick<Source, 'body' | 'format'>): ReadonlySet<number> {
	if (format === 'mdx' || !INDENTED_SIGN.test(body)) return new Set();
	const lines = new Set<number>();
	walkTree(markdownToMdast(body, { features: dialectOf({ formulas: false }), position: true }) as Nodes, (node) => {
		if (node.type !== 'code' || node.position === undefined) return;
		for (let line = node.position.start.line; line <= node.position.end.line; line++) lines.add(line);
	});
	return lines;
}
