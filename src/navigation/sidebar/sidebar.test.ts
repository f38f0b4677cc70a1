import { expect, test } from 'vitest';
import { navbarTargets } from '../navbar-targets.ts';
import { categoryOf, linkTo, siteOf, versionOf } from '../site.fixture.ts';
import { linksOf, trailTo } from './sidebar.ts';

const deep = categoryOf('Tief', [linkTo('/c/')]);
const part = categoryOf('Teil', [linkTo('/b/'), deep], { href: '/teil/' });
const items = [linkTo('/a/'), { type: 'html' as const, value: '<hr>' }, part, linkTo('/d/')];

test('links come in reading order, the page of a category before its items', () => {
	expect(linksOf(items).map(({ href }) => href)).toEqual(['/a/', '/teil/', '/b/', '/c/', '/d/']);
});

test('the trail to a page is its categories, outermost first', () => {
	expect(trailTo(items, '/c/')).toEqual([part, deep]);
	expect(trailTo(items, '/teil/')).toEqual([]);
	expect(trailTo(items, '/fehlt/')).toBeUndefined();
});

test('a navbar item leads to the first page of its sidebar in the newest version', () => {
	const old = versionOf({ isLast: false, sidebars: { a: [linkTo('/alt/')] } });
	const newest = versionOf({ sidebars: { a: items, b: [categoryOf('K', [deep])], c: [part], leer: [], html: [{ type: 'html', value: '<hr>' }] } });
	expect(navbarTargets(siteOf({ versions: [old, newest] }))).toEqual({ a: '/a/', b: '/c/', c: '/teil/' });
});
