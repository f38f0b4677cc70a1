import type { Nodes } from 'mdast';
import { markdownToMdast } from 'satteri';
import { dialectOf } from './dialect.ts';
import type { Source } from './source.ts';
import { walkTree } from './walk-tree.ts';

/** What follows the first indentation of each line that may be indented code. */
const AFTER_INDENT = /(?: {4}|\t)[^\n]*/g;
/** Syntax that is rewritten or searched for; a comment may begin in the next line. */
const REWRITTEN_SIGN = /<!--|\{\s*(?:\/\*|$)|:::/;

/**
 * The lines (from 1) of a body that are code by indentation, which `CODE_PATTERN` cannot tell from lists. MDX has no such code.
 * Most bodies have no candidates and are not parsed.
 */
export function codeLines({ body, format }: Pick<Source, 'body' | 'format'>): ReadonlySet<number> {
	if (format === 'mdx' || !body.match(AFTER_INDENT)?.some((line) => REWRITTEN_SIGN.test(line))) return new Set();
	const lines = new Set<number>();
	walkTree(markdownToMdast(body, { features: dialectOf({ formulas: false }), position: true }) as Nodes, (node) => {
		if (node.type !== 'code' || node.position === undefined) return;
		for (let line = node.position.start.line; line <= node.position.end.line; line++) lines.add(line);
	});
	return lines;
}
