import { posix } from 'node:path';
import { readApiText } from '#content/api-text.ts';
import type { Reference } from '#navigation/api/reference.ts';
import { apiRoutes } from '#navigation/routes.ts';
import type { SearchWords } from '#navigation/search-words.ts';

/** Words for sections of the texts that stand beside the description of each API. */
export function apiSearchWords(references: readonly Reference[], root: string): SearchWords[] {
	return references.flatMap((reference) =>
		apiRoutes(reference).flatMap(({ kind, path }) => {
			const text = readApiText(root, reference.texts, kind === 'api-overview' ? 'overview' : posix.basename(path));
			const words = Object.entries(text?.source?.frontMatter.search_words ?? {});
			return text === undefined ? [] : words.map(([anchor, list]) => ({ path, anchor, words: list, file: text.file }));
		}),
	);
}
