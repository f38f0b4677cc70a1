import { readPageFacts } from '#finished-page/page-facts.ts';
import type { FinishedSite } from './finished-site.ts';
import { findLinkLine } from './source-line.ts';

interface FixturePage {
	/** Content of `main`, below the title. */
	main?: string;
	/** What stands before `main`. */
	chrome?: string;
	head?: string;
	/** The whole page, in place of all of that. */
	html?: string;
	/** Name and text of the file that the page is made from. */
	file?: string;
	source?: string;
}

/** A finished site from hand-made pages (by path), for tests of the checks. Site-wide parts are blamed on `site.config.ts`. */
export function fixtureSite(pages: Record<string, FixturePage>, { files = [] as string[], base = '/' } = {}): Omit<FinishedSite, 'deadLinks'> {
	const htmlOf = (path: string, { main = '', chrome = '', head = '', html }: FixturePage) =>
		html ??
		`<!doctype html><html lang="de"><head><title>Titel von ${path}</title>${head}</head><body>${chrome}<div id="nonius-page"><main id="nonius-content"><h1>Titel</h1>${main}</main></div></body></html>`;
	const facts = Object.entries(pages).map(([path, page]) => readPageFacts(htmlOf(path, page), path));
	const sourceOf = (path: string) => pages[path]?.file;
	return {
		output: {
			url: 'https://docs.example.com',
			base,
			pages: new Map(facts.map((page) => [page.path, page])),
			files: new Set([...facts.map(({ path }) => path.replace(/\/$/, '/index.html')), ...files]),
		},
		blame: {
			sourceOf,
			fileOf: (path, area) => (area === 'main' ? (sourceOf(path) ?? '') : 'site.config.ts'),
			placeOf: (file, link) => ({ file, line: findLinkLine(Object.values(pages).find((page) => page.file === file)?.source ?? '', link) }),
		},
		sources: Object.values(pages).flatMap(({ file }) => file ?? []),
		sitemap: [],
		redirects: [],
		help: [],
		searchWords: [],
	};
}
