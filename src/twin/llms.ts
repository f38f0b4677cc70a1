import { isBlogRoute, routeIndex } from '#navigation/routes.ts';
import { linksOf, type SidebarItem } from '#navigation/sidebar/sidebar.ts';
import type { Site } from '#navigation/site.ts';
import { twinPath } from '#navigation/twin-path.ts';
import { fullAddress } from '#text/full-address.ts';
import { llms } from '#words/llms.ts';

/** A page with its Markdown. */
export interface PageTwin {
	/** Without the base. */
	path: string;
	title: string;
	description: string | undefined;
	/** `undefined` for pages of the API reference: its description says the same in fewer words. */
	text: string | undefined;
}

interface Section {
	title: string;
	pages: PageTwin[];
}

/**
 * What programs read first (llmstxt.org): `/llms.txt` lists the pages as Markdown in the order of the sidebars, `/llms-full.txt` holds their texts.
 * Only the newest version, and each page once.
 */
export function llmsFiles(site: Site, twins: readonly PageTwin[]): { path: string; text: string }[] {
	const { config } = site;
	const sections = sectionsOf(site, twins);
	const addressOf = ({ path }: PageTwin) => fullAddress(config, twinPath(path));
	const line = (page: PageTwin) =>
		`- [${page.title.replace(/[[\]]/g, '\\$&')}](${addressOf(page)})${page.description ? `: ${page.description.replace(/\s+/g, ' ')}` : ''}`;
	const lists = sections.map(({ title, pages }) => `## ${title}\n\n${pages.map(line).join('\n')}`);
	const head = `# ${config.title}\n\n> ${config.description}`;
	return [
		{ path: '/llms.txt', text: `${[head, ...lists].join('\n\n')}\n` },
		{ path: '/llms-full.txt', text: `${[head, ...sections.flatMap(({ pages }) => pages.flatMap(({ text }) => text?.trimEnd() ?? []))].join('\n\n')}\n` },
	];
}

function sectionsOf(site: Site, twins: readonly PageTwin[]): Section[] {
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
		.map((item): Section => ({ title: item.type === 'html' ? '' : item.label, pages: take(pathsOf([item])) }));
	const posts = { title: llms.posts, pages: take(blogs.flatMap(({ posts }) => posts.map(({ path }) => path))) };
	// Lists of what stands elsewhere say nothing of their own.
	const isOfBlog = (path: string) => {
		const route = routeIndex(site).byPath.get(path);
		return route !== undefined && isBlogRoute(route);
	};
	const others = { title: llms.furtherPages, pages: [...left.values()].filter(({ path }) => !isOfBlog(path)) };
	return [...inSidebars, posts, others].filter(({ pages }) => pages.length > 0);
}

const pathsOf = (items: readonly SidebarItem[]) => linksOf(items).map(({ href }) => href);
