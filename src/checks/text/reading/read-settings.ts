import type { Origin } from '#schema/parse/parse.ts';
import { withoutBreakHints } from '#text/break-hints.ts';
import type { Passage } from './source-page.ts';

/** Words of readers, listed just because they are not those of the site: no rule applies to them. */
const WORDS_OF_READERS = 'search.synonyms';

/** The texts in the settings of a site: every value of at least two words. Single words are names, labels and values. */
export function readSettings(settings: unknown, lineOf: Origin['lineOf'], path: readonly PropertyKey[] = []): Passage[] {
	if (path.join('.') === WORDS_OF_READERS) return [];
	if (typeof settings === 'string') {
		if (!/\p{L}{2,}[,;:.]?\s+\p{L}{2,}/u.test(settings)) return [];
		return [{ kind: 'setting', text: withoutBreakHints(settings), spans: [], lines: [{ offset: 0, line: lineOf(path) ?? 1 }] }];
	}
	if (typeof settings !== 'object' || settings === null) return [];
	return Object.entries(settings).flatMap(([key, value]) => readSettings(value, lineOf, [...path, Array.isArray(settings) ? Number(key) : key]));
}
