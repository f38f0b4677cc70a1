import type { Nodes } from 'mdast';
import { problemOf, SiteError } from '#schema/problem.ts';
import { lineOfOffset } from '#text/line-of-offset.ts';
import { issues } from '#words/issues.ts';
import { CODE_PATTERN } from './code-pattern.ts';
import { validTree } from './parse.ts';
import type { Source } from './source.ts';

/** Deepest nesting of blocks and tags. Nobody reads deeper, and at some thousands every walk through the tree of a page would run out of stack. */
const DEEPEST_NESTING = 100;

/** Most open brackets. Some thousands more would make the compiler of expressions end the whole process. */
const MOST_BRACKETS = 1000;

/** A run of opening marks with few words between. Reads each character of a text once. */
const CHAIN = new RegExp(`(?:[>*_~+.)(<[{:-][\\s\\p{L}\\p{N}/="',;!?]{0,40}){1,${DEEPEST_NESTING}}`, 'gu');
/** A line that is indented like a list at the limit. */
const INDENTED = new RegExp(`^[ \\t]{${DEEPEST_NESTING * 2}}\\S`, 'm');

/** Whether a text may be nested too deeply; only then it is parsed to find out. */
function isSuspicious(body: string): boolean {
	if (INDENTED.test(body)) return true;
	for (const [chain] of body.matchAll(CHAIN))
		if (chain.length >= DEEPEST_NESTING && chain.replace(/[^>*_~+.)(<[{:-]/g, '').length >= DEEPEST_NESTING) return true;
	return false;
}

/** Returns a file that is not nested too deeply; otherwise throws a `SiteError` with the line. */
export function withinDepth(source: Source): Source {
	const { file, body } = source;
	const crowded = source.format === 'mdx' ? lineOfBrackets(body) : undefined;
	if (crowded !== undefined) throw new SiteError([problemOf('deep-nesting', { file, line: crowded, ...issues.crowded(MOST_BRACKETS) })]);
	const deep = isSuspicious(body) ? lineOfDepth(source) : undefined;
	if (deep !== undefined) throw new SiteError([problemOf('deep-nesting', { file, line: deep, ...issues.deep(DEEPEST_NESTING) })]);
	return source;
}

/** Code, the beginning of a module, escaped characters, and brackets. */
const PIECES = new RegExp(`${CODE_PATTERN}|^(?:import|export)\\b[^]*?(?=\\n[ \\t]*\\n|$(?![^]))|\\\\.|[([{}\\])]`, 'gm');

/** Line of the first bracket beyond the limit. Brackets in code do not count. Expressions and modules contain no code blocks, only templates that look like them. */
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

/** Line of the first node that is nested too deeply; none in a text that does not parse, which is reported elsewhere. */
function lineOfDepth(source: Source): number | undefined {
	let level: readonly Nodes[] = [validTree(source)];
	for (let depth = 0; depth < DEEPEST_NESTING && level.length > 0; depth++) level = level.flatMap((node) => ('children' in node ? node.children : []));
	return level[0]?.position?.start.line;
}
