import { describe, expect, test } from 'vitest';
import { siteConfigSchema } from '#schema/site-config.ts';
import { planVersions } from './version.ts';

type DocsConfig = Parameters<typeof planVersions>[1];

const configOf = (docs: object): DocsConfig =>
	siteConfigSchema.parse({ title: 'T', tagline: 'T', url: 'https://example.com', copyright: { year: 2025, holder: 'F' }, docs }).docs;
const plan = (names: string[], docs: object = {}) =>
	planVersions(names, configOf(docs)).map(({ name, label, path, isLast, banner }) => [name, label, path, isLast, banner]);

describe('versions are planned', () => {
	test('without snapshots docs/ stands at /docs/', () => {
		expect(plan([])).toEqual([['current', 'aktuell', '/docs/', true, 'none']]);
	});

	test('with snapshots the newest stands there, docs/ beside it and older ones below their names', () => {
		expect(plan(['3.0', '2.0', '1.0'])).toEqual([
			['current', 'in Arbeit', '/docs/next/', false, 'unreleased'],
			['3.0', '3.0', '/docs/', true, 'none'],
			['2.0', '2.0', '/docs/2.0/', false, 'unmaintained'],
			['1.0', '1.0', '/docs/1.0/', false, 'unmaintained'],
		]);
	});

	test('a list that names the folder itself names it once', () => {
		expect(plan(['current', '1.0'], { lastVersion: 'current' }).map(([name]) => name)).toEqual(['current', '1.0']);
	});

	test('another one may stand there', () => {
		expect(plan(['3.0', '2.0'], { lastVersion: '2.0' })).toEqual([
			['current', 'in Arbeit', '/docs/next/', false, 'unreleased'],
			['3.0', '3.0', '/docs/3.0/', false, 'unreleased'],
			['2.0', '2.0', '/docs/', true, 'none'],
		]);
		expect(plan(['1.0'], { lastVersion: 'current' })).toEqual([
			['current', 'aktuell', '/docs/', true, 'none'],
			['1.0', '1.0', '/docs/1.0/', false, 'unmaintained'],
		]);
	});

	test('the owner chooses label, path and banner', () => {
		const versions = {
			current: { label: '4.0 Vorschau', path: 'vorschau', banner: 'none' },
			'3.0': { label: 'Drei' },
			'2.0': { path: 'zwei', banner: 'unreleased' },
		};
		expect(plan(['3.0', '2.0'], { versions })).toEqual([
			['current', '4.0 Vorschau', '/docs/vorschau/', false, 'none'],
			['3.0', 'Drei', '/docs/', true, 'none'],
			['2.0', '2.0', '/docs/zwei/', false, 'unreleased'],
		]);
	});

	test('their files', () => {
		expect(planVersions(['2.0'], configOf({})).map(({ folder, sidebarsFile }) => [folder, sidebarsFile])).toEqual([
			['docs', 'sidebars.ts'],
			['versioned_docs/version-2.0', 'versioned_sidebars/version-2.0-sidebars.json'],
		]);
	});
});
