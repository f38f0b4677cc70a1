import { makeFeeds } from '#feeds/feeds.ts';
import { makeSitemap } from '#feeds/sitemap.ts';
import { apiCatalog } from '#machines/api-catalog.ts';
import type { Reference } from '#navigation/api/reference.ts';
import { allRedirects } from '#navigation/redirects.ts';
import type { SearchWords } from '#navigation/search-words.ts';
import type { Site } from '#navigation/site.ts';
import { API_CATALOG } from '#publish/api-catalog-address.ts';
import type { PolicySources } from '#publish/policy.ts';
import { securePage } from '#publish/secure-page.ts';
import { makePageList } from '#search/page-list.ts';
import { helpFile } from '#site/read/help-list.ts';
import type { FinishedPages } from './finish-folder.ts';
import { hyphenatePage } from './hyphenate.ts';
import { markdownTwins } from './markdown-twins.ts';
import { operationNames } from './operation-names.ts';
import type { BegunForms } from './precompress.ts';
import { redirectFiles } from './redirect-files.ts';
import { robots } from './robots.ts';
import { searchIndex } from './search-index.ts';
import { searchSynonyms } from './search-synonyms.ts';
import { searchedPages } from './searched-pages.ts';
import type { SiteBefore } from './site-before.ts';
import { createWriter } from './text-writer.ts';

interface TextFile {
	/** In the site, with a leading slash. */
	path: string;
	text: string;
}

interface SiteFiles {
	site: Site;
	references: readonly Reference[];
	/** Folder of the site's sources. */
	root: string;
	/** Folder of the built site. */
	folder: string;
	before?: SiteBefore | undefined;
	forms?: Pick<BegunForms, 'beginText'> | undefined;
	/** What pages may load. */
	sources: PolicySources;
	/** Words that writers gave to sections. */
	words: readonly SearchWords[];
}

/**
 * Writes what is made from all pages together: feeds, sitemaps, Markdown twins, redirects, files about APIs, search index. Adds every file to `output`; a file
 * that the site brings itself stays. Returns the paths of the feeds.
 */
export async function writeSiteFiles(output: FinishedPages, made: SiteFiles): Promise<ReadonlySet<string>> {
	const { site, references, root, folder, before, forms, sources } = made;
	const writeText = createWriter(folder, before);
	const write = (files: readonly TextFile[]) => {
		for (const { path, text } of files) {
			const isWritten = writeText(path, path.endsWith('.html') ? securePage(hyphenatePage(text), sources) : text);
			output.files.add(path);
			if (isWritten) forms?.beginText(path.slice(1));
		}
	};
	const feeds = makeFeeds({ site, bodies: articlesOf(output) });
	const sitemaps = makeSitemap(site).filter(({ path }) => !output.files.has(path));
	for (const { path } of sitemaps) output.files.add(path);
	// This import loads all that makes requests of a description.
	const ofApis = references.length === 0 ? [] : (await import('./api-files.ts')).apiFiles({ site, references, root });
	const twins = markdownTwins(site, output);
	write([
		...feeds,
		...sitemaps,
		...ofApis,
		...helpFile(site, root),
		...twins,
		...redirectFiles(site, folder, new Set([...output.files, ...twins.map(({ path }) => path)])),
		...catalogFile(output, made),
	]);
	write([...searchFiles(output, made), ...robotsFile(output, site)]);
	return new Set(feeds.map(({ path }) => path));
}

/** The article of each page, by path. */
function articlesOf({ pages }: FinishedPages): Map<string, string> {
	return new Map([...pages].flatMap(([path, { article }]) => (article === undefined ? [] : [[path, article] as const])));
}

function catalogFile({ files }: FinishedPages, { site, references }: SiteFiles): TextFile[] {
	const path = `/${API_CATALOG.path}`;
	const text = files.has(path) ? undefined : apiCatalog(site, references);
	return text === undefined ? [] : [{ path, text }];
}

function robotsFile({ files }: FinishedPages, site: Site): TextFile[] {
	return files.has('/robots.txt') ? [] : [{ path: '/robots.txt', text: robots(site, files) }];
}

/** The search index, and the list from which the page for missing addresses suggests others. */
function searchFiles({ pages, made: { names } }: FinishedPages, { site, references, root, words }: SiteFiles): TextFile[] {
	const searched = searchedPages(site, pages.values(), { names, sections: words, operations: operationNames(references) });
	return [...searchIndex(searched, searchSynonyms(site, references), root), { path: '/pages.json', text: makePageList(searched, allRedirects(site)) }];
}
