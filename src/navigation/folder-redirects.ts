import { firstLink } from './navbar-targets.ts';
import { paperEditionPath } from './own-page-paths.ts';
import { routeIndex } from './routes.ts';
import { linksOf, type SidebarCategory, type SidebarItem } from './sidebar/sidebar.ts';
import type { Site } from './site.ts';
import type { Version } from './version.ts';

/** A folder of pages that is no page itself, and where its readers find what they look for. Paths are without the base. */
interface FolderRedirect {
	from: string;
	to: string;
}

/**
 * Every folder between the home page and a page, such as `/docs/handbuch/`, that has no page: readers who shorten an address get there. It redirects to the page of the
 * category that holds most of the folder's pages, or to the nearest page above.
 */
export function folderRedirects(site: Site): FolderRedirect[] {
	const { byPath } = routeIndex(site);
	const folders = new Set([...byPath.keys()].flatMap(foldersAbove));
	const found = new Map<string, string>();
	for (const from of [...folders].filter((folder) => !byPath.has(folder)).sort()) {
		const above = foldersAbove(from).find((folder) => byPath.has(folder) || found.has(folder)) ?? '/';
		const own = indexPath(from, site);
		found.set(from, own !== undefined && byPath.has(own) ? own : (found.get(above) ?? above));
	}
	return [...found].map(([from, to]) => ({ from, to }));
}

/** The folders around a path, the nearest first, without the home page. */
function foldersAbove(path: string): string[] {
	const parts = path.split('/').filter((part) => part !== '');
	return parts.slice(0, -1).map((_, index) => `/${parts.slice(0, parts.length - 1 - index).join('/')}/`);
}

function indexPath(folder: string, { versions, config }: Site): string | undefined {
	const [newest] = config.paper.editions;
	if (newest !== undefined && paperEditionPath(newest.id).startsWith(folder)) return paperEditionPath(newest.id);
	const version = versions.filter(({ path }) => folder.startsWith(path)).sort((a, b) => b.path.length - a.path.length)[0];
	if (version === undefined) return undefined;
	if (folder === version.path) return version.docs.find(({ id }) => id === version.mainDocId)?.path;
	const category = mainCategory(folder, version);
	return category && firstLink([category]);
}

/** The category with most of the folder's pages; of those that hold the same, the smallest. */
function mainCategory(folder: string, version: Version): SidebarCategory | undefined {
	const counted = Object.values(version.sidebars)
		.flatMap(categoriesIn)
		.map((category) => {
			const links = linksOf(category.items);
			return { category, inside: links.filter(({ href }) => href.startsWith(folder)).length, all: links.length };
		});
	return counted.filter(({ inside }) => inside > 0).sort((a, b) => b.inside - a.inside || a.all - b.all)[0]?.category;
}

function categoriesIn(items: readonly SidebarItem[]): SidebarCategory[] {
	return items.flatMap((item) => (item.type === 'category' ? [item, ...categoriesIn(item.items)] : []));
}
