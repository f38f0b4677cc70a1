import { CODE_PATTERN } from './code-pattern.ts';

/** Code, which may show how the marker is written, or what ends what the list of posts shows: `<!-- truncate -->` or the same as a comment of MDX. */
const TRUNCATE = new RegExp(String.raw`${CODE_PATTERN}|(?<marker><!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\})`, 'gm');

/** What stands above the marker; `undefined` in a text without one. */
export function aboveMarker(body: string): string | undefined {
	if (!body.includes('truncate')) return undefined;
	for (const { index, groups } of body.matchAll(TRUNCATE)) if (groups?.['marker'] !== undefined) return body.slice(0, index);
	return undefined;
}
