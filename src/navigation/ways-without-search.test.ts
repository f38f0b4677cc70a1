import { expect, test } from 'vitest';
import { docFrontMatterSchema } from '#schema/front-matter.ts';
import { blogOf, categoryOf, docOf, linkTo, postOf, versionOf } from './site.fixture.ts';
import { waysWithoutSearch } from './ways-without-search.ts';

const terms = categoryOf('Begriffe', [linkTo('/docs/t/', { docId: 't' })], { href: '/docs/begriffe/' });
const version = versionOf({
	docs: [docOf('t', { frontMatter: docFrontMatterSchema.parse({ term: { short: 'Ein Begriff.' } }) })],
	sidebars: {
		eins: [
			linkTo('/docs/lose/'),
			categoryOf('Anfang', [linkTo('/docs/a/')]),
			categoryOf('Lücke', []),
			categoryOf('Nachschlagen', [categoryOf('Anderes', [linkTo('/docs/b/')], { href: '/docs/anderes/' }), terms], { href: '/docs/nachschlagen/' }),
		],
		zwei: [categoryOf('Noch einmal', [linkTo('/docs/a/')])],
	},
});

test('categories, the glossary and the archive are named, as far as there are any', () => {
	expect(
		waysWithoutSearch({ versions: [version, versionOf({ ...version, isLast: false })], blogs: [blogOf({ posts: [postOf('x', '2025-01-02')] }), blogOf()] }),
	).toEqual([
		{ label: 'Anfang', to: '/docs/a/' },
		{ label: 'Nachschlagen', to: '/docs/nachschlagen/' },
		{ label: 'Begriffe', to: '/docs/begriffe/' },
		{ label: 'Archiv', to: '/blog/archive/' },
	]);
	expect(waysWithoutSearch({ versions: [versionOf({ sidebars: { eins: [linkTo('/docs/lose/')] } })], blogs: [blogOf()] })).toEqual([]);
});
