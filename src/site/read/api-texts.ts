import { posix } from 'node:path';
import { readApiText } from '#content/api-text.ts';
import type { Reference } from '#navigation/api/reference.ts';
import { apiRoutes } from '#navigation/routes.ts';
import type { SearchWords } from '#navigation/search-words.ts';

/** A text beside the description of an API. */
interface PlacedText {
	/** Relative to the root of the site. */
	file: string;
	/** Of the page that shows it, without the base. */
	path: string;
	/** By the id of a heading, as its front matter names them. */
	searchWords: Readonly<Record<string, string[]>>;
}

/** The texts beside the description of each API. */
export function placedTexts(references: readonly Reference[], root: string): PlacedText[] {
	return references.flatMap((reference) =>
		apiRoutes(reference).flatMap(({ kind, path }) => {
			const text = readApiText(root, reference.texts, kind === 'api-overview' ? 'overview' : posix.basename(path));
			return text === undefined ? [] : [{ file: text.file, path, searchWords: text.source?.frontMatter.search_words ?? {} }];
		}),
	);
}

/** Words for sections of these texts. */
export const apiSearchWords = (references: readonly Reference[], root: string): SearchWords[] =>
	placedTexts(references, root).flatMap(({ file, path, searchWords }) => Object.entries(searchWords).map(([anchor, words]) => ({ path, anchor, words, file })));
