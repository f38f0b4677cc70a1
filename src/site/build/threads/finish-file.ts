import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageCache } from '#site/cache/page-cache.ts';
import { createPageFinisher, type FinishedPage, isReferencePage } from '../finish-page.ts';
import { pathOfFile } from '../page-file.ts';
import { type PictureSizes, withPictureSizes } from '../picture-sizes.ts';

export interface FinishedFolder {
	/** Sizes of the site's pictures. */
	sizes: PictureSizes;
	/** Folder of the printed pages. */
	folder: string;
	/** Folder in which finished pages are kept, and the key of the program that finishes them (`finishKey`). */
	cache: string;
	key: string;
	/** Replacements for style elements on pages of an API reference, by the text of the element; empty if each page keeps its own. `undefined` while pages are printed, when they are not known yet. */
	links: readonly (readonly [css: string, link: string])[] | undefined;
}

/** Results of finishing a page besides its HTML. */
export type KnownOfPage = Pick<FinishedPage, 'facts' | 'twin'>;

/** The same as text: `KnownOfPage` in JSON, and the name under which the page is kept. */
export interface PageRecord {
	name: string;
	known: string;
}

/** Makes a function that finishes a page in its place, except for its policy, which depends on all pages. It returns `undefined` for pages of an API reference whose links are not known yet. */
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
		// As JSON, because strings from the reader are slices that would keep the whole HTML in memory.
		return { name, known };
	};
}
