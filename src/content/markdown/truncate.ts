import { lineOfOffset } from '#text/line-of-offset.ts';
import { codeLines } from './code-lines.ts';
import { CODE_PATTERN } from './code-pattern.ts';
import type { Source } from './source.ts';

/** What ends what the list of posts shows, `<!-- truncate -->` or the same as a comment of MDX; before it code and other comments, which may show how it is written. */
const TRUNCATE = new RegExp(
	String.raw`${CODE_PATTERN}|(?<marker><!--\s*truncate\s*-->|\{\s*\/\*\s*truncate\s*\*\/\s*\})|<!--[\s\S]*?-->|\{\s*\/\*[\s\S]*?\*\/\s*\}|^export\s[\s\S]*?(?=\n[ \t]*\n)`,
	'gm',
);

/** What stands above the marker; `undefined` in a text without one. */
export function aboveMarker({ body, format }: Pick<Source, 'body' | 'format'>): string | undefined {
	if (!body.includes('truncate')) return undefined;
	const code = format === 'md' ? codeLines(body) : new Set<number>();
	const isMarker = ({ index, groups }: RegExpExecArray) => groups?.['marker'] !== undefined && !(code.size > 0 && code.has(lineOfOffset(body, index)));
	const marker = [...body.matchAll(TRUNCATE)].find(isMarker);
	return marker === undefined ? undefined : body.slice(0, marker.index);
}
