import type { Doc } from '#content/doc.ts';
import { onceFor } from '#text/once-for.ts';
import { counterpart, type PageOfVersion } from './doc-counterpart.ts';
import { type CategoryPage, linksOf, type SidebarItem, trailTo } from './sidebar/sidebar.ts';
import { type WindowItem, windowSidebar } from './sidebar/window-sidebar.ts';
import type { Site } from './site.ts';
import type { Version } from './version.ts';

/** What the frame of a docs page needs besides its text. */
export interface DocFrame {
	sidebarId: string | undefined;
	sidebar: WindowItem[];
	breadcrumbs: { label: string; href: string | undefined }[];
	previous: PagerLink | undefined;
	next: PagerLink | undefined;
	/** Other versions with the address of this page in each. */
	versions: { name: string; label: string; href: string; current: boolean }[];
	/** Name of the version, where pages say it. */
	badge: string | undefined;
	/** Where the newest version has no such page (`api-gone`, of an API), the link leads to its first, or its overview. */
	banner: { kind: 'unmaintained' | 'unreleased' | 'api-older' | 'api-gone'; label: string; newest: PagerLink & { isSame: boolean } } | undefined;
}

export interface PagerLink {
	label: string;
	href: string;
}

/** Frame of a doc. */
export function docFrame(site: Site, version: Version, doc: Doc): DocFrame {
	const { displayed_sidebar: wanted, pagination_prev, pagination_next } = doc.frontMatter;
	const sidebarId = wanted === null ? undefined : (sidebarOfDoc(version, doc) ?? Object.keys(version.sidebars)[0]);
	const frame = frameAt(site, version, { path: doc.path, sidebarId, docId: doc.id });
	return {
		...frame,
		previous: chosenNeighbour(pagination_prev, version, frame.previous),
		next: chosenNeighbour(pagination_next, version, frame.next),
	};
}

/** Frame of a category's own page. */
export function categoryFrame(site: Site, version: Version, page: CategoryPage): DocFrame {
	return frameAt(site, version, page);
}

/** The frame of a page without a doc. */
export function pageFrame(site: Site, version: Version, path: string): DocFrame {
	return frameAt(site, version, { path, sidebarId: sidebarOf(version, path) });
}

/** Where a page stands: its address, the doc behind it, and the sidebar beside it. */
interface PagePlace extends PageOfVersion {
	sidebarId: string | undefined;
}

function frameAt(site: Site, version: Version, { path, sidebarId, docId }: PagePlace): DocFrame {
	const items = sidebarId === undefined ? [] : (version.sidebars[sidebarId] ?? []);
	const order = readingOrder(items);
	const place = order.places.get(path);
	const trail = trailTo(items, path) ?? [];
	return {
		sidebarId,
		sidebar: windowSidebar(items, path),
		breadcrumbs: [
			...(sidebarId === undefined ? [] : top(version, path)),
			...trail.map(({ label, href, unlisted }) => ({ label, href: unlisted ? undefined : href })),
		],
		previous: place === undefined ? undefined : namedNeighbour(site, version, order.links[place - 1]),
		next: place === undefined ? undefined : namedNeighbour(site, version, order.links[place + 1]),
		versions: site.versions
			.filter(({ manual }) => manual === version.manual)
			.map((other) => ({
				name: other.name,
				label: other.label,
				href: other === version ? path : counterpart({ path, docId }, version, other).path,
				current: other === version,
			})),
		badge: version.badge ? version.label : undefined,
		banner: bannerOf(site, version, { path, docId }),
	};
}

const docsByPath = onceFor(({ docs }: Version) => new Map(docs.map((doc) => [doc.path, doc])));

/** In Docusaurus the title there is that of the front matter, otherwise the label of the sidebar entry; a doc that is the page of a category never has the category's name. */
function namedNeighbour({ config }: Site, version: Version, entry: OrderedLink | undefined): PagerLink | undefined {
	if (entry === undefined) return undefined;
	const { docId, ...link } = entry;
	if (config.docusaurus === undefined) return link;
	const doc = docsByPath(version).get(link.href);
	if (doc === undefined) return link;
	const { pagination_label, sidebar_label } = doc.frontMatter;
	return { ...link, label: pagination_label ?? sidebar_label ?? (docId === undefined ? doc.label : link.label) };
}

/** The page at the address of the version, from which everything is to be reached; none above itself. */
function top(version: Version, path: string): DocFrame['breadcrumbs'] {
	const main = version.docs.find(({ id }) => id === version.mainDocId);
	return main === undefined || main.path !== version.path || main.path === path ? [] : [{ label: main.label, href: main.path }];
}

function bannerOf(site: Site, version: Version, page: PageOfVersion): DocFrame['banner'] {
	const newest = site.versions.find((other) => other.isLast && other.manual === version.manual);
	if (version.banner === 'none' || newest === undefined) return undefined;
	const { path, isSame } = counterpart(page, version, newest);
	return { kind: version.banner, label: version.label, newest: { label: newest.label, href: path, isSame } };
}

function chosenNeighbour(id: string | null | undefined, version: Version, fallback: PagerLink | undefined): PagerLink | undefined {
	if (id === undefined) return fallback;
	const doc = version.docs.find((candidate) => candidate.id === id);
	return doc && { label: doc.frontMatter.pagination_label ?? doc.label, href: doc.path };
}

/** A page of a sidebar; without a doc it is the page of a category. */
interface OrderedLink extends PagerLink {
	docId: string | undefined;
}

interface ReadingOrder {
	links: OrderedLink[];
	places: Map<string, number>;
	/** Every page of the sidebar, unlisted ones too. */
	holds: Set<string>;
}

/** Pages of a sidebar in order, without unlisted ones. Made once a sidebar. */
const readingOrder = onceFor((items: readonly SidebarItem[]): ReadingOrder => {
	const all = linksOf(items);
	const links = all.filter((link) => !link.unlisted);
	return {
		links: links.map(({ label, href, docId }) => ({ label, href, docId })),
		// Of a page that stands twice the first place counts, as in its breadcrumbs.
		places: new Map(links.map((link, index): [string, number] => [link.href, index]).reverse()),
		holds: new Set(all.map(({ href }) => href)),
	};
});

/** Id of a doc's sidebar: the one named in its front matter, or the first that contains it. */
export function sidebarOfDoc(version: Version, { path, frontMatter: { displayed_sidebar: wanted } }: Pick<Doc, 'path' | 'frontMatter'>): string | undefined {
	return wanted === null ? undefined : (wanted ?? sidebarOf(version, path));
}

/** Id of the first sidebar that holds the page at `path`. */
export function sidebarOf(version: Version, path: string): string | undefined {
	return Object.keys(version.sidebars).find((id) => readingOrder(version.sidebars[id] ?? []).holds.has(path));
}
