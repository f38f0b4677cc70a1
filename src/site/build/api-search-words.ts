import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { readContentFile } from '#content/content-file.ts';
import { OWN } from '#content/markdown/conventions.ts';
import { apiRoutes } from '#navigation/routes.ts';
import type { SearchWords } from '#navigation/search-words.ts';
import { pageFrontMatterSchema } from '#schema/front-matter.ts';
import type { Reference } from '#site/reference.ts';

/** Words for sections of the texts that stand beside the description of each API. */
export function apiSearchWords(references: readonly Reference[], root: string): SearchWords[] {
	return references.flatMap((reference) =>
		apiRoutes(reference).flatMap(({ kind, path }) => {
			const name = kind === 'api-overview' ? 'overview' : posix.basename(path);
			const file = posix.join(reference.texts ?? '', `${name}.md`);
			if (reference.texts === undefined || !existsSync(join(root, file))) return [];
			const read = readContentFile(root, file, { schema: pageFrontMatterSchema, conventions: OWN });
			const words = 'source' in read ? (read.source.frontMatter.search_words ?? {}) : {};
			return Object.entries(words).map(([anchor, list]) => ({ path, anchor, words: list, file }));
		}),
	);
}
