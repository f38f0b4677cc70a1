import { isBlogRoute, routeIndex } from '#navigation/routes.ts';
import { linksOf, type SidebarItem } from '#navigation/sidebar/sidebar.ts';
import type { Site } from '#navigation/site.ts';
import { twinPath } from '#navigation/twin-path.ts';
import { fullAddress } from '#text/full-address.ts';
import { llms } from '#words/llms.ts';
import { plainMarkdown } from './inline-markdown.ts';

/** A page with its Markdown. */
export interface MarkdownPage {
	/** Without the base. */
	path: string;
	title: string;
	description: string | undefined;
	/** `undefined` for pages of the API reference: its description says the same in fewer words. */
	text: string | undefined;
}

interface LlmsSection {
	title: string;
	pages: MarkdownPage[];
}

/**
 * What programs read first (llmstxt.org): `/llms.txt` lists the pages as Markdown in the order of the sidebars, `/llms-full.txt` holds their texts.
 * Only the newest version, and each page once.
 */
export function llmsFiles(site: Site, twins: readonly MarkdownPage[]): { path: string; text: string }[] {
	const { config } = site;
	const sections = llmsSections(site, twins);
	const addressOf = ({ path }: MarkdownPage) => fullAddress(config, twinPath(path));
	const line = (page: MarkdownPage) => `- [${listedText(page.title)}](${addressOf(page)})${page.description ? `: ${listedText(page.description)}` : ''}`;
	const lists = sections.map(({ title, pages }) => `## ${listedText(title)}\n\n${pages.map(line).join('\n')}`);
	const summary = listedText(config.description ?? '');
	const head = [`# ${listedText(config.title)}`, ...(summary === '' ? [] : [`> ${summary}`])].join('\n\n');
	return [
		{ path: '/llms.txt', text: `${[head, ...lists].join('\n\n')}\n` },
		{ path: '/llms-full.txt', text: `${[head, ...sections.flatMap(({ pages }) => pages.flatMap(({ text }) => text?.trimEnd() ?? []))].join('\n\n')}\n` },
	];
}

/** Plain text as one line of Markdown. */
const listedText = (text: string) => plainMarkdown(text.replace(/\s+/g, ' ').trim());

function llmsSections(site: Site, twins: readonly MarkdownPage[]): LlmsSection[] {
	const { versions, blogs } = site;
	const left = new Map(twins.map((twin) => [twin.path, twin]));
	const take = (paths: readonly string[]) =>
		paths.flatMap((path) => {
			const twin = left.get(path);
			left.delete(path);
			return twin ? [twin] : [];
		});
	const newest = versions.find(({ isLast }) => isLast);
	const inSidebars = Object.values(newest?.sidebars ?? {})
		.flat()
		.map((item): LlmsSection => ({ title: item.type === 'html' ? '' : item.label, pages: take(sidebarPaths([item])) }));
	const posts = { title: llms.posts, pages: take(blogs.flatMap(({ posts }) => posts.map(({ path }) => path))) };
	// Pages that only list other pages are left out.
	const isOfBlog = (path: string) => {
		const route = routeIndex(site).byPath.get(path);
		return route !== undefined && isBlogRoute(route);
	};
	const others = { title: llms.furtherPages, pages: [...left.values()].filter(({ path }) => !isOfBlog(path)) };
	return [...inSidebars, posts, others].filter(({ pages }) => pages.length > 0);
}

const sidebarPaths = (items: readonly SidebarItem[]) => linksOf(items).map(({ href }) => href);
