import { lineOfOffset } from '#text/line-of-offset.ts';
import { codeLines } from './code-lines.ts';
import { CODE_PATTERN } from './code-pattern.ts';
import type { Source } from './source.ts';

/** The marker that ends the part shown in lists: `<!-- truncate -->`, or the same as a comment of MDX. Code and other comments are matched first, because they may quote it. */
const TRUNCATE = String.raw`${CODE_PATTERN}|(?<marker><!--\s*truncate\s*-->|\{\s*\/\*\s*truncate\s*\*\/\s*\})|<!--[\s\S]*?-->|\{\s*\/\*[\s\S]*?\*\/\s*\}`;
/** A block of MDX that is code. A line of a paragraph may begin with the same word. */
const EXPORT = String.raw`(?<!\S[^\n]*\n)^export\s[\s\S]*?(?=\n[ \t]*\n)`;
const MARKERS = { md: new RegExp(TRUNCATE, 'gm'), mdx: new RegExp(`${TRUNCATE}|${EXPORT}`, 'gm') };

/** The text above the marker; `undefined` if there is none. */
export function aboveMarker({ body, format }: Pick<Source, 'body' | 'format'>): string | undefined {
	if (!body.includes('truncate')) return undefined;
	const code = codeLines({ body, format });
	const isMarker = ({ index, groups }: RegExpExecArray) => groups?.['marker'] !== undefined && !(code.size > 0 && code.has(lineOfOffset(body, index)));
	const marker = [...body.matchAll(MARKERS[format])].find(isMarker);
	return marker === undefined ? undefined : body.slice(0, marker.index);
}
