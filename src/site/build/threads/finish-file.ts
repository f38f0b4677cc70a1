import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { twinPath } from '#navigation/twin-path.ts';
import { pageCache } from '#site/cache/page-cache.ts';
import { createPageFinisher, type FinishedPage, pathOfFile } from '../finish-page.ts';

export interface FinishedFolder {
	/** Folder of the pages as the engine printed them. */
	folder: string;
	/** Folder for finished pages, and the key of the program that finishes them (`finishKey`). */
	cache: string;
	key: string;
	/** Links that stand in the place of style elements on pages of an API reference, by the text of the element; none where each page has its own. */
	links: readonly (readonly [css: string, link: string])[];
}

/** What is known of a finished page besides its HTML. */
export type KnownOfPage = Pick<FinishedPage, 'facts' | 'twin'>;

/** The same as a text: `KnownOfPage` in JSON, and the name under which the page is kept. */
export interface PageRecord {
	name: string;
	known: string;
}

/** Finishes a page in its place, but for its policy, which depends on all pages. */
export function finishFile({ folder, cache, key, links }: FinishedFolder): (path: string) => PageRecord {
	const kept = pageCache(cache, key);
	const finish = createPageFinisher(new Map(links));
	const linked = JSON.stringify(links);
	return (path) => {
		const file = join(folder, path);
		const page = pathOfFile(path);
		const printed = readFileSync(file, 'utf8');
		// Operations of an API bring theirs along.
		const mayHaveTwin = !existsSync(join(folder, twinPath(page)));
		const { name, html, known } = kept.remember([page, String(mayHaveTwin), linked, printed], () => {
			const { html: finished, facts, twin } = finish(printed, { path: page, mayHaveTwin });
			return { html: finished, known: JSON.stringify({ facts, twin } satisfies KnownOfPage) };
		});
		writeFileSync(file, html);
		// Texts of their own: those of the reader are slices that would keep the whole HTML alive.
		return { name, known };
	};
}
