import { expect, test } from 'vitest';
import type { SidebarItem } from '#navigation/sidebar/sidebar.ts';
import { categoryOf, docOf, linkTo, siteOf, versionOf } from '#navigation/site.fixture.ts';
import type { PaperEdition } from '#schema/paper-config.ts';
import { planPaper } from './plan-paper.ts';

/** Plans a manual at `/hilfe/` of these pages, by the name of their folder. */
function planOf(
	pages: Record<string, string>,
	{ items, unlisted = [], editions = [] }: { items?: SidebarItem[]; unlisted?: string[]; editions?: Pick<PaperEdition, 'id' | 'date' | 'sha256'>[] } = {},
) {
	const docs = Object.keys(pages).map((id) => docOf(id, { unlisted: unlisted.includes(id) }));
	const sidebars = { main: items ?? docs.map(({ path }) => linkTo(path)) };
	const site = siteOf({ config: { base: '/hilfe/', paper: { editions } }, versions: [versionOf({ docs, sidebars })] });
	return planPaper(site, {
		page: (path) => `<main><article>${pages[path.split('/')[2] ?? '']}</article></main>`,
		fileAt: (src) => src,
		hashOf: (src) => src,
	});
}

const addressesIn = (html: string | undefined) => Array.from(html?.matchAll(/href="([^"]*)"/g) ?? [], ([, href]) => href);

test('a link leads to the page that it names, however it is written, and else to what it says', () => {
	const links = ['../%C3%BCber-uns/', '/hilfe/docs/über-uns/#wer', '/hilfe/docs/über-uns/#50%', '/docs/b/', 'http://', '../fehlt/'];
	const { documents } = planOf({ a: links.map((href) => `<a href="${href}">A</a>`).join(''), 'über-uns': '<h2 id="wer">Wer</h2>' });
	expect(addressesIn(documents[0]?.pages.get('/docs/a/')?.html)).toEqual([
		'#k2',
		'#k2_wer',
		'#k2',
		'https://docs.example.com/docs/b/',
		'http://',
		'https://docs.example.com/hilfe/docs/fehlt/',
	]);
});

test('an unlisted page of a category is not printed', () => {
	const items = [categoryOf('Teil', [linkTo('/docs/b/')], { href: '/docs/a/' })];
	const { documents } = planOf({ a: '<p>A</p>', b: '<p>B</p>' }, { items, unlisted: ['a'] });
	expect([...(documents[0]?.pages.keys() ?? [])]).toEqual(['/docs/b/']);
});

test('a site without editions has none to approve', () => expect(planOf({ a: '<p>A</p>' }).outcome).toEqual({ kind: 'plain' }));

test('changes are told since the edition that was approved before', () => {
	const editions = [
		{ id: '3', date: '2025-03-04' },
		{ id: '2', date: '2025-02-03' },
		{ id: '1', date: '2025-01-02', sha256: '0'.repeat(64) },
	];
	expect(planOf({ a: '<p>A</p>' }, { editions }).documents[0]?.edition?.before?.id).toBe('1');
});
