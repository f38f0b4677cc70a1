import { expect, test } from 'vitest';
import { docFrontMatterSchema } from '#schema/front-matter.ts';
import { docOf, siteOf, versionOf } from './site.fixture.ts';
import { termIds } from './site-terms.ts';

const frontMatter = docFrontMatterSchema.parse({ term: { short: 'Kurz.' } });
const site = siteOf({
	versions: [
		versionOf({ isLast: false, path: '/docs/next/', docs: [docOf('a'), docOf('neu', { title: 'Neues', path: '/docs/next/neu/', frontMatter })] }),
		versionOf({ name: '1', docs: [docOf('a', { file: 'versioned_docs/version-1/a.md' }), docOf('alt', { title: 'Altes', frontMatter })] }),
	],
});

test('the atlas names terms of what is being written', () => expect(termIds(site)).toEqual(['neu']));
