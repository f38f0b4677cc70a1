import type { Author, Tag } from '#content/authors-and-tags.ts';
import type { Blog, Post } from '#content/blog.ts';
import { blogPaths, postListPath } from '#content/blog-addresses.ts';
import type { Doc } from '#content/doc.ts';
import type { FreePage } from '#content/free-page.ts';
import { listedPosts } from '#content/listed-posts.ts';
import type { PaperEdition } from '#schema/paper-config.ts';
import type { SiteConfig } from '#schema/site-config.ts';
import { onceFor } from '#text/once-for.ts';
import { apiPaths } from './api/api-paths.ts';
import { FIELD_ATLAS_PATH } from './api/field-path.ts';
import type { SiteReference } from './api/site-reference.ts';
import { OFFLINE_PATH, paperEditionPath, SEARCH_PATH } from './own-page-paths.ts';
import { type CategoryPage, showsEntry } from './sidebar/sidebar.ts';
import type { Site } from './site.ts';

/** A page of a site, with what its layout needs to find its data. Paths do not include the base. */
export type Route =
	| { kind: 'home'; path: string }
	| { kind: 'search'; path: string }
	| { kind: 'offline'; path: string }
	| { kind: 'paper-edition'; path: string; edition: PaperEdition }
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
	| { kind: 'post'; path: string; post: Post; blog: Blog }
	| ({ kind: 'post-list'; blog: Blog } & PostList)
	| { kind: 'archive'; path: string; blog: Blog }
	| { kind: 'authors'; path: string; blog: Blog }
	| ({ kind: 'author'; author: Author; blog: Blog } & PostList)
	| { kind: 'tags'; path: string; blog: Blog }
	| ({ kind: 'tag'; tag: Tag; blog: Blog } & PostList);

/** One page of a list of posts. */
export interface PostList {
	path: string;
	/** Path of the first page of the list. */
	first: string;
	posts: Post[];
	/** Number of this page among the `count` pages of the list, from 1. */
	number: number;
	count: number;
}

/** Where the not-found page is rendered; readers never request this path. */
export const NOT_FOUND_PATH = '/404/';

/** Source file of a route's page, relative to the site root; `undefined` for pages made from several files. */
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

/** All pages of the site except the not-found page. A page of the site at `/` replaces the generated start page. */
export function routesOf(site: Site): Route[] {
	const written = [
		...site.pages,
		...site.versions.flatMap(({ docs, categoryPages }) => [...docs, ...categoryPages]),
		...site.blogs.flatMap(({ posts }) => posts),
	];
	const has = (address: string) => written.some(({ path }) => path === address);
	const isHomeTaken = has('/') || site.blogs.some(({ config, posts }) => config.route === '/' && posts.length > 0);
	return [
		...(isHomeTaken ? [] : [{ kind: 'home', path: '/' } as const]),
		...site.pages.map((page): Route => ({ kind: 'page', path: page.path, page })),
		...site.versions.flatMap((version): Route[] => [
			...version.docs.map((doc): Route => ({ kind: 'doc', path: doc.path, doc, version: version.name })),
			...version.categoryPages.map((category): Route => ({ kind: 'category', path: category.path, category, version: version.name })),
		]),
		...site.references.flatMap(apiRoutes),
		...(site.atlas === undefined ? [] : [{ kind: 'field-atlas', path: FIELD_ATLAS_PATH, version: 'current' } as const]),
		...site.blogs.flatMap(blogRoutes),
		...(has(SEARCH_PATH) ? [] : [{ kind: 'search', path: SEARCH_PATH } as const]),
		...(has(OFFLINE_PATH) || !site.config.offline.enabled ? [] : [{ kind: 'offline', path: OFFLINE_PATH } as const]),
		...site.config.paper.editions.map((edition): Route => ({ kind: 'paper-edition', path: paperEditionPath(edition.id), edition })),
	];
}

/** The common beginning of all doc addresses: the route of the only manual, otherwise `/`. */
export const docsPrefix = ({ docs, otherDocs }: SiteConfig): string => (otherDocs.length === 0 ? docs.route : '/');

/** The same for posts. */
export const blogPrefix = ({ blog, otherBlogs }: SiteConfig): string => (otherBlogs.length === 0 ? blog.route : '/');

/** A page of the API reference in `folder`. */
export type ApiRoute = Extract<Route, { kind: `api-${string}` }>;

/** Whether a route belongs to an API. */
export const isApiRoute = (route: Route): route is ApiRoute => route.kind.startsWith('api-');

/** The pages of an API reference, which belongs to the docs of the current version. */
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

/** A page of a blog. */
export type BlogRoute = Extract<Route, { kind: 'post' | 'post-list' | 'archive' | 'authors' | 'author' | 'tags' | 'tag' }>;

const BLOG_KINDS: ReadonlySet<Route['kind']> = new Set<BlogRoute['kind']>(['post', 'post-list', 'archive', 'authors', 'author', 'tags', 'tag']);

/** Free pages can also be below the blog's address, so the path alone does not tell. */
export const isBlogRoute = (route: Route): route is BlogRoute => BLOG_KINDS.has(route.kind);

function blogRoutes(blog: Blog): BlogRoute[] {
	if (blog.posts.length === 0) return [];
	const listed = listedPosts(blog.posts);
	const paths = blogPaths(blog.config);
	const pages = (first: string, posts: readonly Post[]) => pagesOfList(first, posts, blog.config.postsPerPage);
	return [
		...pages(paths.home, listed).map((list): BlogRoute => ({ kind: 'post-list', blog, ...list })),
		...blog.posts.map((post): BlogRoute => ({ kind: 'post', path: post.path, post, blog })),
		{ kind: 'archive', path: paths.archive, blog },
		...(blog.authors.length > 0 ? [{ kind: 'authors', path: paths.authors, blog } as const] : []),
		...blog.authors.flatMap((author): BlogRoute[] =>
			author.path === undefined
				? []
				: pages(
						author.path,
						listed.filter(({ authors }) => authors.some(({ key }) => key === author.key)),
					).map((list) => ({ kind: 'author', author, blog, ...list })),
		),
		...(blog.tags.length > 0 ? [{ kind: 'tags', path: paths.tags, blog } as const] : []),
		...blog.tags.flatMap((tag): BlogRoute[] =>
			pages(
				tag.path,
				listed.filter(({ tags }) => tags.some(({ key }) => key === tag.key)),
			).map((list) => ({ kind: 'tag', tag, blog, ...list })),
		),
	];
}

/** An empty list also has one page. */
function pagesOfList(first: string, posts: readonly Post[], size: number): PostList[] {
	const count = Math.max(1, Math.ceil(posts.length / size));
	return Array.from({ length: count }, (_, index) => ({
		path: postListPath(first, index + 1),
		first,
		posts: posts.slice(index * size, (index + 1) * size),
		number: index + 1,
		count,
	}));
}

interface RouteIndex {
	routes: Route[];
	byPath: ReadonlyMap<string, Route>;
	byFile: ReadonlyMap<string, Route>;
}

/** The routes of a site, by path and by source file. Computed once per site. */
export const routeIndex = onceFor((site: Site): RouteIndex => {
	const routes = routesOf(site);
	return {
		routes,
		byPath: new Map(routes.map((route) => [route.path, route])),
		byFile: new Map(
			routes.flatMap((route) => {
				const file = sourceOf(route);
				return file === undefined ? [] : [[file, route] as const];
			}),
		),
	};
});

/** Whether search engines, sitemap and lists may include the page. A list of nothing but unlisted pages is empty for readers, and tells nobody of them. */
export function isListed(route: Route): boolean {
	switch (route.kind) {
		case 'search':
		case 'offline':
		case 'paper-edition':
			return false;
		case 'doc':
			return !(route.doc.unlisted || route.doc.draft);
		case 'post':
			return !(route.post.unlisted || route.post.draft);
		case 'page':
			// Hosts show our not-found page at its address.
			return !(route.page.unlisted || route.page.draft || route.path === NOT_FOUND_PATH);
		case 'category':
			return route.category.category.items.some(showsEntry);
		case 'post-list':
		case 'author':
		case 'tag':
			return route.posts.length > 0;
		case 'archive':
			return listedPosts(route.blog.posts).length > 0;
		case 'authors':
			return listedPosts(route.blog.posts).some(({ authors }) => authors.length > 0);
		case 'tags':
			return listedPosts(route.blog.posts).some(({ tags }) => tags.length > 0);
		default:
			return true;
	}
}
