import type { Post } from '#content/blog.ts';
import { blogPaths } from '#content/blog-paths.ts';
import type { Doc } from '#content/doc.ts';
import type { FreePage } from '#content/free-page.ts';
import type { Author, Tag } from '#content/post-names.ts';
import type { SiteConfig } from '#schema/site-config.ts';
import type { Site } from '#site/site.ts';
import { apiPaths } from './api-paths.ts';
import { FIELD_ATLAS_PATH } from './field-path.ts';
import type { CategoryPage } from './sidebar.ts';
import type { SiteReference } from './site-reference.ts';

/** Every page of a site with what its layout needs to find its data. Paths are without the base. */
export type Route =
	| { kind: 'home'; path: string }
	| { kind: 'page'; path: string; page: FreePage }
	| { kind: 'doc'; path: string; doc: Doc; version: string }
	| { kind: 'category'; path: string; category: CategoryPage; version: string }
	| { kind: 'api-overview'; path: string; folder: string; version: string }
	| { kind: 'api-tag'; path: string; tag: string; folder: string; version: string }
	| { kind: 'api-operation'; path: string; operation: string; folder: string; version: string }
	| { kind: 'api-webhooks'; path: string; group: string; folder: string; version: string }
	| { kind: 'api-schema'; path: string; schema: string; folder: string; version: string }
	| { kind: 'api-changes'; path: string; folder: string; version: string }
	| { kind: 'field-atlas'; path: string; version: string }
	| { kind: 'post'; path: string; post: Post }
	| { kind: 'post-list'; path: string; posts: Post[]; number: number; count: number }
	| { kind: 'archive'; path: string }
	| { kind: 'authors'; path: string }
	| { kind: 'author'; path: string; author: Author }
	| { kind: 'tags'; path: string }
	| { kind: 'tag'; path: string; tag: Tag };

/** Where the not-found page is rendered; no reader ever asks for this path. */
export const NOT_FOUND_PATH = '/404/';

/** File that a route's page comes from, relative to the site root; `undefined` for pages made from many files. */
export function sourceOf(route: Route): string | undefined {
	switch (route.kind) {
		case 'page':
			return route.page.file;
		case 'doc':
			return route.doc.file;
		case 'post':
			return route.post.file;
		default:
			return undefined;
	}
}

/** All pages of the site except the not-found page. Our own first page gives way to one that stands at `/`. */
export function routesOf(site: Site): Route[] {
	const written = [...site.pages, ...site.versions.flatMap(({ docs, categoryPages }) => [...docs, ...categoryPages]), ...site.blog.posts];
	const isHomeTaken = written.some(({ path }) => path === '/') || (site.config.blog.route === '/' && site.blog.posts.length > 0);
	return [
		...(isHomeTaken ? [] : [{ kind: 'home', path: '/' } as const]),
		...site.pages.map((page): Route => ({ kind: 'page', path: page.path, page })),
		...site.versions.flatMap((version): Route[] => [
			...version.docs.map((doc): Route => ({ kind: 'doc', path: doc.path, doc, version: version.name })),
			...version.categoryPages.map((category): Route => ({ kind: 'category', path: category.path, category, version: version.name })),
		]),
		...site.references.flatMap(apiRoutes),
		...(site.atlas === undefined ? [] : [{ kind: 'field-atlas', path: FIELD_ATLAS_PATH, version: 'current' } as const]),
		...blogRoutes(site),
	];
}

/** What the addresses of all docs begin with: the route of the only manual, else nothing but the slash. */
export const docsPrefix = ({ docs, otherDocs }: SiteConfig): string => (otherDocs.length === 0 ? docs.route : '/');

/** A page of the reference in `folder`. */
export type ApiRoute = Extract<Route, { kind: `api-${string}` }>;

export const isApiRoute = (route: Route): route is ApiRoute => route.kind.startsWith('api-');

/** The pages of a reference. It stands among the docs of the version that is being written. */
export function apiRoutes({ plan: { folder }, outline }: SiteReference): ApiRoute[] {
	const { page, changes } = apiPaths(folder);
	const place = { folder, version: 'current' };
	return [
		{ kind: 'api-overview', path: page(outline.id), ...place },
		...outline.tags.map((tag): ApiRoute => ({ kind: 'api-tag', path: page(tag.slug), tag: tag.name, ...place })),
		...outline.tags.flatMap((tag) => tag.operations.map(({ slug }): ApiRoute => ({ kind: 'api-operation', path: page(slug), operation: slug, ...place }))),
		...outline.webhooks.map(({ slug }): ApiRoute => ({ kind: 'api-webhooks', path: page(slug), group: slug, ...place })),
		...outline.schemas.map(({ slug }): ApiRoute => ({ kind: 'api-schema', path: page(slug), schema: slug, ...place })),
		{ kind: 'api-changes', path: changes, ...place },
	];
}

/** A page of the blog. */
export type BlogRoute = Extract<Route, { kind: 'post' | 'post-list' | 'archive' | 'authors' | 'author' | 'tags' | 'tag' }>;

const BLOG_KINDS: ReadonlySet<Route['kind']> = new Set<BlogRoute['kind']>(['post', 'post-list', 'archive', 'authors', 'author', 'tags', 'tag']);

/** Free pages may stand below the blog's address too: the path alone does not tell. */
export const isBlogRoute = (route: Route): route is BlogRoute => BLOG_KINDS.has(route.kind);

function blogRoutes({ blog, config }: Site): BlogRoute[] {
	if (blog.posts.length === 0) return [];
	const listed = blog.posts.filter((post) => !post.unlisted);
	const size = config.blog.postsPerPage;
	const paths = blogPaths(config.blog.route);
	const count = Math.max(1, Math.ceil(listed.length / size));
	const lists = Array.from(
		{ length: count },
		(_, index): BlogRoute => ({
			kind: 'post-list',
			path: paths.list(index + 1),
			posts: listed.slice(index * size, (index + 1) * size),
			number: index + 1,
			count,
		}),
	);
	return [
		...lists,
		...blog.posts.map((post): BlogRoute => ({ kind: 'post', path: post.path, post })),
		{ kind: 'archive', path: paths.archive },
		...(blog.authors.length > 0 ? [{ kind: 'authors', path: paths.authors } as const] : []),
		...blog.authors.flatMap((author): BlogRoute[] => (author.path === undefined ? [] : [{ kind: 'author', path: author.path, author }])),
		...(blog.tags.length > 0 ? [{ kind: 'tags', path: paths.tags } as const] : []),
		...blog.tags.map((tag): BlogRoute => ({ kind: 'tag', path: tag.path, tag })),
	];
}

export interface RouteIndex {
	routes: Route[];
	byPath: ReadonlyMap<string, Route>;
	byFile: ReadonlyMap<string, Route>;
}

const indexes = new WeakMap<Site, RouteIndex>();

/** The routes of a site, found by path or by source file. Made once a site. */
export function routeIndex(site: Site): RouteIndex {
	const known = indexes.get(site);
	if (known) return known;
	const routes = routesOf(site);
	const index = {
		routes,
		byPath: new Map(routes.map((route) => [route.path, route])),
		byFile: new Map(
			routes.flatMap((route) => {
				const file = sourceOf(route);
				return file === undefined ? [] : [[file, route] as const];
			}),
		),
	};
	indexes.set(site, index);
	return index;
}

/** Whether the page may stand in search engines, sitemap and lists. */
export function isListed(route: Route): boolean {
	switch (route.kind) {
		case 'doc':
			return !(route.doc.unlisted || route.doc.draft);
		case 'post':
			return !(route.post.unlisted || route.post.draft);
		case 'page':
			return !(route.page.unlisted || route.page.draft);
		default:
			return true;
	}
}
