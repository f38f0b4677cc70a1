import { expect, test } from 'vitest';
import { categoryOf, linkTo } from '#navigation/site.fixture.ts';
import { type PaperPart, paperOutline, partId, withInner } from './paper-outline.ts';

const outlineOf = (...items: Parameters<typeof paperOutline>[0]) => paperOutline(items, (path) => path.startsWith('/docs/'));
const lines = (parts: readonly PaperPart[]) => parts.flatMap(withInner).map(({ number, title, path }) => `${number} ${title} ${path}`);

test('chapters are numbered as they stand in the sidebar', () => {
	const parts = outlineOf(linkTo('/docs/a/'), categoryOf('Teil', [linkTo('/docs/b/'), categoryOf('Tiefer', [linkTo('/docs/c/')])], { href: '/teil/' }));
	expect(lines(parts)).toEqual(['1 /docs/a/ /docs/a/', '2 Teil /teil/', '2.1 /docs/b/ /docs/b/', '2.2 Tiefer undefined', '2.2.1 /docs/c/ /docs/c/']);
	expect(parts.flatMap(withInner).map(partId)).toEqual(['k1', 'k2', 'k2-1', 'k2-2', 'k2-2-1']);
});

test('what is no doc, stands twice or is hidden is left out, and a category that holds nothing else', () => {
	const parts = outlineOf(
		categoryOf('API', [linkTo('/api/x/')]),
		linkTo('/docs/a/', { unlisted: true }),
		{ type: 'html', value: '<hr>' },
		categoryOf('Teil', [linkTo('/docs/b/')], { href: '/docs/b/' }),
		linkTo('/docs/b/', { foreign: true }),
	);
	expect(lines(parts)).toEqual(['1 Teil /docs/b/']);
});

test('the page of a category that was linked before is not printed again', () => {
	const parts = outlineOf(linkTo('/docs/a/'), categoryOf('Teil', [linkTo('/docs/b/'), categoryOf('Leer', [], { href: '/docs/b/' })], { href: '/docs/a/' }));
	expect(lines(parts)).toEqual(['1 /docs/a/ /docs/a/', '2 Teil undefined', '2.1 /docs/b/ /docs/b/']);
});
