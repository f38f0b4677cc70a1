import { expect, test } from 'vitest';
import { docOf, linkTo, siteOf, versionOf } from '#navigation/site.fixture.ts';
import type { Site } from '#navigation/site.ts';
import { docFrontMatterSchema } from '#schema/front-matter.ts';
import { runSourceRules } from './source-rules.ts';

const found = (site: Site) =>
	runSourceRules({
		site,
		lineOf: (path) => path.length * 10,
		lineOfText: () => undefined,
		lineOfKey: (_, [key]) => (key === 'pagination_next' ? 4 : undefined),
		help: undefined,
	}).map(({ rule, file, line, message, hint }) => `${rule} ${file}:${line} ${message} → ${hint}`);
const sidebars = { handbuch: [linkTo('/docs/a/')] };

test('names that exist, and null, have nothing', () => {
	const docs = [
		docOf('a', { frontMatter: docFrontMatterSchema.parse({ displayed_sidebar: 'handbuch', pagination_next: 'b', pagination_prev: null }) }),
		docOf('b'),
	];
	expect(found(siteOf({ versions: [versionOf({ docs, sidebars })] }))).toEqual([]);
});

test('sidebars and pages that front matter names are looked for in its version', () => {
	const docs = [
		docOf('a', { frontMatter: docFrontMatterSchema.parse({ displayed_sidebar: 'handbush', pagination_next: 'zz', pagination_prev: 'teil/eins' }) }),
		docOf('teil/ein'),
	];
	expect(found(siteOf({ versions: [versionOf({ docs, sidebars })] }))).toEqual([
		'unknown-name docs/a.md:1 „displayed_sidebar“ nennt eine Seitenleiste „handbush“, die es nicht gibt. → Meinten Sie „handbuch“?',
		'unknown-name docs/a.md:1 „pagination_prev“ nennt eine Seite „teil/eins“, die es nicht gibt. → Meinten Sie „teil/ein“?',
		'unknown-name docs/a.md:4 „pagination_next“ nennt eine Seite „zz“, die es nicht gibt. → Nennen Sie die id der Seite.',
	]);
});

test('versions that the configuration names must exist', () => {
	const site = siteOf({ config: { docs: { lastVersion: '2.0', versions: { curent: {} } } }, versions: [versionOf({})] });
	expect(found(site)).toEqual([
		'unknown-name site.config.ts:20 „docs.lastVersion“ nennt eine Version „2.0“, die es nicht gibt. → Die Versionen stehen in versions.json; dazu kommt „current“ für docs/.',
		'unknown-name site.config.ts:30 „docs.versions.curent“ nennt eine Version „curent“, die es nicht gibt. → Meinten Sie „current“?',
	]);
});

test('versions that the configuration of another manual names must be of that manual', () => {
	const sdk = { id: 'sdk', folder: 'sdk', route: '/sdk/', versionsPrefix: 'sdk_' };
	const versions = [versionOf({ name: '1.0' }), versionOf({ name: 'sdk-2.0', manual: 'sdk' })];
	const site = (lastVersion: string) => siteOf({ config: { otherDocs: [{ ...sdk, lastVersion, versions: { '2.0': {}, '2.00': {} } }] }, versions });
	const other = 'unknown-name site.config.ts:40 „otherDocs.0.versions.2.00“ nennt eine Version „2.00“, die es nicht gibt. → Meinten Sie „2.0“?';
	expect(found(site('2.0'))).toEqual([other]);
	expect(found(site('1.0'))).toEqual([
		'unknown-name site.config.ts:30 „otherDocs.0.lastVersion“ nennt eine Version „1.0“, die es nicht gibt. → Meinten Sie „2.0“?',
		other,
	]);
	expect(found(site('alt'))).toEqual([
		'unknown-name site.config.ts:30 „otherDocs.0.lastVersion“ nennt eine Version „alt“, die es nicht gibt. → Die Versionen stehen in sdk_versions.json; dazu kommt „current“ für sdk/.',
		other,
	]);
});
