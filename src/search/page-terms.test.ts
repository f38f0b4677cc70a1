import { expect, test } from 'vitest';
import { analysis } from '#language/analysis.ts';
import { searchedCorpus } from './corpus.fixture.ts';
import type { SearchedPage } from './items.ts';
import { type IndexOptions, makeSearchIndex } from './make-index.ts';
import type { PackedTerms } from './packed-terms.ts';

const options: IndexOptions = { analysis, nameEdition: (texts) => texts.join('').length.toString(), thesaurus: [['drucken', 'print']] };
/** Keys that stand for the whole page. */
const keyed = (pages: readonly SearchedPage[]) => pages.map((page) => ({ ...page, key: JSON.stringify(page) }));
const corpus = searchedCorpus();

/** The corpus, one of its pages changed. */
function changed(change: (page: SearchedPage) => SearchedPage, at = 0): SearchedPage[] {
	return structuredClone(corpus).map((page, place) => (place === at ? change(page) : page));
}

/** The first section of the first page says something more. */
const edited = (text: string) =>
	changed((page) => ({ ...page, sections: page.sections.map((section, at) => (at === 0 ? { ...section, text: section.text + text } : section)) }));

const texts = corpus.flatMap(({ sections }) => sections.map(({ text }) => text));
const lastSection = (page: SearchedPage) => page.sections.at(-1) ?? [];

test.each<[string, SearchedPage[], Partial<IndexOptions>?]>([
	['is as it was', corpus],
	['says something else', edited(' Kein Wort.')],
	['says a word that no page said', edited(' Xyloph.')],
	['says a word that makes another one a compound', edited(' Zeppelinmittel Zeppelin.')],
	['says a form that does not begin like its stem', edited(' Er hat es ausgezeppelint und ausgemustert.')],
	['says so much more that all fields are longer', edited(' Kein Wort'.repeat(500))],
	['says what others say', edited(` ${texts.slice(0, 40).join(' ')}`)],
	[
		'has another title',
		changed((page) => ({
			...page,
			title: 'Zeppelin',
			sections: page.sections.map((section, at) => (at === 0 ? { ...section, heading: 'Zeppelin' } : section)),
		})),
	],
	['has another address', changed((page) => ({ ...page, path: '/docs/zzz/' }))],
	['has one section less', changed((page) => ({ ...page, sections: page.sections.slice(0, -1) }), 1)],
	['has one section more', changed((page) => ({ ...page, sections: [...page.sections, lastSection(page)].flat() }), 1)],
	['is gone', corpus.slice(1)],
	['in the middle is gone', corpus.filter((_, at) => at !== 4)],
	['comes last', [...corpus.slice(1), ...corpus.slice(0, 1)]],
	['is there twice', [...corpus, ...corpus.slice(0, 1)]],
	['has none beside it', corpus.slice(0, 1)],
	['is as it was, but words are synonyms', corpus, { synonyms: { prüfmittel: ['messdings'], siegel: ['plombe'] } }],
	['is as it was, but words are no longer akin', corpus, { thesaurus: [] }],
])('an index that takes over what it can is the same as one that is made anew: a page %s', (_, pages, also = {}) => {
	const before = makeSearchIndex(keyed(corpus), options).terms;
	const anew = makeSearchIndex(keyed(pages), { ...options, ...also });
	const taken = makeSearchIndex(keyed(pages), { ...options, ...also, before });
	expect(taken.files).toEqual(anew.files);
	expect(taken.terms).toEqual(anew.terms);
	// And back again, as after an edit that is taken back.
	const back = makeSearchIndex(keyed(corpus), { ...options, before: taken.terms });
	expect(back.files).toEqual(makeSearchIndex(keyed(corpus), options).files);
	expect(back.terms).toEqual(before);
});

/** Pages of so many words that several parts are needed, and that beginnings fill more than one of them. */
function manyWords(): SearchedPage[] {
	const [page] = corpus;
	const [lead] = page?.sections ?? [];
	if (page === undefined || lead === undefined) throw new Error('There is no page.');
	const syllables = ['mess', 'prüf', 'frist', 'wert', 'schieb', 'lehr', 'zeug', 'tabell', 'form', 'blatt', 'siegel', 'plan'];
	const word = (number: number) => [1, 12, 144].map((unit) => syllables[Math.floor(number / unit) % syllables.length]).join('');
	const section = (page: number, place: number) => ({
		...lead,
		id: place === 0 ? '' : `abschnitt-${place}`,
		text: Array.from({ length: 120 }, (_, at) => word(page * 131 + place * 977 + at * 7)).join(' '),
	});
	return Array.from({ length: 40 }, (_, at) => ({ ...page, path: `/docs/seite-${at + 10}/`, sections: [0, 1, 2, 3].map((place) => section(at, place)) }));
}

test('beginnings of words are taken over where nothing that begins so has changed', () => {
	const pages = manyWords();
	const before = makeSearchIndex(keyed(pages), options).terms;
	expect(before.packed.beginnings.size).toBeGreaterThan(20);
	for (const text of [' Messzappel.', ' Zappelmess.', ` ${'Siegelplan '.repeat(9)}`]) {
		const edited = pages.map((page, at) => (at === 7 ? { ...page, sections: page.sections.map((each) => ({ ...each, text: each.text + text })) } : page));
		const anew = makeSearchIndex(keyed(edited), options);
		const taken = makeSearchIndex(keyed(edited), { ...options, before });
		expect(taken.files).toEqual(anew.files);
		expect(taken.terms).toEqual(anew.terms);
		expect(makeSearchIndex(keyed(pages), { ...options, before: taken.terms }).terms).toEqual(before);
	}
});

test('after an edit only terms are packed whose postings are others', () => {
	const before = makeSearchIndex(keyed(corpus), options).terms;
	const taken = makeSearchIndex(keyed(corpus), { ...options, before: { ...before, packed: marked(before.packed) } });
	const isMarked = taken.terms.packed.postings.filter((postings) => postings.endsWith(MARK)).length;
	expect(isMarked).toBeGreaterThan(0.9 * taken.terms.packed.postings.length);
	const after = makeSearchIndex(keyed(edited(' Xyloph.')), { ...options, before: { ...before, packed: marked(before.packed) } }).terms.packed;
	const packedAnew = after.best.terms.filter((_, at) => !after.postings[at]?.endsWith(MARK));
	expect(packedAnew).toContain('xyloph');
	expect(packedAnew.length).toBeLessThan(0.3 * after.postings.length);
});

const MARK = ';A';
/** Shows which terms are taken from an earlier index. */
const marked = (packed: PackedTerms): PackedTerms => ({ ...packed, postings: packed.postings.map((postings) => postings + MARK) });

test('pages with a key that is known are not read again, others are', () => {
	const words = ({ terms: { read, packed } }: ReturnType<typeof makeSearchIndex>) => [...read.texts.terms, ...read.names.terms, ...packed.best.terms].join(' ');
	const before = makeSearchIndex(keyed(corpus), options).terms;
	const xyloph = edited(' Xyloph.');
	const underOldKeys = xyloph.map((page, place) => ({ ...page, key: keyed(corpus)[place]?.key }));
	expect(words(makeSearchIndex(underOldKeys, { ...options, before }))).not.toContain('xyloph');
	expect(words(makeSearchIndex(xyloph, { ...options, before }))).toContain('xyloph');
	// Terms that no page has any more are removed.
	const left = makeSearchIndex(keyed(corpus), { ...options, before: makeSearchIndex(keyed(xyloph), options).terms });
	expect(words(left)).not.toContain('xyloph');
});
