import { CODE_PATTERN } from './code-pattern.ts';
import type { Source } from './source.ts';

/** The end of a heading: braces, and optional closing hashes. */
const BRACES_AT_END = String.raw`(?<open>\\?\{)(?<inside>[^{}\n]*)\}(?<hashes>[ \t]+#+)?[ \t]*`;

/** Code, HTML with raw text, or a heading of either kind that ends with braces. */
const BRACED_HEADING = new RegExp(
	[
		CODE_PATTERN,
		String.raw`<(?<raw>pre|script|style)\b[\s\S]*?</\k<raw>>`,
		String.raw`^(?<text>(?: {0,3}|[ \t>]*(?:>|[-*+]|\d+[.)])[ \t]+)#{1,6}[ \t](?:[^\n]*?[^\n\\])?)${BRACES_AT_END}$`,
		String.raw`^(?<line> {0,3}\S(?:[^\n]*?[^\n\\])?)${BRACES_AT_END.replaceAll(/\?<(\w+)>/g, '?<$1Above>')}(?=\n {0,3}(?:=+|-+)[ \t]*$)`,
	].join('|'),
	'gm',
);

/** An id chosen by the writer, optionally followed by more attributes. */
const CHOSEN_ID = /^[ \t]*#[^\s{}]+(?:[ \t]+(?:[#.][^\s{}]+|[\w-]+=[^\s{}]+))*[ \t]*$/;

const JSX_COMMENT = /^\s*\/\*.*\*\/\s*$/;

/**
 * Braces at the end of a heading are its id if they contain one (`{#id}`, also as `\{#id}` and before closing hashes, as in Docusaurus), and text otherwise
 * (`## GET /devices/{id}`): the parser would drop them as attributes. Expressions of MDX stay. Lines do not move.
 */
export function idsOfHeadings(body: string, format: Source['format']): string {
	if (!/\}[ \t]*(?:#+[ \t]*)?$/m.test(body)) return body;
	return body.replace(BRACED_HEADING, (all, ...rest) => {
		const groups = rest.at(-1) as Partial<Record<string, string>>;
		const text = groups['text'] ?? groups['line'];
		const open = groups['open'] ?? groups['openAbove'] ?? '';
		const inside = groups['inside'] ?? groups['insideAbove'] ?? '';
		const hashes = groups['hashes'] ?? groups['hashesAbove'] ?? '';
		if (text === undefined) return all;
		if (CHOSEN_ID.test(inside)) return `${text}{${inside}}`;
		if (JSX_COMMENT.test(inside)) return `${text}${open}${inside}}`;
		const isExpression = format === 'mdx' && open === '{' && !inside.trimStart().startsWith('#');
		if (isExpression || inside.endsWith('\\')) return all;
		return `${text}${format === 'mdx' ? '\\{' : open}${inside}\\}${hashes}`;
	});
}
