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
