import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Output } from '#finished-page/output.ts';
import type { PageFacts } from '#finished-page/page-facts.ts';
import type { Site } from '#navigation/site.ts';
import { finishKey } from '#site/cache/cache-keys.ts';
import { tidyPages } from '#site/cache/page-cache.ts';
import { siteCache } from '#site/cache/site-cache.ts';
import { builtFiles } from './built-files.ts';
import { ADDED_LATER } from './finish-page.ts';
import type { KeptPages, MadePages } from './kept-pages.ts';
import { pathOfFile } from './page-file.ts';
import type { PictureSizes } from './picture-sizes.ts';
import { type SharedSheet, shareStyles } from './share-styles.ts';
import type { FinishedFolder, KnownOfPage, PageRecord } from './threads/finish-file.ts';
import type { BegunTask, Threads } from './threads/threads.ts';

/** Folder in which finished pages of the site with its texts in `root` are kept. */
export const finishedPages = (root: string): string => join(siteCache(root), 'finished');

/** API references with more pages than this share their style sheets. */
const MANY_PAGES = 250;

export interface PrintedFolder {
	root: string;
	/** Folder with the pages that the engine printed. */
	folder: string;
	threads: Threads;
	sizes: PictureSizes;
	/** Further pages, which an earlier build finished. */
	kept: KeptPages | undefined;
	/** Pages that were begun while others were printed; `undefined` if none were. */
	begun: BegunTask<PageRecord | undefined> | undefined;
}

/** A folder of finished pages. Of each page, only its facts stay in memory. */
export interface FinishedPages extends Output {
	pages: Map<string, PageFacts>;
	files: Set<string>;
	/** Twins that are not written yet, by path of the page. */
	twins: Map<string, string>;
	/** What a later build needs to keep pages of this one. */
	made: Omit<MadePages, 'sources'>;
}

/** Begins to finish pages while others are printed; the file of each is added once it exists. */
export const beginPages = ({ threads, ...place }: Pick<PrintedFolder, 'root' | 'folder' | 'threads' | 'sizes'>): BegunTask<PageRecord | undefined> =>
	threads.begin('finish', finishingIn(place, undefined));

const finishingIn = ({ root, folder, sizes }: Pick<PrintedFolder, 'root' | 'folder' | 'sizes'>, links: FinishedFolder['links']): FinishedFolder => ({
	folder,
	sizes,
	cache: finishedPages(root),
	key: finishKey(),
	links,
});

/** Finishes every page in a folder that is not finished yet (`finish-page.ts`), and lists the folder. */
export async function finishFolder({ config, references }: Site, { root, folder, threads, sizes, kept, begun }: PrintedFolder): Promise<FinishedPages> {
	const done = (await begun?.end()) ?? new Map<string, PageRecord | undefined>();
	const files = [...builtFiles(folder).map((file) => `/${file}`), ...(kept?.pages.keys() ?? [])].sort();
	const html = files.filter((file) => file.endsWith('.html'));
	// If pages are kept, all pages of the reference are printed from the same sources as before.
	const printed = html.filter((file) => !kept?.pages.has(file) && done.get(file) === undefined);
	const shared = kept?.shared ?? (references.length > 0 ? await sharedStyles({ folder, base: config.base, html: printed }, threads) : []);
	for (const { file } of shared) {
		mkdirSync(dirname(join(folder, file.path)), { recursive: true });
		writeFileSync(join(folder, file.path), file.text);
	}
	const links = shared.map(({ css, link }) => [css, link] as const);
	const finished = await threads.run('finish', finishingIn({ root, folder, sizes }, links), printed);
	tidyPages(finishedPages(root), html.length);
	const recordOf = new Map([...done, ...printed.map((file, place) => [file, finished[place]] as const)]);
	const names = new Map<string, string>();
	const pages = new Map<string, PageFacts>();
	const twins = new Map<string, string>();
	const isNew = firstInChrome();
	for (const file of html) {
		const page = kept?.pages.get(file) ?? readRecord(recordOf.get(file));
		if (page === undefined) continue;
		const path = pathOfFile(file);
		const { name, facts, twin } = page;
		names.set(file, name);
		facts.links = facts.links.filter(isNew);
		pages.set(path, facts);
		if (twin !== undefined) twins.set(path, twin);
	}
	return {
		url: config.url,
		base: config.base,
		pages,
		files: new Set([...files, ...shared.map(({ file }) => file.path)].sort()),
		twins,
		made: { shared, names },
	};
}

const readRecord = (record: PageRecord | undefined) => record && { name: record.name, ...(JSON.parse(record.known) as KnownOfPage) };

/** The shared style sheets of a large API reference; inline, they would be a fifth of the whole output. None for a small one. */
async function sharedStyles({ folder, base, html }: { folder: string; base: string; html: readonly string[] }, threads: Threads): Promise<SharedSheet[]> {
	const reference = (await threads.run('look', { folder }, html)).filter((page) => page !== undefined);
	if (reference.length <= MANY_PAGES) return [];
	const names = new Set([...ADDED_LATER, ...reference.flatMap((page) => page.names)]);
	return shareStyles(new Set(reference.flatMap((page) => page.sheets)), { base, names });
}

/** Navigation is the same on every page, and so are its problems: of its absolute addresses, only the first occurrence is kept. */
function firstInChrome(): (link: PageFacts['links'][number]) => boolean {
	const seen = new Set<string>();
	return ({ href, text, area }) => {
		if (area === 'main' || area === 'toc' || !href.startsWith('/')) return true;
		const key = `${area} ${href} ${text}`;
		if (seen.has(key)) return false;
		seen.add(key);
		return true;
	};
}
