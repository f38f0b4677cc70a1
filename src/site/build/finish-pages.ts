import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Output } from '#finished-page/output.ts';
import type { PageFacts } from '#finished-page/page-facts.ts';
import type { Site } from '#navigation/site.ts';
import { finishKey } from '#site/cache/cache-keys.ts';
import { tidyPages } from '#site/cache/page-cache.ts';
import { siteCache } from '#site/cache/site-cache.ts';
import { builtFiles } from './built-files.ts';
import { ADDED_LATER, pathOfFile } from './finish-page.ts';
import type { KeptPages, MadePages } from './kept-pages.ts';
import type { PictureSizes } from './picture-sizes.ts';
import { type SharedSheet, shareStyles } from './share-styles.ts';
import type { FinishedFolder, KnownOfPage, PageRecord } from './threads/finish-file.ts';
import type { BegunTask, Threads } from './threads/threads.ts';

/** Folder of the finished pages of a site, whose texts lie in `root`. */
export const finishedPages = (root: string): string => join(siteCache(root), 'finished');

/** API references of more pages than this have one style sheet together. */
const MANY_PAGES = 250;

export interface PrintedFolder {
	root: string;
	/** Folder with the pages that the engine printed. */
	folder: string;
	threads: Threads;
	sizes: PictureSizes;
	/** Pages besides that an earlier build has finished already. */
	kept: KeptPages | undefined;
	/** Those that were begun while others were printed; `undefined` where none was. */
	begun: BegunTask<PageRecord | undefined> | undefined;
}

/** A folder of finished pages: what is in it, and the twins that are not written yet, by the path of the page. Of each page only its facts stay in memory. */
export interface FinishedPages extends Output {
	pages: Map<string, PageFacts>;
	files: Set<string>;
	twins: Map<string, string>;
	/** What a later build needs to keep pages of this one. */
	made: Omit<MadePages, 'sources'>;
}

/** Begins to finish pages while others are printed: the file of each is added as soon as it is there. */
export const beginPages = ({ threads, ...place }: Pick<PrintedFolder, 'root' | 'folder' | 'threads' | 'sizes'>): BegunTask<PageRecord | undefined> =>
	threads.begin('finish', finishingIn(place, undefined));

const finishingIn = ({ root, folder, sizes }: Pick<PrintedFolder, 'root' | 'folder' | 'sizes'>, links: FinishedFolder['links']): FinishedFolder => ({
	folder,
	sizes,
	cache: finishedPages(root),
	key: finishKey(),
	links,
});

/** Finishes every page in a folder that is not finished yet (`finish-page.ts`), and reads what is there. */
export async function finishPages({ config, references }: Site, { root, folder, threads, sizes, kept, begun }: PrintedFolder): Promise<FinishedPages> {
	const done = (await begun?.end()) ?? new Map<string, PageRecord | undefined>();
	const files = [...builtFiles(folder).map((file) => `/${file}`), ...(kept?.pages.keys() ?? [])].sort();
	const html = files.filter((file) => file.endsWith('.html'));
	// Where pages are kept, all of the reference are printed from the same as before.
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

/** The style sheets of a large API reference, whose styles inlined would be a fifth of the whole output; none for a small one. */
async function sharedStyles({ folder, base, html }: { folder: string; base: string; html: readonly string[] }, threads: Threads): Promise<SharedSheet[]> {
	const reference = (await threads.run('look', { folder }, html)).filter((page) => page !== undefined);
	if (reference.length <= MANY_PAGES) return [];
	const names = new Set([...ADDED_LATER, ...reference.flatMap((page) => page.names)]);
	return shareStyles(new Set(reference.flatMap((page) => page.sheets)), { base, names });
}

/** Navigation repeats on every page, and a check says the same each time: its absolute addresses are kept where they come first. */
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
