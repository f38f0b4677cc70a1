import { lineOfOffset } from '#text/line-of-offset.ts';
import { codeLines } from './code-lines.ts';
import { CODE_PATTERN } from './code-pattern.ts';
import type { Source } from './source.ts';

/** What ends what the list of posts shows, `<!-- truncate -->` or the same as a comment of MDX; before it code and other comments, which may show how it is written. */
const TRUNCATE = String.raw`${CODE_PATTERN}|(?<marker><!--\s*truncate\s*-->|\{\s*\/\*\s*truncate\s*\*\/\s*\})|<!--[\s\S]*?-->|\{\s*\/\*[\s\S]*?\*\/\s*\}`;
/** A block of MDX that is code. A line of a paragraph may begin with the same word. */
const EXPORT = String.raw`(?<!\S[^\n]*\n)^export\s[\s\S]*?(?=\n[ \t]*\n)`;
const MARKERS = { md: new RegExp(TRUNCATE, 'gm'), mdx: new RegExp(`${TRUNCATE}|${EXPORT}`, 'gm') };

/** What stands above the marker; `undefined` in a text without one. */
export function aboveMarker({ body, format }: Pick<Source, 'body' | 'format'>): string | undefined {
	if (!body.includes('truncate')) return undefined;
	const code = codeLines({ body, format });
	const isMarker = ({ index, groups }: RegExpExecArray) => groups?.['marker'] !== undefined && !(code.size > 0 && code.has(lineOfOffset(body, index)));
	const marker = [...body.matchAll(MARKERS[format])].find(isMarker);
	return marker === undefined ? undefined : body.slice(0, marker.index);
}
