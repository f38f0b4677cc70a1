import { expect, test } from 'vitest';
import { siteOf } from '#navigation/site.fixture.ts';
import { pageFrontMatterSchema } from '#schema/front-matter.ts';
import type { SiteConfigInput } from '#schema/site-config.ts';
import { needsRestart } from './remake-pages.ts';

const PAGE = {
	path: '/',
	title: 'T',
	description: undefined,
	file: 'pages/index.md',
	draft: false,
	unlisted: false,
	frontMatter: pageFrontMatterSchema.parse({}),
};

test.each<[string, Partial<SiteConfigInput>]>([
	['a first printed edition', { paper: { editions: [{ id: '1', date: '2025-01-01' }] } }],
	['a folder of pages', { pages: { folder: 'frei' } }],
	['behaviour of the sandbox', { api: { sandbox: { behaviour: 'sandbox.ts' } } }],
	['no reading without a network', { offline: { enabled: false } }],
])('the preview starts anew for %s', (_, config) => {
	expect(needsRestart(siteOf(), siteOf({ config }))).toBe(true);
	expect(needsRestart(siteOf({ config }), siteOf({ config }))).toBe(false);
});

test('a first page of the site takes the place of ours', () => expect(needsRestart(siteOf(), siteOf({ pages: [PAGE] }))).toBe(true));

test('a text, a title or a further edition needs no start', () => {
	const editions = ['2', '1'].map((id) => ({ id, date: '2025-01-01' }));
	expect(needsRestart(siteOf({ config: { paper: { editions: editions.slice(1) } } }), siteOf({ config: { paper: { editions }, title: 'Neu' } }))).toBe(false);
});
