import '#ui/prose/markdown-styles.ts';
import { getEntry, render } from 'astro:content';
import { pages } from 'virtual:nonius/pages';
import { root } from 'virtual:nonius/root';
import { markdownCache, site } from 'virtual:nonius/site';
import type { Post } from '#content/blog.ts';
import { renderLead } from '#content/lead.ts';
import { withIncludedHeadings } from '#content/markdown/included-headings.ts';
import { htmlTarget, linkTarget } from '#content/markdown/link-target.ts';
import { validTree } from '#content/markdown/parse.ts';
import { createRenderer, type RenderedMarkdown } from '#content/markdown/render.ts';
import { readSource } from '#content/markdown/source.ts';
import { reportFailure } from '#docusaurus/drawing/failures.ts';
import { manualData } from '#docusaurus/drawing/manual-data.ts';
import type { PageInfo } from '#docusaurus/drawing/page-context.ts';
import { pageVersion } from '#docusaurus/drawing/page-version.ts';
import { type PageModule, renderPage } from '#docusaurus/drawing/render-page.tsx';
import { sidebarCards } from '#docusaurus/drawing/sidebar-cards.ts';
import { markdownOptions, markdownSite } from '#navigation/markdown-site.ts';
import { routeIndex } from '#navigation/routes.ts';

const proseOptions = markdownOptions(root, markdownSite(site));
const renderMarkdown = createRenderer({ cache: markdownCache, ...proseOptions });

type Rendered = Awaited<ReturnType<typeof render>>;

/** A page's text: HTML, or the component of a file that needs the engine's compiler, and its headings. */
interface Prose {
	html: string | undefined;
	Content: Rendered['Content'] | undefined;
	headings: Rendered['headings'];
}

/** Renders the file at `file` (relative to the site root). Throws when there is none. */
export async function renderProse(file: string): Promise<Prose> {
	const rendered = await renderMarkdown(file);
	if (rendered) return { ...rendered, Content: undefined };
	const page = pages[file];
	if (page) return { ...(await drawPage(file, page)), Content: undefined };
	const entry = await getEntry('mdx', file);
	if (entry === undefined) throw new Error(`There is no content entry for ${file}.`);
	const { Content, headings } = await render(entry);
	return { html: undefined, Content, headings: await headingsWithParts(file, headings) };
}

/** Those of a compiled text, and of what it imports. @param above files that it is a part of. */
async function headingsWithParts(file: string, headings: Rendered['headings'], above: readonly string[] = []): Promise<Rendered['headings']> {
	const source = readSource(root, file, proseOptions.links.conventions);
	return withIncludedHeadings({ tree: validTree(source, proseOptions.links.conventions), file, headings }, async (part) => {
		if (part === file || above.includes(part)) return [];
		const rendered = (await renderMarkdown(part)) ?? (await renderMarkdown.withoutComponents(part));
		return headingsWithParts(part, rendered.headings, [...above, file]);
	});
}

/** A page that React draws. One whose modules or elements throw is drawn without its components. */
async function drawPage(file: string, page: () => Promise<PageModule>): Promise<RenderedMarkdown> {
	const info = pageInfo(file);
	try {
		return renderPage(await page(), info);
	} catch (error) {
		reportFailure({ path: info.path, component: undefined, reason: error instanceof Error ? error.message : String(error) });
		return renderMarkdown.withoutComponents(file);
	}
}

/** What the components of a page may ask for. */
function pageInfo(file: string): PageInfo {
	const { config } = site;
	const route = routeIndex(site).byFile.get(file);
	const path = route?.path ?? '/';
	const version = site.versions.find(({ name }) => route?.kind === 'doc' && name === route.version);
	const { title, tagline, url, base } = config;
	return {
		path,
		base,
		linkTo: (target) => linkTarget(target, file, proseOptions.links),
		hrefTo: (target) => htmlTarget(target, file, proseOptions.links),
		siteConfig: { title, tagline, url, baseUrl: base, customFields: {}, themeConfig: {}, ...config.docusaurus?.siteConfig },
		colourMode: config.colourMode.initial === 'dark' ? 'dark' : 'light',
		title: route?.kind === 'doc' ? route.doc.title : route?.kind === 'post' ? route.post.title : '',
		frontMatter: {},
		version: version && pageVersion(version, config),
		manuals: manualData(site),
		pluginData: config.docusaurus?.globalData ?? {},
		...sidebarCards(site, path),
	};
}

/** The leads of posts that have one, by their path. Terms stay unlinked: a list has no place for their cards. */
export async function renderLeads(posts: readonly Post[]): Promise<Record<string, string>> {
	const { statuses, links } = proseOptions;
	const leads = await Promise.all(posts.map(async (post) => [post.path, await renderLead(root, post.file, { statuses, links })] as const));
	return Object.fromEntries(leads.flatMap(([path, lead]) => (lead === undefined ? [] : [[path, lead]])));
}
