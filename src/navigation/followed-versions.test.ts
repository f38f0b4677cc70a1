import { describe, expect, test } from 'vitest';
import type { SiteConfigInput } from '#schema/site-config.ts';
import { followedVersions, rememberedManuals } from './followed-versions.ts';
import { docOf, linkTo, siteOf, versionOf } from './site.fixture.ts';

const MANUAL = { id: 'sdk', folder: 'sdk', route: '/sdk/' };

/** Two manuals in two versions each, whose sidebars are called the same. */
function twoManuals(config: Partial<SiteConfigInput> = {}) {
	const version = (name: string, manual: string, path: string) =>
		versionOf({ name, manual, path, isLast: !name.endsWith('1'), docs: [docOf(`start${manual}`, { path })], sidebars: { teile: [linkTo(path)] } });
	return siteOf({
		config: { otherDocs: [MANUAL], ...config },
		versions: [version('2', '', '/docs/'), version('1', '', '/docs/1/'), version('sdk-9', 'sdk', '/sdk/'), version('sdk-1', 'sdk', '/sdk/1/')],
	});
}

describe('the version that a browser remembers', () => {
	test('is that of each manual with several versions', () => {
		const site = twoManuals();
		expect([...rememberedManuals(site)]).toEqual(['', 'sdk']);
		expect([...rememberedManuals({ ...site, versions: site.versions.slice(1) })]).toEqual(['sdk']);
	});

	test('is none where the owner of the manual does not want it', () => {
		expect([...rememberedManuals(twoManuals({ docs: { versionPersistence: 'none' } }))]).toEqual(['sdk']);
		expect([...rememberedManuals(twoManuals({ otherDocs: [{ ...MANUAL, versionPersistence: 'none' }] }))]).toEqual(['']);
	});
});

describe('an item of the navigation bar', () => {
	const docs = { manual: '', targets: { 1: '/docs/1/', 2: '/docs/' } };
	const sdk = { manual: 'sdk', targets: { 'sdk-1': '/sdk/1/', 'sdk-9': '/sdk/' } };
	const shared = { label: 'x', position: 'left' } as const;
	const bar = { ...shared, type: 'docSidebar', sidebar: 'teile' } as const;

	test.each([
		['a sidebar, outside of the docs', bar, undefined, docs],
		['a sidebar of another manual', { ...bar, manual: 'sdk' }, undefined, sdk],
		['a sidebar of another manual than that of the page', { ...bar, manual: 'sdk' }, '', sdk],
		['a sidebar of the manual of the page', { ...bar, manual: 'sdk' }, 'sdk', undefined],
		['a page', { ...shared, type: 'doc', doc: 'start' } as const, 'sdk', docs],
		['a page that only the other manual has', { ...shared, type: 'doc', doc: 'startsdk' } as const, undefined, sdk],
		['an address', { ...shared, type: 'link', to: '/docs/', look: 'plain' } as const, undefined, undefined],
	])('that names %s follows the version of its own manual', (_, item, pageManual, expected) => {
		expect(followedVersions(twoManuals(), item, pageManual)).toEqual(expected);
	});
});
