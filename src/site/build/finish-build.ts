import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { runPageRules } from '#checks/page/page-rules.ts';
import { conventionsOf } from '#content/markdown/conventions.ts';
import { makeFeeds } from '#feeds/feeds.ts';
import { makeSitemap } from '#feeds/sitemap.ts';
import type { Output } from '#finished-page/output.ts';
import { sitemapAddresses } from '#finished-page/sitemap.ts';
import { apiCatalog } from '#machines/api-catalog.ts';
import type { Reference } from '#navigation/api/reference.ts';
import { helpTargets } from '#navigation/help-targets.ts';
import { allRedirects, namedRedirects } from '#navigation/redirects.ts';
import { routeIndex, sourceOf } from '#navigation/routes.ts';
import { type SearchWords, searchWords } from '#navigation/search-words.ts';
import type { Site } from '#navigation/site.ts';
import { API_CATALOG } from '#publish/api-catalog-address.ts';
import { securePage } from '#publish/secure-page.ts';
import { localeOf } from '#schema/locale.ts';
import type { Problem } from '#schema/problem.ts';
import { makePageList } from '#search/page-list.ts';
import { apiSearchWords } from '#site/read/api-texts.ts';
import { blameOf } from '#site/read/blame-of.ts';
import { helpFile } from '#site/read/help-list.ts';
import { apiFiles } from './api-files.ts';
import { copyAttachments } from './copy-attachments.ts';
import { finishPages, type PrintedFolder } from './finish-pages.ts';
import { freeMemory } from './free-memory.ts';
import { hyphenatePage } from './hyphenate.ts';
import type { KeptPages, MadePages } from './kept-pages.ts';
import { linkPictures } from './link-pictures.ts';
import { markdownTwins } from './markdown-twins.ts';
import { offlineFiles } from './offline-files.ts';
import { operationNames } from './operation-names.ts';
import { ownConnections } from './own-connections.ts';
import { policySources } from './policy-sources.ts';
import type { BegunForms } from './precompress.ts';
import { publishedHtml, restoreHtml } from './published-html.ts';
import { redirectFiles } from './redirect-files.ts';
import { searchIndex } from './search-index.ts';
import { searchSynonyms } from './search-synonyms.ts';
import { searchedPages } from './searched-pages.ts';
import type { SiteBefore } from './site-before.ts';
import { createWriter } from './text-writer.ts';
import type { Threads } from './threads/threads.ts';

export interface FinishOptions {
	site: Site;
	references: readonly Reference[];
	/** Below this path missing pages are only warned of; see `Output`. */
	foreign?: string | undefined;
	/** Folder of the site's sources: problems name files and lines in it. */
	root: string;
	/** Folder with the built pages; feeds, search index and `robots.txt` are added to it. */
	folder: string;
	/** What is done page by page is done there. */
	threads: Threads;
	/** Told of files (their names in the folder) that stay as they are. */
	forms?: Pick<BegunForms, 'beginPages' | 'beginText'> | undefined;
	/** The site before, if there is one: what is the same in the new one is taken of it, and no file in the folder. */
	before?: SiteBefore | undefined;
	/** Pages of it that stay as they are. */
	kept?: KeptPages | undefined;
	begun?: PrintedFolder['begun'];
	sizes?: PrintedFolder['sizes'];
}

/** What was found, and the pages as a later build may keep them. */
interface FinishedBuild {
	problems: Problem[];
	made: MadePages;
	/** How many are not those of the site before. */
	printedPages: number;
}

/**
 * What comes after the engine: finishes every page, writes what is made from all of them together, and checks them.
 * What of all that was found stops a build is for the caller to say.
 */
export async function finishBuild({
	site,
	references,
	foreign,
	root,
	folder,
	threads,
	sizes = new Map(),
	kept,
	begun,
	before,
	forms,
}: FinishOptions): Promise<FinishedBuild> {
	const printedPages = routeIndex(site).routes.length - (kept?.pages.size ?? 0);
	freeMemory(printedPages);
	const elsewhere = site.locales.flatMap(({ code, base }) => (base === undefined || code === localeOf(site.config) ? [] : [base]));
	const { made: keepable, ...finished } = await finishPages(site, { root, folder, threads, sizes, kept, begun });
	const output = { ...finished, elsewhere, foreign, slashless: conventionsOf(site.config).open };
	const foreignHtml = publishedHtml(site, root);
	for (const path of foreignHtml.keys()) output.pages.delete(path.replace(/\/index\.html$/, '/'));
	for (const file of copyAttachments({ pages: output.pages.values(), root, folder, site })) output.files.add(file);
	const sheets = [...output.files].filter((file) => file.endsWith('.css')).map((file) => readFileSync(join(folder, file), 'utf8'));
	const sources = policySources(site.config, { ...output, sheets, connections: ownConnections(site.config, root) });
	const html = [...output.files].filter((file) => file.endsWith('.html'));
	const isKept = (file: string) => kept?.pages.has(file) === true;
	const [standing, printed] = [html.filter(isKept), html.filter((file) => !isKept(file))];
	await threads.run('secure', { folder, sources, from: undefined }, printed);
	const rewritten = before !== undefined && !isDeepStrictEqual(kept?.sources, sources) ? standing : [];
	if (rewritten.length > 0) await threads.run('secure', { folder, sources, from: before?.folder }, rewritten);
	for (const file of rewritten) before?.taken.delete(file.slice(1));
	// The search index takes most memory of all, and threads keep what pages have left behind: 1,170 MB with 1,000 pages, without them 990.
	await threads.end();
	// A new thread has next to nothing, and presses pages beside the index.
	forms?.beginPages([...printed, ...rewritten].flatMap((file) => (foreignHtml.has(file) ? [] : [file.slice(1)])));
	freeMemory(printedPages);
	const bodies = new Map([...output.pages].flatMap(([path, { article }]) => (article === undefined ? [] : [[path, article] as const])));
	const feedFiles = makeFeeds({ site, bodies });
	const feeds = new Set(feedFiles.map(({ path }) => path));
	const sitemaps = makeSitemap(site).filter(({ path }) => !output.files.has(path));
	for (const { path } of sitemaps) output.files.add(path);
	const words = [...searchWords(site), ...apiSearchWords(references, root)];
	const twins = markdownTwins(site, output);
	const writeText = createWriter(folder, before);
	const write = (files: readonly { path: string; text: string }[]) => {
		for (const { path, text } of files) {
			const isWritten = writeText(path, path.endsWith('.html') ? securePage(hyphenatePage(text), sources) : text);
			output.files.add(path);
			if (isWritten) forms?.beginText(path.slice(1));
		}
	};
	write([
		...feedFiles,
		...sitemaps,
		...apiFiles({ site, references, root }),
		...helpFile(site, root),
		...twins,
		...redirectFiles(site, folder, new Set([...output.files, ...twins.map(({ path }) => path)])),
		...catalogFile({ site, references }, output.files),
	]);
	write(additions({ site, references, root, words, names: keepable.names }, output));
	for (const file of await linkPictures(site, { root, folder })) output.files.add(file);
	restoreHtml(foreignHtml, { root, folder });
	for (const file of await offlineFiles(site, { folder, before, files: output.files, isFeed: (path) => feeds.has(path) })) output.files.add(file);
	const listed = [...output.files].filter((file) => /^\/sitemap-\d+\.xml$/.test(file)).map((file) => readFileSync(builtPath(file, { folder, before }), 'utf8'));
	const problems = runPageRules({
		output,
		blame: blameOf(site, root),
		sources: routeIndex(site).routes.flatMap((route) => sourceOf(route) ?? []),
		sitemap: listed.flatMap(sitemapAddresses),
		redirects: namedRedirects(site),
		help: helpTargets(site),
		searchWords: words,
	});
	return { problems, made: { ...keepable, sources }, printedPages };
}

/** Where a file of the new site lies. */
const builtPath = (path: string, { folder, before }: Pick<FinishOptions, 'folder' | 'before'>) =>
	join(before?.taken.has(path.slice(1)) ? before.folder : folder, path);

/** One that the site brings itself stays. */
function catalogFile({ site, references }: Pick<FinishOptions, 'site' | 'references'>, files: ReadonlySet<string>): { path: string; text: string }[] {
	const path = `/${API_CATALOG.path}`;
	const text = files.has(path) ? undefined : apiCatalog(site, references);
	return text === undefined ? [] : [{ path, text }];
}

function additions(
	{ site, references, root, words, names }: Pick<FinishOptions, 'site' | 'references' | 'root'> & Pick<MadePages, 'names'> & { words: readonly SearchWords[] },
	{ pages, files }: Pick<Output, 'pages' | 'files'>,
): { path: string; text: string }[] {
	const searched = searchedPages(site, pages.values(), { names, sections: words, operations: operationNames(references) });
	return [
		...searchIndex(searched, searchSynonyms(site, references), root),
		{ path: '/pages.json', text: makePageList(searched, allRedirects(site)) },
		...(files.has('/robots.txt') ? [] : [{ path: '/robots.txt', text: robots(site, files) }]),
	];
}

function robots({ config, locales }: Site, files: ReadonlySet<string>): string {
	const bases = [config.base, ...locales.flatMap(({ base = config.base }) => (base.length > config.base.length ? [base] : []))];
	const sitemaps = bases.map((base) => `\nSitemap: ${new URL(`${base}sitemap-index.xml`, config.url).href}\n`);
	return `User-agent: *\nAllow: /\n${files.has('/sitemap-index.xml') ? sitemaps.join('') : ''}`;
}
