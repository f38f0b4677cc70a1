import { expect, test } from 'vitest';
import { analysis } from '#language/analysis.ts';
import { searchedCorpus } from './corpus.fixture.ts';
import type { SearchedPage } from './items.ts';
import { type IndexOptions, makeSearchIndex } from './make-index.ts';

const options: IndexOptions = { analysis, nameEdition: (texts) => texts.join('').length.toString(), thesaurus: [['drucken', 'print']] };
/** Keys that stand for the whole page. */
const keyed = (pages: readonly SearchedPage[]) => pages.map((page) => ({ ...page, key: JSON.stringify(page) }));
const corpus = searchedCorpus();

/** The first section of the first page says something more. */
function edited(text: string): SearchedPage[] {
	const [first, ...others] = structuredClone(corpus);
	if (first?.sections[0] === undefined) throw new Error('There is no page.');
	first.sections[0].text += text;
	return [first, ...others];
}

test.each([
	['is as it was', corpus],
	['says something else', edited(' Kein Wort.')],
	['says so much more that all fields are longer', edited(' Kein Wort'.repeat(500))],
	['is gone', corpus.slice(1)],
	['comes last', [...corpus.slice(1), ...corpus.slice(0, 1)]],
	['has none beside it', corpus.slice(0, 1)],
])('an index that takes over what it can is the same as one that is made anew: a page %s', (_, pages) => {
	const before = makeSearchIndex(keyed(corpus), options).terms;
	const anew = makeSearchIndex(keyed(pages), options);
	const taken = makeSearchIndex(keyed(pages), { ...options, before });
	expect(taken.files).toEqual(anew.files);
	expect(taken.terms).toEqual(anew.terms);
});

test('pages with a key that is known are not read again, others are', () => {
	const words = ({ terms: { texts, names } }: ReturnType<typeof makeSearchIndex>) => [...texts.terms, ...names.terms].join(' ');
	const before = makeSearchIndex(keyed(corpus), options).terms;
	const changed = edited(' Xyloph.');
	const underOldKeys = changed.map((page, place) => ({ ...page, key: keyed(corpus)[place]?.key }));
	expect(words(makeSearchIndex(underOldKeys, { ...options, before }))).not.toContain('xyloph');
	expect(words(makeSearchIndex(changed, { ...options, before }))).toContain('xyloph');
	// What nobody says any more goes.
	const left = makeSearchIndex(keyed(corpus), { ...options, before: makeSearchIndex(keyed(changed), options).terms });
	expect(words(left)).not.toContain('xyloph');
});
