import { expect, test } from 'vitest';
import { docFrontMatterSchema } from '#schema/front-matter.ts';
import { docOf, siteOf, versionOf } from './site.fixture.ts';
import { siteTerms, termIds } from './site-terms.ts';

const frontMatter = docFrontMatterSchema.parse({ term: { short: 'Kurz.' } });
const site = siteOf({
	versions: [
		versionOf({ isLast: false, path: '/docs/next/', docs: [docOf('a'), docOf('neu', { title: 'Neues', path: '/docs/next/neu/', frontMatter })] }),
		versionOf({ name: '1', docs: [docOf('a', { file: 'versioned_docs/version-1/a.md' }), docOf('alt', { title: 'Altes', frontMatter })] }),
	],
});

test.each([
	['docs/a.md', ['Neues']],
	['versioned_docs/version-1/a.md', ['Altes']],
	['blog/2025-01-01-x.md', ['Altes']],
	['pages/x.md', ['Altes']],
	['api/dinge.md', []],
])('%s', (file, titles) => expect(siteTerms(site)(file).map(({ title }) => title)).toEqual(titles));

test('the list is made once', () => expect(siteTerms(site)('docs/a.md')).toBe(siteTerms(site)('docs/neu.md')));

test('the atlas names terms of what is being written', () => expect(termIds(site)).toEqual(['neu']));
