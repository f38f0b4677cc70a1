import { blogPaths } from '#content/blog-addresses.ts';
import { blog as words } from '#words/blog.ts';
import { firstLink } from './navbar-targets.ts';
import type { SidebarCategory, SidebarItem } from './sidebar/sidebar.ts';
import type { Site } from './site.ts';
import type { Version } from './version.ts';

interface Way {
	label: string;
	/** Path without the base. */
	to: string;
}

/**
 * Pages from which all others can be reached where the search does not run: in the newest versions the uppermost categories of all sidebars and the one that holds the
 * terms, of each blog the archive. Only what the site has, each address once.
 */
export function waysWithoutSearch({ versions, blogs }: Pick<Site, 'versions' | 'blogs'>): Way[] {
	const categories = versions
		.filter(({ isLast }) => isLast)
		.flatMap((version) => {
			const isTerm = termTest(version);
			return Object.values(version.sidebars).flatMap((items) =>
				items.filter(isCategory).flatMap((category) => [category, ...glossariesIn(category.items, isTerm)].flatMap(wayTo)),
			);
		});
	const written = blogs.filter(({ posts }) => posts.length > 0);
	const archives = written.map(({ config }) => ({
		label: written.length === 1 ? words.archive : `${config.title}: ${words.archive}`,
		to: blogPaths(config).archive,
	}));
	const ways = [...categories, ...archives];
	return ways.filter(({ to }, place) => ways.findIndex((other) => other.to === to) === place);
}

const isCategory = (item: SidebarItem): item is SidebarCategory => item.type === 'category';

function wayTo(category: SidebarCategory): Way[] {
	const to = firstLink([category]);
	return to === undefined ? [] : [{ label: category.label, to }];
}

/** Whether an entry is a page of a term. */
function termTest({ docs }: Version): (item: SidebarItem) => boolean {
	const terms = new Set(docs.filter(({ frontMatter }) => frontMatter.term !== undefined).map(({ id }) => id));
	return (item) => item.type === 'link' && item.docId !== undefined && terms.has(item.docId);
}

const glossariesIn = (items: readonly SidebarItem[], isTerm: (item: SidebarItem) => boolean): SidebarCategory[] =>
	items.filter(isCategory).flatMap((category) => (category.items.some(isTerm) ? [category] : glossariesIn(category.items, isTerm)));
