import { expect, test } from 'vitest';
import { type Route, routeIndex } from '#navigation/routes.ts';
import { blogOf, categoryOf, docOf, linkTo, postOf, siteOf, versionOf } from '#navigation/site.fixture.ts';
import { linkPicture } from './link-picture.ts';

const site = siteOf({
	versions: [
		versionOf({
			docs: [docOf('a'), docOf('b', { assets: { image: '/b.png' } }), docOf('c', { unlisted: true })],
			sidebars: { main: [categoryOf('Handbuch', [categoryOf('Teil', [linkTo('/docs/a/')])])] },
		}),
	],
	blogs: [blogOf({ posts: [postOf('neu', '2025-01-02')] })],
});
const pictureOf = (path: string) => linkPicture(site, routeIndex(site).byPath.get(path) as Route);

test('a picture says what the page is and what it belongs to', () => {
	expect(pictureOf('/docs/a/')).toMatchObject({ alt: 'A – Handbuch – Hilfe', texts: { title: 'A', section: 'Handbuch', site: 'Hilfe' } });
	expect(pictureOf('/blog/neu/')?.texts).toEqual({ title: 'neu', section: 'Blog', site: 'Hilfe' });
	expect(pictureOf('/')?.alt).toBe('Hilfe – Kurz');
});

test('lists of the blog share that of the site, and its name tells what stands on it', () => {
	expect(pictureOf('/blog/')?.path).toBe(pictureOf('/')?.path);
	expect(pictureOf('/docs/a/')?.path).toMatch(/^\/link-pictures\/[0-9a-f]{12}\.png$/);
	expect(pictureOf('/docs/a/')?.path).not.toBe(pictureOf('/')?.path);
});

test('the pages of a part of a large site share one', () => {
	const docs = Array.from({ length: 260 }, (_, index) => docOf(`seite-${index}`));
	const sidebars = {
		main: [
			categoryOf(
				'Handbuch',
				docs.map(({ path }) => linkTo(path)),
			),
		],
	};
	const large = siteOf({ versions: [versionOf({ docs, sidebars })] });
	const texts = routeIndex(large).routes.flatMap((route) => (route.kind === 'doc' ? (linkPicture(large, route)?.texts.title ?? 'none') : []));
	expect([...new Set(texts)]).toEqual(['Handbuch']);
});

test('a page with its own picture, and one that is not to be found, have none', () => {
	expect([pictureOf('/docs/b/'), pictureOf('/docs/c/')]).toEqual([undefined, undefined]);
});

test('a page whose title cannot be drawn shares that of the site, and there is none where that cannot be drawn either', () => {
	const docs = [docOf('a', { title: '検索 🔍' }), docOf('b', { title: 'API 検索' })];
	const named = (title: string) => siteOf({ config: { title }, versions: [versionOf({ docs })] });
	const picture = (title: string, path: string) => linkPicture(named(title), routeIndex(named(title)).byPath.get(path) as Route);
	expect(picture('Hilfe', '/docs/a/')).toEqual(picture('Hilfe', '/'));
	expect(picture('Hilfe', '/docs/b/')?.texts.title).toBe('API 検索');
	expect([picture('帮助', '/'), picture('帮助', '/docs/a/')]).toEqual([undefined, undefined]);
});
