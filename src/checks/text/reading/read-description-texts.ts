import { splitSource } from '#content/markdown/source.ts';
import { readPage } from './read-page.ts';
import type { Passage } from './source-page.ts';

/** Keys whose values are Markdown for readers. */
const TEXT_KEYS = ['description', 'summary'];
/** Keys below which a description is data. */
const DATA_KEYS = ['default', 'enum', 'example', 'examples', 'value'];

/**
 * The texts of an API description (Markdown).
 * @param document the description as JSON.
 * @param lineOf 1-based line of the key at a path.
 */
export function readDescriptionTexts(document: unknown, lineOf: (path: readonly string[]) => number, path: readonly string[] = []): Passage[] {
	if (typeof document !== 'object' || document === null) return [];
	return Object.entries(document).flatMap(([key, value]) => {
		const here = [...path, key];
		if (typeof value !== 'string') return DATA_KEYS.includes(key) ? [] : readDescriptionTexts(value, lineOf, here);
		if (!TEXT_KEYS.includes(key)) return [];
		const line = lineOf(here);
		return readPage(splitSource('', value)).passages.map((passage): Passage => ({ ...passage, kind: 'setting', lines: onOneLine(passage, line) }));
	});
}

/** In JSON a text stands on one line, whatever line breaks it has. */
const onOneLine = ({ text }: Passage, line: number) => [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)].map((offset) => ({ offset, line }));
