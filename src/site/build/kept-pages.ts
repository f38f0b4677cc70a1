import type { PolicySources } from '#publish/policy.ts';
import type { PageCache } from '#site/cache/page-cache.ts';
import type { PageKeys } from './page-keys.ts';
import type { SharedSheet } from './share-styles.ts';
import type { SiteBefore } from './site-before.ts';
import { type BuiltPlace, noteSite, siteNote } from './site-note.ts';
import type { KnownOfPage } from './threads/finish-file.ts';

/** What is the same for all pages of a site when they are finished. */
interface CommonParts {
	sources: PolicySources;
	shared: readonly SharedSheet[];
}

/** The pages of a site that was built: the name under which each is kept, by the path of its file. */
export interface MadePages extends CommonParts {
	names: ReadonlyMap<string, string>;
}

/** Pages that an earlier build has finished, by the path of their file: what is known of each, and its name. */
export interface KeptPages extends CommonParts {
	pages: ReadonlyMap<string, KnownOfPage & { name: string }>;
}

/** A site that is built again, and what its pages are printed from now. */
export interface RebuiltSite extends BuiltPlace {
	keys: PageKeys;
}

interface PagesNote extends CommonParts {
	frame: string;
	/** Hash of the list of hashes, which vouches for every file. */
	list: string;
	/** Those with texts of their own: what stands for them, and the name. */
	pages: readonly (readonly [file: string, texts: string, name: string])[];
}

/** Notes what the pages in `target` were made from and what was found in them. `list` is the hash of the list that was made with them. */
export function notePages({ keys: { frame, texts }, ...place }: RebuiltSite, list: string, { names, ...common }: MadePages): void {
	const pages = [...texts].flatMap(([file, own]): PagesNote['pages'] => {
		const name = names.get(file);
		return name === undefined ? [] : [[file, own, name]];
	});
	const note: PagesNote = { frame, list, ...common, pages };
	noteSite(place, 'pages', JSON.stringify(note));
}

/**
 * Takes the pages of the site before that would come out the same: nothing that all pages are told has changed, nor their own texts, their files are as they were built, and `cache` knows what
 * is in them. `undefined` when there are none.
 */
export function takePages({ keys, ...place }: RebuiltSite, { before, cache }: { before: SiteBefore; cache: PageCache }): KeptPages | undefined {
	const text = siteNote(place, 'pages');
	if (text === undefined) return undefined;
	const { frame, list, pages: noted, sources, shared } = JSON.parse(text) as PagesNote;
	if (frame !== keys.frame || list !== before.list) return undefined;
	const pages = new Map<string, KnownOfPage & { name: string }>();
	for (const [file, texts, name] of noted) {
		const isSame = texts === keys.texts.get(file) && before.files.has(file.slice(1));
		const known = isSame ? cache.recall(name) : undefined;
		if (known === undefined) continue;
		before.taken.add(file.slice(1));
		pages.set(file, { name, ...(JSON.parse(known) as KnownOfPage) });
	}
	return { sources, shared, pages };
}
