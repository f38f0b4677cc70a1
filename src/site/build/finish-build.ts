import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runPageRules } from '#checks/page/page-rules.ts';
import { conventionsOf } from '#content/markdown/conventions.ts';
import type { Output } from '#finished-page/output.ts';
import { sitemapAddresses } from '#finished-page/sitemap.ts';
import type { Reference } from '#navigation/api/reference.ts';
import { helpTargets } from '#navigation/help-targets.ts';
import { namedRedirects } from '#navigation/redirects.ts';
import { routeIndex, sourceOf } from '#navigation/routes.ts';
import { searchWords } from '#navigation/search-words.ts';
import type { Site } from '#navigation/site.ts';
import { localeOf } from '#schema/locale.ts';
import type { Problem } from '#schema/problem.ts';
import { apiSearchWords } from '#site/read/api-texts.ts';
import { blameOf } from '#site/read/blame-of.ts';
import { copyAttachments } from './copy-attachments.ts';
import { finishFolder, type PrintedFolder } from './finish-folder.ts';
import { freeMemory } from './free-memory.ts';
import { iconFiles } from './icon-files.ts';
import type { KeptPages, MadePages } from './kept-pages.ts';
import { linkPictures } from './link-pictures.ts';
import { offlineFiles } from './offline-files.ts';
import { pathOfFile } from './page-file.ts';
import type { BegunForms } from './precompress.ts';
import { publishedHtml, restoreHtml } from './published-html.ts';
import { secureSite } from './secure-site.ts';
import type { SiteBefore } from './site-before.ts';
import type { Threads } from './threads/threads.ts';
import { writeSiteFiles } from './write-site-files.ts';

export interface FinishOptions {
	site: Site;
	references: readonly Reference[];
	/** Pages below this path may be missing: a warning instead of an error; see `Output`. */
	foreign?: string | undefined;
	/** Folder of the site's sources; problems name files and lines in it. */
	root: string;
	/** Folder of the built pages; feeds, search index and `robots.txt` are added to it. */
	folder: string;
	/** They do the work that is done page by page. */
	threads: Threads;
	/** Receives the names of files (in the folder) that do not change any more. */
	forms?: Pick<BegunForms, 'beginPages' | 'beginText'> | undefined;
	/** The site before, if any: files that are the same are taken from it and not written into the folder. */
	before?: SiteBefore | undefined;
	/** Pages of the site before that do not change. */
	kept?: KeptPages | undefined;
	begun?: PrintedFolder['begun'];
	sizes?: PrintedFolder['sizes'];
}

/** The problems found, and the pages as a later build may keep them. */
interface FinishedBuild {
	problems: Problem[];
	made: MadePages;
	/** Number of pages that were not taken from the site before. */
	printedPages: number;
}

/** Finishes every page that the engine printed, writes what is made from all of them together, and checks them. The caller decides which problems stop a build. */
export async function finishBuild(options: FinishOptions): Promise<FinishedBuild> {
	const { site, references, foreign, root, folder, threads, sizes = new Map(), kept, begun, before, forms } = options;
	const printedPages = routeIndex(site).routes.length - (kept?.pages.size ?? 0);
	freeMemory(printedPages);
	const finished = await finishFolder(site, { root, folder, threads, sizes, kept, begun });
	const output = { ...finished, elsewhere: basesElsewhere(site), foreign, slashless: conventionsOf(site.config).open };
	const foreignHtml = publishedHtml(site, root);
	for (const file of foreignHtml.keys()) output.pages.delete(pathOfFile(file));
	for (const file of copyAttachments({ pages: output.pages.values(), root, folder, site })) output.files.add(file);
	const { sources, written } = await secureSite(output, options);
	// The search index needs the most memory of all, and threads keep what pages leave behind: 1,170 MB for 1,000 pages, 990 without them.
	await threads.end();
	// A new thread uses almost no memory, and compresses pages while the index is made.
	forms?.beginPages(written.flatMap((file) => (foreignHtml.has(file) ? [] : [file.slice(1)])));
	freeMemory(printedPages);
	const words = [...searchWords(site), ...apiSearchWords(references, root)];
	const feeds = await writeSiteFiles(output, { ...options, sources, words });
	for (const file of await linkPictures(site, { root, folder })) output.files.add(file);
	for (const file of await iconFiles(site, { root, folder, files: output.files })) output.files.add(file);
	restoreHtml(foreignHtml, { root, folder });
	for (const file of await offlineFiles(site, { folder, before, files: output.files, isFeed: (path) => feeds.has(path) })) output.files.add(file);
	const problems = runPageRules({
		output,
		blame: blameOf(site, root),
		sources: routeIndex(site).routes.flatMap((route) => sourceOf(route) ?? []),
		sitemap: listedAddresses(output, options),
		redirects: namedRedirects(site),
		help: helpTargets(site),
		searchWords: words,
	});
	return { problems, made: { ...finished.made, sources }, printedPages };
}

/** Where the site is published in other languages. */
const basesElsewhere = ({ locales, config }: Site) => locales.flatMap(({ code, base }) => (base === undefined || code === localeOf(config) ? [] : [base]));

/** All addresses in the sitemaps of the site. */
function listedAddresses({ files }: Pick<Output, 'files'>, place: Pick<FinishOptions, 'folder' | 'before'>): string[] {
	const sitemaps = [...files].filter((file) => /^\/sitemap-\d+\.xml$/.test(file));
	return sitemaps.flatMap((file) => sitemapAddresses(readFileSync(builtPath(file, place), 'utf8')));
}

/** Where a file of the new site lies on the disk. */
const builtPath = (path: string, { folder, before }: Pick<FinishOptions, 'folder' | 'before'>) =>
	join(before?.taken.has(path.slice(1)) ? before.folder : folder, path);
