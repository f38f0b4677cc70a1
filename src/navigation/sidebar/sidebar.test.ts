import { expect, test } from 'vitest';
import { docTargets, navbarTargets } from '../navbar-targets.ts';
import { categoryOf, docOf, linkTo, siteOf, versionOf } from '../site.fixture.ts';
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

test('an id that several manuals have leads into the first of them, on pages of the others too', () => {
	const first = versionOf({ docs: [docOf('a')], sidebars: { docs: [linkTo('/docs/a/')] } });
	const second = versionOf({ name: 'api-current', manual: 'api', docs: [docOf('a', { path: '/api/a/' })], sidebars: { docs: [linkTo('/api/a/')] } });
	const navbar = [{ type: 'doc' as const, label: 'A', doc: 'a' }];
	const site = siteOf({ config: { navbar }, versions: [first, second] });
	expect(navbarTargets(site, 'api-current')).toEqual({ docs: '/docs/a/', 'api/docs': '/api/a/' });
	expect(docTargets(site, 'api-current')).toEqual({ a: '/docs/a/' });
});
