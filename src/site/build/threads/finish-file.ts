import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageCache } from '#site/cache/page-cache.ts';
import { createPageFinisher, type FinishedPage, isReferencePage, pathOfFile } from '../finish-page.ts';
import { type PictureSizes, withPictureSizes } from '../picture-sizes.ts';

export interface FinishedFolder {
	/** Of the pictures of the site. */
	sizes: PictureSizes;
	/** Folder of the pages as the engine printed them. */
	folder: string;
	/** Folder for finished pages, and the key of the program that finishes them (`finishKey`). */
	cache: string;
	key: string;
	/** Links that stand in the place of style elements on pages of an API reference, by the text of the element; none where each page has its own. Nobody knows them (`undefined`) while pages are printed. */
	links: readonly (readonly [css: string, link: string])[] | undefined;
}

/** What is known of a finished page besides its HTML. */
export type KnownOfPage = Pick<FinishedPage, 'facts' | 'twin'>;

/** The same as a text: `KnownOfPage` in JSON, and the name under which the page is kept. */
export interface PageRecord {
	name: string;
	known: string;
}

/** Finishes a page in its place, but for its policy, which depends on all pages. Gives `undefined` for one of an API reference whose links are not known yet. */
export function finishFile({ folder, cache, key, links, sizes }: FinishedFolder): (path: string) => PageRecord | undefined {
	const kept = pageCache(cache, key);
	const finish = createPageFinisher(new Map(links));
	const linked = JSON.stringify(links);
	return (path) => {
		const file = join(folder, path);
		const page = pathOfFile(path);
		const printed = withPictureSizes(readFileSync(file, 'utf8'), sizes);
		const isReference = isReferencePage(printed);
		if (isReference && links === undefined) return undefined;
		const { name, html, known } = kept.remember([page, isReference ? linked : '', printed], () => {
			const { html: finished, facts, twin } = finish(printed, page);
			return { html: finished, known: JSON.stringify({ facts, twin } satisfies KnownOfPage) };
		});
		writeFileSync(file, html);
		// Texts of their own: those of the reader are slices that would keep the whole HTML alive.
		return { name, known };
	};
}
