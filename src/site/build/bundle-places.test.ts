import { expect, test } from 'vitest';
import { siteFiles } from '#content/site-files.fixture.ts';
import { docOf, siteOf, versionOf } from '#navigation/site.fixture.ts';
import type { Site } from '#navigation/site.ts';
import { commonBundle } from './bundle-places.ts';

const keyOf = (files: Record<string, string>, site: Site = siteOf()) => commonBundle(siteFiles(files), site)?.key;
const changed = (config: Partial<Site['config']>): Site => ({ ...siteOf(), config: { ...siteOf().config, ...config } });

const PLAIN = { 'docs/a.md': 'Text.' };

test('sites without code of their own share a bundle, whatever they are called and hold', () => {
	const another = { ...changed({ title: 'Anders', url: 'https://b.example' }), versions: [versionOf({ docs: [docOf('neu')] })] };
	expect(keyOf(PLAIN)).toBeDefined();
	expect(keyOf({ 'docs/neu.md': 'Anderer Text.', 'docs/b.mdx': 'Ein Text ohne Teile.', 'public/a.txt': 'a' }, another)).toBe(keyOf(PLAIN));
});

const { docs, blog, offline, paper } = siteOf().config;
test.each<[string, Partial<Site['config']>]>([
	['its base', { base: '/hilfe/' }],
	['where its docs stand', { docs: { ...docs, route: '/handbuch/' } }],
	['where its posts stand', { blog: { ...blog, route: '/neues/' } }],
	['whether readers may keep it', { offline: { ...offline, enabled: !offline.enabled } }],
	['whether it has printed editions', { paper: { ...paper, editions: paper.editions.length > 0 ? [] : [{ id: 'a', date: '2025-01-01', changes: [] }] } }],
])('%s takes another one', (_, config) => expect(keyOf(PLAIN, changed(config))).not.toBe(keyOf(PLAIN)));

test('a site with a component has its own', () => expect(keyOf({ ...PLAIN, 'docs/b.mdx': '<Teil />' })).toBeUndefined());

test('other packages of the program make another one, and where no installer says which it has, none is shared', () => {
	const keyWith = (packages: string[]) => commonBundle(siteFiles(PLAIN), siteOf(), packages)?.key;
	expect(keyWith(['a'])).toBe(keyWith(['a']));
	expect(keyWith(['b'])).not.toBe(keyWith(['a']));
	expect(keyWith([])).toBeUndefined();
});
