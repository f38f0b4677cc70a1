import { expect, onTestFinished, test, vi } from 'vitest';
import { docFrontMatterSchema } from '#schema/front-matter.ts';
import { LANGUAGE } from '#words/locale.ts';
import { docTags } from './doc-tags.ts';
import { docOf } from './site.fixture.ts';

const tagged = (id: string, tags: string[]) => docOf(id, { frontMatter: docFrontMatterSchema.parse({ tags }) });
const pagesOf = (...docs: ReturnType<typeof tagged>[]) => docTags(docs, { path: '/docs/', declared: {}, title: 'Tags', count: (docs) => `${docs} Seiten` });

test('a tag that a doc names twice is one', () => {
	const { docs, pages } = pagesOf(tagged('a', ['Neu', 'neu', 'alt']));
	expect(docs[0]?.tags?.map(({ label }) => label)).toEqual(['Neu', 'alt']);
	expect(pages.map(({ path }) => path)).toEqual(['/docs/tags/', '/docs/tags/alt/', '/docs/tags/neu/']);
});

test('a tag has the address that it has in Docusaurus', () => {
	expect(pagesOf(tagged('a', ['GitHub Actions', 'k8s'])).pages.map(({ path }) => path)).toEqual([
		'/docs/tags/',
		'/docs/tags/git-hub-actions/',
		'/docs/tags/k-8-s/',
	]);
});

test('tags are sorted as the language of the site has it, not that of the machine', () => {
	const compare = vi.spyOn(String.prototype, 'localeCompare');
	onTestFinished(() => compare.mockRestore());
	const { pages } = pagesOf(tagged('a', ['zuletzt', 'ändern', 'anlegen']));
	expect(pages.map(({ title }) => title)).toEqual(['Tags', 'ändern', 'anlegen', 'zuletzt']);
	expect(new Set(compare.mock.calls.map(([, locale]) => locale))).toEqual(new Set([LANGUAGE]));
});
