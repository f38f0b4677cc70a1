import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkFigures } from '#checks/page/figures.ts';
import { checkForeignStyle } from '#checks/page/foreign-style.ts';
import { checkHelpTargets } from '#checks/page/help-ids.ts';
import { checkHtml } from '#checks/page/html.ts';
import { checkLinks } from '#checks/page/links.ts';
import { checkMarks } from '#checks/page/marks.ts';
import { checkMissingStyle } from '#checks/page/missing-style.ts';
import { checkSitemap, sitemapAddresses } from '#checks/page/sitemap.ts';
import { listFiles } from '#content/list-files.ts';
import { makeFeeds } from '#feeds/feeds.ts';
import type { PageFacts } from '#finished-page/page-facts.ts';
import { helpTargets } from '#navigation/help-targets.ts';
import { routeIndex, sourceOf } from '#navigation/routes.ts';
import type { Problem } from '#schema/problem.ts';
import { makeSearchIndex } from '#search/make-index.ts';
import { PROGRAM } from '#site/program.ts';
import { helpFile, lineIn } from '#site/read/help-list.ts';
import type { Site } from '#site/site.ts';
import { apiFiles } from './api-files.ts';
import { blameOf } from './blame-of.ts';
import { cachedText } from './cached-text.ts';
import { copyAttachments } from './copy-attachments.ts';
import { prunePages } from './prune-pages.ts';
import { readOutput } from './read-output.ts';

export interface FinishOptions {
	site: Site;
	/** Folder of the site's sources: problems name files and lines in it. */
	root: string;
	/** Folder with the built pages; feeds, search index and `robots.txt` are added to it. */
	folder: string;
}

/**
 * The one pass over the finished HTML: writes what is made from all pages together, and checks them.
 * Returns everything that was found; what stops a build is for the caller to say.
 */
export async function finishBuild({ site, root, folder }: FinishOptions): Promise<Problem[]> {
	prunePages(folder, site.config.base);
	const output = { ...readOutput(folder, site.config), foreign: site.apiSwapped ? '/docs/api/' : undefined };
	for (const file of copyAttachments({ pages: output.pages.values(), root, folder, base: site.config.base })) output.files.add(file);
	for (const { path, text } of [...additions(site, output.pages, output.files), ...apiFiles(site, root), ...helpFile(site, root)]) {
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		writeFileSync(join(folder, path), text);
		output.files.add(path);
	}
	const blame = blameOf(site, root);
	const sources = routeIndex(site).routes.flatMap((route) => sourceOf(route) ?? []);
	const sitemaps = [...output.files].filter((file) => /^\/sitemap-\d+\.xml$/.test(file)).map((file) => readFileSync(join(folder, file), 'utf8'));
	return [
		...checkMarks(output, blame),
		...checkLinks(output, blame, sources),
		...checkHtml(output, blame),
		...checkFigures(output, blame),
		...checkMissingStyle(output),
		...checkForeignStyle(output),
		...checkHelpTargets(helpTargets(site), output, lineIn(root)),
		...checkSitemap(output, sitemaps.flatMap(sitemapAddresses), blame),
	];
}

function additions(site: Site, pages: ReadonlyMap<string, PageFacts>, files: ReadonlySet<string>): { path: string; text: string }[] {
	const newest = site.versions.find((version) => version.isLast)?.name;
	const searched = [...pages.values()].filter(({ version }) => version === undefined || version === newest);
	const bodies = new Map([...pages].flatMap(([path, { article }]) => (article === undefined ? [] : [[path, article] as const])));
	return [
		...makeFeeds({ site, bodies }),
		// Readers search the newest version; the same sections of older ones would crowd its list.
		{ path: '/search-index.json', text: searchIndex(searched) },
		...(files.has('/robots.txt') ? [] : [{ path: '/robots.txt', text: robots(site, files) }]),
	];
}

/** Making the index takes longer than all checks together, and most builds change no page's text. */
function searchIndex(pages: readonly PageFacts[]): string {
	const code = [...listFiles(PROGRAM, 'src/search', ['.ts']), 'package-lock.json'].map((file) => readFileSync(join(PROGRAM, file), 'utf8'));
	const content = pages.map(({ path, kind, noindex, title, description, keywords, sections }) => [path, kind, noindex, title, description, keywords, sections]);
	return cachedText(join(PROGRAM, '.cache/search'), JSON.stringify([code, content]), () => makeSearchIndex(pages));
}

function robots({ config }: Site, files: ReadonlySet<string>): string {
	const sitemap = files.has('/sitemap-index.xml') ? `\nSitemap: ${new URL(`${config.base}sitemap-index.xml`, config.url).href}\n` : '';
	return `User-agent: *\nAllow: /\n${sitemap}`;
}
