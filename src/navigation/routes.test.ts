import { describe, expect, test } from 'vitest';
import type { FreePage } from '#content/free-page.ts';
import { pageFrontMatterSchema } from '#schema/front-matter.ts';
import { isBlogRoute, isListed, type Route, routeIndex, routesOf, sourceOf } from './routes.ts';
import { blogOf, categoryOf, docOf, linkTo, postOf, siteOf, versionOf } from './site.fixture.ts';

const pageOf = (name: string, patch: Partial<FreePage> = {}): FreePage => ({
	path: `/${name}/`,
	title: name,
	description: undefined,
	file: `pages/${name}.md`,
	draft: false,
	unlisted: false,
	frontMatter: pageFrontMatterSchema.parse({}),
	...patch,
});
const index = { path: '/docs/category/k/', title: 'K', description: undefined, category: categoryOf('K', []), sidebarId: 'docs' };
const author = { key: 'anna', path: '/blog/authors/anna/', config: { name: 'Anna', page: true } };
const guest = { key: 'gast', path: undefined, config: { name: 'Gast', page: false } };
const tag = { key: 'api', label: 'API', path: '/blog/tags/api/', description: undefined };

const site = siteOf({
	versions: [
		versionOf({ docs: [docOf('a'), docOf('geheim', { unlisted: true })], categoryPages: [index] }),
		versionOf({ name: '1.0', isLast: false, docs: [docOf('a', { path: '/docs/1.0/a/', file: 'versioned_docs/version-1.0/a.md' })] }),
	],
	pages: [pageOf('impressum')],
	blogs: [blogOf({ posts: [postOf('neu', '2025-01-02'), postOf('geheim', '2025-01-01', { unlisted: true })], authors: [author, guest], tags: [tag] })],
});

const paths = (routes: readonly Route[]) => routes.map(({ kind, path }) => `${kind} ${path}`);

describe('the routes of a site', () => {
	test('are its pages, each once', () => {
		expect(paths(routesOf(site))).toEqual([
			'home /',
			'page /impressum/',
			'doc /docs/a/',
			'doc /docs/geheim/',
			'category /docs/category/k/',
			'doc /docs/1.0/a/',
			'post-list /blog/',
			'post /blog/neu/',
			'post /blog/geheim/',
			'archive /blog/archive/',
			'authors /blog/authors/',
			'author /blog/authors/anna/',
			'tags /blog/tags/',
			'tag /blog/tags/api/',
			'search /suche/',
			'offline /offline/',
		]);
	});

	test('without posts there is no blog', () => {
		expect(paths(routesOf(siteOf({ blogs: [blogOf({ authors: [author], tags: [tag] })] })))).toEqual(['home /', 'search /suche/', 'offline /offline/']);
	});

	test('without authors and tags there are no pages of them', () => {
		expect(paths(routesOf(siteOf({ blogs: [blogOf({ posts: [postOf('a', '2025-01-01')] })] })))).toEqual([
			'home /',
			'post-list /blog/',
			'post /blog/a/',
			'archive /blog/archive/',
			'search /suche/',
			'offline /offline/',
		]);
	});

	test('so have the posts of an author and of a tag', () => {
		const posts = Array.from({ length: 5 }, (_, number) =>
			postOf(`p${number}`, '2025-01-01', { authors: [author], tags: number < 2 ? [tag] : [], unlisted: number === 0 }),
		);
		const found = routesOf(siteOf({ blogs: [blogOf({ posts, authors: [author], tags: [tag] }, { postsPerPage: 3 })] }));
		const lists = found.flatMap((route) => (route.kind === 'author' || route.kind === 'tag' ? [route] : []));
		expect(lists.map(({ path, number, count, posts: shown }) => [path, number, count, shown.map(({ title }) => title).join()])).toEqual([
			['/blog/authors/anna/', 1, 2, 'p1,p2,p3'],
			['/blog/authors/anna/page/2/', 2, 2, 'p4'],
			['/blog/tags/api/', 1, 1, 'p1'],
		]);
	});

	test('a long list of posts has several pages, unlisted posts not counted', () => {
		const posts = Array.from({ length: 7 }, (_, number) => postOf(`p${number}`, '2025-01-01', { unlisted: number === 0 }));
		const lists = routesOf(siteOf({ blogs: [blogOf({ posts }, { postsPerPage: 3 })] })).filter((route) => route.kind === 'post-list');
		expect(lists.map(({ path, number, count, posts: shown }) => [path, number, count, shown.map(({ title }) => title).join()])).toEqual([
			['/blog/', 1, 2, 'p1,p2,p3'],
			['/blog/page/2/', 2, 2, 'p4,p5,p6'],
		]);
	});
});

test('a page is found by its path and by its file', () => {
	const { byPath, byFile } = routeIndex(site);
	expect(byPath.get('/docs/1.0/a/')).toMatchObject({ kind: 'doc', version: '1.0' });
	expect(byFile.get('versioned_docs/version-1.0/a.md')?.path).toBe('/docs/1.0/a/');
	expect(byFile.get('pages/impressum.md')?.path).toBe('/impressum/');
	expect(byFile.get('blog/2025-01-02-neu.md')?.path).toBe('/blog/neu/');
	expect(routeIndex(site)).toBe(routeIndex(site));
});

test('pages made from many files have none', () => {
	expect(
		routesOf(site)
			.filter((route) => sourceOf(route) === undefined)
			.map(({ kind }) => kind),
	).toEqual(['home', 'category', 'post-list', 'archive', 'authors', 'author', 'tags', 'tag', 'search', 'offline']);
});

test('search engines are kept from what is unlisted or a draft', () => {
	const drafts = siteOf({
		versions: [versionOf({ docs: [docOf('entwurf', { draft: true })] })],
		pages: [pageOf('geheim', { unlisted: true }), pageOf('404')],
		blogs: [blogOf({ posts: [postOf('entwurf', '2025-01-01', { draft: true })] })],
	});
	// Its lists are not empty.
	const withLists = site.blogs.map((blog) => ({ ...blog, posts: [...blog.posts, postOf('alle', '2025-01-03', { authors: [author], tags: [tag] })] }));
	const hidden = [...routesOf({ ...site, blogs: withLists }), ...routesOf(drafts)].filter((route) => !isListed(route));
	const expected = [
		'doc /docs/geheim/',
		'category /docs/category/k/',
		'post /blog/geheim/',
		'search /suche/',
		'offline /offline/',
		'page /geheim/',
		'page /404/',
		'doc /docs/entwurf/',
		'post /blog/entwurf/',
		'search /suche/',
		'offline /offline/',
	];
	expect(paths(hidden)).toEqual(expected);
});

test('search engines are kept from lists in which every page is unlisted', () => {
	const hidden = { unlisted: true, tags: [tag], authors: [author] };
	const lists = (blog: Parameters<typeof blogOf>[0], items: ReturnType<typeof linkTo>[]) => {
		const made = siteOf({ versions: [versionOf({ categoryPages: [{ ...index, category: categoryOf('K', items) }] })], blogs: [blogOf(blog)] });
		return paths(
			routesOf(made).filter((route) => ['category', 'post-list', 'archive', 'authors', 'author', 'tags', 'tag'].includes(route.kind) && isListed(route)),
		);
	};
	const told = { authors: [author], tags: [tag] };
	expect(lists({ ...told, posts: [postOf('geheim', '2025-01-01', hidden)] }, [linkTo('/docs/a/', { unlisted: true })])).toEqual([]);
	expect(lists({ ...told, posts: [postOf('geheim', '2025-01-01', hidden), postOf('neu', '2025-01-02')] }, [linkTo('/docs/a/')])).toEqual([
		'category /docs/category/k/',
		'post-list /blog/',
		'archive /blog/archive/',
	]);
	expect(lists({ ...told, posts: [postOf('neu', '2025-01-02', { tags: [tag], authors: [author] })] }, [])).toEqual([
		'post-list /blog/',
		'archive /blog/archive/',
		'authors /blog/authors/',
		'author /blog/authors/anna/',
		'tags /blog/tags/',
		'tag /blog/tags/api/',
	]);
});

test('a free page below /blog/ is none of the blog', () => {
	const free = siteOf({ pages: [pageOf('blog'), pageOf('blog/unter')] });
	expect(routesOf(free).filter(isBlogRoute)).toEqual([]);
	expect(paths(routesOf(site).filter(isBlogRoute)).every((path) => path.includes(' /blog/'))).toBe(true);
});
