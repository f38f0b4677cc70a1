import type { Nodes } from 'mdast';
import { problemOf, SiteError } from '#schema/problem.ts';
import { lineOfOffset } from '#text/line-of-offset.ts';
import { issues } from '#words/issues.ts';
import { CODE_PATTERN } from './code-pattern.ts';
import { validTree } from './parse.ts';
import type { Source } from './source.ts';

/** As deep as blocks and tags may stand in each other. Nobody reads deeper, and at some thousands whatever walks through the tree of a page runs out of stack. */
const DEEPEST_NESTING = 100;

/** As many brackets may be open at once. Some thousands more, and the compiler of expressions ends the whole process. */
const MOST_BRACKETS = 1000;

/** Marks that open something, with hardly a word between, up to that many: each character of a text is looked at once. */
const CHAIN = new RegExp(`(?:[>*_~+.)(<[{:-][\\s\\p{L}\\p{N}/="',;!?]{0,40}){1,${DEEPEST_NESTING}}`, 'gu');
/** A line that is indented like a list of that depth. */
const INDENTED = new RegExp(`^[ \\t]{${DEEPEST_NESTING * 2}}\\S`, 'm');

/** Whether a text may be nested too deep: only then it is parsed to find out. */
function isSuspicious(body: string): boolean {
	if (INDENTED.test(body)) return true;
	for (const [chain] of body.matchAll(CHAIN))
		if (chain.length >= DEEPEST_NESTING && chain.replace(/[^>*_~+.)(<[{:-]/g, '').length >= DEEPEST_NESTING) return true;
	return false;
}

/** Gives a file back in which nothing stands too deep in something else; throws a `SiteError` with the line otherwise. */
export function withinDepth(source: Source): Source {
	const { file, body } = source;
	const crowded = source.format === 'mdx' ? lineOfBrackets(body) : undefined;
	if (crowded !== undefined) throw new SiteError([problemOf('deep-nesting', { file, line: crowded, ...issues.crowded(MOST_BRACKETS) })]);
	const deep = isSuspicious(body) ? lineOfDepth(source) : undefined;
	if (deep !== undefined) throw new SiteError([problemOf('deep-nesting', { file, line: deep, ...issues.deep(DEEPEST_NESTING) })]);
	return source;
}

/** Code, the beginning of a module, what a backslash takes its meaning from, and brackets. */
const PIECES = new RegExp(`${CODE_PATTERN}|^(?:import|export)\\b[^]*?(?=\\n[ \\t]*\\n|$(?![^]))|\\\\.|[([{}\\])]`, 'gm');

/** Line of the first bracket too many. Those in code do not count; inside of an expression or module there is none, only templates that look like it. */
function lineOfBrackets(body: string): number | undefined {
	let open = 0;
	let braces = 0;
	for (const { 0: piece, index, groups = {} } of body.matchAll(PIECES)) {
		const isCode = groups['fence'] !== undefined || groups['ticks'] !== undefined;
		if (piece.startsWith('\\') || (isCode && braces === 0)) continue;
		for (const { 0: bracket, index: offset } of piece.matchAll(/[([{}\])]/g)) {
			const step = '([{'.includes(bracket) ? 1 : -1;
			open = Math.max(0, open + step);
			if ('{}'.includes(bracket)) braces = Math.max(0, braces + step);
			if (open > MOST_BRACKETS) return lineOfOffset(body, index + offset);
		}
	}
	return undefined;
}

/** Line of the first thing that stands deeper than it may; none in a text that does not parse, which others say. */
function lineOfDepth(source: Source): number | undefined {
	let level: readonly Nodes[] = [validTree(source)];
	for (let depth = 0; depth < DEEPEST_NESTING && level.length > 0; depth++) level = level.flatMap((node) => ('children' in node ? node.children : []));
	return level[0]?.position?.start.line;
}
