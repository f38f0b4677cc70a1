import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Blame } from '#checks/page/blame.ts';
import { brokenAnchor } from '#checks/page/broken-anchor.ts';
import { brokenHelpTarget } from '#checks/page/broken-help-target.ts';
import { brokenLink } from '#checks/page/broken-link.ts';
import { brokenMarkdownLink } from '#checks/page/broken-markdown-link.ts';
import { brokenSearchWords } from '#checks/page/broken-search-words.ts';
import { duplicateAnchor } from '#checks/page/duplicate-anchor.ts';
import { findDeadLinks } from '#checks/page/find-dead-links.ts';
import type { FinishedSite } from '#checks/page/finished-site.ts';
import { missingImage } from '#checks/page/missing-image.ts';
import { runRules } from '#checks/rule.ts';
import { ATTACHMENTS, fileOnDisk } from '#content/markdown/attachment.ts';
import { conventionsOf } from '#content/markdown/conventions.ts';
import { type Draft, draftPage } from '#content/markdown/draft.ts';
import { readLinkPlaces } from '#content/markdown/link-places.ts';
import { readSource } from '#content/markdown/source.ts';
import type { PageLink } from '#finished-page/links.ts';
import { type PageFacts, readPageFacts } from '#finished-page/page-facts.ts';
import type { Reference } from '#navigation/api/reference.ts';
import { helpTargets } from '#navigation/help-targets.ts';
import { markdownOptions, markdownSite } from '#navigation/markdown-site.ts';
import { allRedirects, namedRedirects } from '#navigation/redirects.ts';
import { routeIndex } from '#navigation/routes.ts';
import { searchWords } from '#navigation/search-words.ts';
import type { Site } from '#navigation/site.ts';
import { localeOf } from '#schema/locale.ts';
import { type Problem, problemsOr } from '#schema/problem.ts';
import { withRules } from '#site/decide.ts';
import { apiSearchWords, placedTexts } from '#site/read/api-texts.ts';
import { blameOf } from '#site/read/blame-of.ts';
import { slipOf } from '#text/slip-of.ts';
import { checkComponents } from './check-components.ts';
import { writtenLinks } from './written-links.ts';

/** The draft of a page from its file, or a file whose links are shown on pages. */
interface DraftedPage {
	/** Of a file that is no page, one that no page has. */
	path: string;
	ids: readonly string[];
	/** Whether it has no others. */
	isWhole: boolean;
	links: readonly (Pick<PageLink, 'href' | 'text'> & { isPicture?: boolean })[];
}

/** The site to check, and the references of its APIs. */
interface Drafting {
	site: Site;
	references: readonly Reference[];
}

/**
 * What is wrong with the pages of a site, as far as their Markdown, the code that they import, the settings and the atlas of fields say so: links to pages, pictures, anchors, boxes and
 * marks, imports and components. Nothing is drawn, so it takes a second where a build takes twenty. What it does not know (files that a build makes, anchors in
 * components that are no slip for one beside them) is for the build to say. A site that was written for Docusaurus has none of these findings: its pages depend on its components.
 */
export async function checkDraft(root: string, { site, references }: Drafting): Promise<Problem[]> {
	if (conventionsOf(site.config).open) return [];
	const options = markdownOptions(root, markdownSite(site));
	const problems: Problem[] = [];
	const pages = new Map<string, DraftedPage>();
	const draft = async (file: string, path: string, isAll: boolean) => {
		const source = problemsOr(() => readSource(root, file));
		if ('problems' in source) return;
		// Invalid MDX is reported when the text is read.
		const { ids, isWhole, marks } = await draftPage(source, options).catch(() => UNREADABLE);
		problems.push(...marks);
		pages.set(file, { path, ids, isWhole: isWhole && isAll, links: readLinkPlaces(file, options.links).filter(({ isShownFile }) => !isShownFile) });
	};
	for (const [file, { path }] of routeIndex(site).byFile) await draft(file, path, true);
	// Their pages have more than that: what the description says.
	for (const { file, path } of placedTexts(references, root)) await draft(file, path, false);
	for (const { file, links } of writtenLinks(site, references)) pages.set(file, { path: `/${file}`, ids: [], isWhole: false, links });
	return withRules([...checkComponents(root, site), ...problems, ...deadEnds(root, { site, references }, pages)], site.config.rules);
}

const UNREADABLE: Draft = { ids: [], isWhole: false, marks: [] };

/** Files that a build makes itself, or copies from beside a page. */
const BUILT_FILE = /\.(?:csv|html|http|json|md|pdf|txt|webmanifest|xml|ya?ml|zip)$/i;

/** Links, pictures, ids of help and words for the search that lead nowhere, by the rules that ask finished pages for them. */
function deadEnds(root: string, { site, references }: Drafting, pages: ReadonlyMap<string, DraftedPage>): Problem[] {
	const { routes } = routeIndex(site);
	const byPath = new Map([...pages.values()].map((page) => [page.path, page]));
	const lacks = ({ path, anchor }: { path: string; anchor: string }) => {
		const page = byPath.get(path);
		return page !== undefined && (page.isWhole || slipOf(anchor, page.ids) !== undefined);
	};
	const paths = [...routes.map(({ path }) => path), ...allRedirects(site).map(({ from }) => from)];
	const files = new Map([...pages].map(([file, { path }]) => [path, file]));
	const blame: Blame = { ...blameOf(site, root), sourceOf: (path) => files.get(path), fileOf: (path) => files.get(path) ?? 'site.config.ts' };
	const redirects = namedRedirects(site);
	const output = {
		url: site.config.url,
		base: site.config.base,
		elsewhere: site.locales.flatMap(({ code, base }) => (base === undefined || code === localeOf(site.config) ? [] : [base])),
		pages: new Map([...byPath].map(([path, page]) => [path, draftFacts(page)])),
		files: new Set(paths.map((path) => (path.endsWith('/') ? `${path}index.html` : path))),
	};
	/** @param address decoded. */
	const isPublished = (address: string) => {
		const path = address.startsWith(site.config.base) ? address.slice(site.config.base.length - 1) : address;
		if (path.startsWith(ATTACHMENTS)) return fileOnDisk(root, path.slice(ATTACHMENTS.length)) !== undefined;
		return site.config.files.some((folder) => existsSync(join(root, folder, path)));
	};
	const deadLinks = findDeadLinks(output, blame, redirects).filter(({ kind, path, fragment }) => {
		if (kind === 'anchor') return lacks({ path, anchor: fragment });
		return kind === 'markdown-file' || ((kind === 'image' || (kind === 'page' && !BUILT_FILE.test(path))) && !isPublished(path));
	});
	const drafted: FinishedSite = {
		output,
		blame,
		sources: [...pages.keys()],
		sitemap: [],
		redirects,
		deadLinks,
		help: helpTargets(site).filter(lacks),
		searchWords: [...searchWords(site), ...apiSearchWords(references, root)].filter(lacks),
	};
	return runRules([brokenLink, missingImage, duplicateAnchor, brokenMarkdownLink, brokenAnchor, brokenHelpTarget, brokenSearchWords], drafted);
}

function draftFacts({ path, ids, links }: DraftedPage): PageFacts {
	return {
		...readPageFacts('', path),
		ids: [...ids],
		duplicateIds: [...new Set(ids.filter((id, index) => ids.indexOf(id) < index))],
		sections: ids.map((id) => ({ id, heading: '', level: 2, linked: 0, text: '', entries: [] })),
		links: links.filter(({ isPicture }) => !isPicture).map(({ href, text }) => ({ href, text, area: 'main' })),
		images: links.filter(({ isPicture }) => isPicture).map(({ href, text }) => ({ src: href, alt: text, area: 'main' })),
	};
}
