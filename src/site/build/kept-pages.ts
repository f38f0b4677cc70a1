import type { PolicySources } from '#publish/policy.ts';
import type { PageCache } from '#site/cache/page-cache.ts';
import type { PageKeys } from './page-keys.ts';
import type { SharedSheet } from './share-styles.ts';
import type { SiteBefore } from './site-before.ts';
import { type BuiltPlace, noteSite, siteNote } from './site-note.ts';
import type { KnownOfPage } from './threads/finish-file.ts';

/** What all finished pages of a site share. */
interface CommonParts {
	sources: PolicySources;
	shared: readonly SharedSheet[];
}

/** The pages of a built site: the name under which each is kept, by the path of its file. */
export interface MadePages extends CommonParts {
	names: ReadonlyMap<string, string>;
}

/** Pages that an earlier build finished: what is known of each, and its name, by the path of its file. */
export interface KeptPages extends CommonParts {
	pages: ReadonlyMap<string, KnownOfPage & { name: string }>;
}

/** A site that is built again, and what its pages are printed from now. */
export interface RebuiltSite extends BuiltPlace {
	keys: PageKeys;
}

interface PagesNote extends CommonParts {
	frame: string;
	/** Hash of the list of hashes, which covers every file. */
	list: string;
	/** Pages with texts of their own: the hash of these, and the name of the page. */
	pages: readonly (readonly [file: string, texts: string, name: string])[];
}

/** Notes what the pages in `target` were made from. `list` is the hash of the list of hashes that was made with them. */
export function notePages({ keys: { frame, texts }, ...place }: RebuiltSite, list: string, { names, ...common }: MadePages): void {
	const pages = [...texts].flatMap(([file, own]): PagesNote['pages'] => {
		const name = names.get(file);
		return name === undefined ? [] : [[file, own, name]];
	});
	const note: PagesNote = { frame, list, ...common, pages };
	noteSite(place, 'pages', JSON.stringify(note));
}

/**
 * Takes the pages of the site before that would come out the same: neither their texts nor anything that all pages depend on has changed, their files are
 * as they were built, and `cache` knows what is in them. `undefined` if there are none.
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
