import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Blame } from '#checks/page/blame.ts';
import { brokenAnchor } from '#checks/page/broken-anchor.ts';
import { brokenHelpTarget } from '#checks/page/broken-help-target.ts';
import { brokenLink } from '#checks/page/broken-link.ts';
import { brokenMarkdownLink } from '#checks/page/broken-markdown-link.ts';
import { brokenSearchWords } from '#checks/page/broken-search-words.ts';
import { findDeadLinks } from '#checks/page/find-dead-links.ts';
import type { FinishedSite } from '#checks/page/finished-site.ts';
import { findLinkLine } from '#checks/page/source-line.ts';
import { runRules } from '#checks/rule.ts';
import { readText } from '#content/files/read-text.ts';
import { ATTACHMENTS, decodePath, fileOnDisk } from '#content/markdown/attachment.ts';
import { conventionsOf } from '#content/markdown/conventions.ts';
import { draftPage } from '#content/markdown/draft.ts';
import { byAddress, type LinkPlace, placeOfLink, readLinkPlaces } from '#content/markdown/link-places.ts';
import { readSource } from '#content/markdown/source.ts';
import { type PageFacts, readPageFacts } from '#finished-page/page-facts.ts';
import { helpTargets } from '#navigation/help-targets.ts';
import { markdownOptions, markdownSite } from '#navigation/markdown-site.ts';
import { allRedirects, namedRedirects } from '#navigation/redirects.ts';
import { routeIndex } from '#navigation/routes.ts';
import { searchWords } from '#navigation/search-words.ts';
import type { Site } from '#navigation/site.ts';
import { localeOf } from '#schema/locale.ts';
import { type Problem, problemsOr } from '#schema/problem.ts';
import { withRules } from '#site/decide.ts';
import { checkComponents } from './check-components.ts';

/** A page as its file says it will be. */
interface DraftedPage {
	path: string;
	ids: readonly string[];
	isWhole: boolean;
	places: readonly LinkPlace[];
}

/**
 * What is wrong with the pages of a site, as far as their Markdown and the code that they import say so: links to pages, anchors of pages without components, boxes and
 * marks, imports and components. Nothing is drawn, so it takes a second where a build takes twenty. What it does not know (files that a build makes, anchors in
 * components) is for the build to say. A site that was written for Docusaurus has none of these findings: its pages depend on its components.
 */
export async function checkDraft(root: string, site: Site): Promise<Problem[]> {
	if (conventionsOf(site.config).open) return [];
	const options = markdownOptions(root, markdownSite(site));
	const problems: Problem[] = [];
	const pages = new Map<string, DraftedPage>();
	for (const [file, { path }] of routeIndex(site).byFile) {
		const source = problemsOr(() => readSource(root, file));
		if ('problems' in source) continue;
		// A text that is no valid MDX is told by those who read it.
		const draft = await draftPage(source, options).catch(() => undefined);
		problems.push(...(draft?.marks ?? []));
		pages.set(file, { path, ids: draft?.ids ?? [], isWhole: draft?.isWhole ?? false, places: readLinkPlaces(file, options.links) });
	}
	return withRules([...checkComponents(root, site), ...problems, ...deadEnds(root, site, pages)], site.config.rules);
}

/** Files that a build makes itself, or copies from beside a page. */
const BUILT_FILE = /\.(?:csv|html|http|json|md|pdf|txt|webmanifest|xml|ya?ml|zip)$/i;

/** Links, ids of help and words for the search that lead nowhere, by the rules that ask finished pages for them. */
function deadEnds(root: string, site: Site, pages: ReadonlyMap<string, DraftedPage>): Problem[] {
	const { routes } = routeIndex(site);
	const whole = new Set([...pages.values()].flatMap(({ path, isWhole }) => (isWhole ? [path] : [])));
	const paths = [...routes.map(({ path }) => path), ...allRedirects(site).map(({ from }) => from)];
	const blame = blameOfDraft(root, pages);
	const redirects = namedRedirects(site);
	const output = {
		url: site.config.url,
		base: site.config.base,
		elsewhere: site.locales.flatMap(({ code, base }) => (base === undefined || code === localeOf(site.config) ? [] : [base])),
		pages: new Map([...pages.values()].map((page) => [page.path, draftFacts(page)])),
		files: new Set(paths.map((path) => (path.endsWith('/') ? `${path}index.html` : path))),
	};
	const isPublished = (address: string) => {
		const path = decodePath(address.startsWith(site.config.base) ? address.slice(site.config.base.length - 1) : address);
		if (path.startsWith(ATTACHMENTS)) return fileOnDisk(root, path.slice(ATTACHMENTS.length)) !== undefined;
		return site.config.files.some((folder) => existsSync(join(root, folder, path)));
	};
	const deadLinks = findDeadLinks(output, blame, redirects).filter(({ kind, path }) => {
		if (kind === 'anchor') return whole.has(path);
		return kind === 'markdown-file' || (kind === 'page' && !BUILT_FILE.test(path) && !isPublished(path));
	});
	const drafted: FinishedSite = {
		output,
		blame,
		sources: [...pages.keys()],
		sitemap: [],
		redirects,
		deadLinks,
		help: helpTargets(site).filter(({ path }) => whole.has(path)),
		searchWords: searchWords(site).filter(({ path }) => whole.has(path)),
	};
	return runRules([brokenLink, brokenMarkdownLink, brokenAnchor, brokenHelpTarget, brokenSearchWords], drafted);
}

function draftFacts({ path, ids, places }: DraftedPage): PageFacts {
	return {
		...readPageFacts('', path),
		ids: [...ids],
		sections: ids.map((id) => ({ id, heading: '', level: 2, linked: 0, text: '', entries: [] })),
		links: places.map(({ href, text }) => ({ href, text, area: 'main' })),
	};
}

function blameOfDraft(root: string, pages: ReadonlyMap<string, DraftedPage>): Blame {
	const files = new Map([...pages].map(([file, { path }]) => [path, file]));
	return {
		sourceOf: (path) => files.get(path),
		fileOf: (path, area) => files.get(path) ?? (area === 'main' ? '' : 'site.config.ts'),
		placeOf(file, link) {
			const [href = ''] = link.addresses;
			const place = placeOfLink(byAddress(pages.get(file)?.places ?? []), { href, text: link.text });
			return place ? { file: place.file, line: place.line } : { file, line: findLinkLine(readText(root, file), link) };
		},
	};
}
