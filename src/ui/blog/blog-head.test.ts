import { expect, test } from 'vitest';
import { isBlogRoute, routesOf } from '#navigation/routes.ts';
import { blogOf, postOf, siteOf } from '#navigation/site.fixture.ts';
import { blogHead } from './blog-head.ts';

const tag = (route: string) => ({ key: 'api', label: 'API', path: `${route}tags/api/`, description: undefined });
const author = (route: string) => ({ key: 'anna', path: `${route}authors/anna/`, config: { name: 'Anna', page: true } });

test('no two pages of two blogs have the same title', () => {
	const blogs = ['/neues/', '/technik/'].map((route) => {
		const about = { tags: [tag(route)], authors: [author(route)] };
		const posts = ['a', 'b'].map((name) => postOf(`${route}${name}`, '2025-01-01', { ...about, path: `${route}${name}/`, title: `${route}${name}` }));
		return blogOf({ ...about, posts }, { route, title: route, postsPerPage: 1 });
	});
	const site = siteOf({ blogs });
	const config = { ...site.config, otherBlogs: blogs.slice(1).map(({ config: own }) => ({ ...own, id: 'technik' })) };
	const heads = routesOf(site)
		.filter(isBlogRoute)
		.map((route) => blogHead(route, config));
	const titles = heads.map(({ title }) => title);
	expect(new Set(titles).size).toBe(titles.length);
	expect(heads.map(({ heading }) => heading).filter((heading) => heading === 'Archiv')).toHaveLength(2);
	expect(titles).toContain('Archiv – /technik/');
});
