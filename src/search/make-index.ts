import type { Analysis } from '#text/analysis.ts';
import { askOnce } from './ask-once.ts';
import { lastPartsIn } from './compound.ts';
import { type Gathered, gatherPostings } from './gather-postings.ts';
import { type Item, type PageItems, pageItems, type SearchedPage } from './items.ts';
import { packTerms } from './pack-terms.ts';
import { type PageTerms, readPageTerms } from './page-terms.ts';
import { PLACE, type PostingList } from './postings.ts';
import { MATCH_WEIGHT } from './ranking.ts';
import { DIRECTORY, type Directory, type PageTexts, pageFile, partFile, vocabularyFile } from './search-files.ts';
import { addAkin, addSynonyms, type Synonyms } from './synonyms.ts';
import { packVocabulary } from './vocabulary.ts';
import { listsByTerm, weighTerms } from './weigh-terms.ts';

/** Characters of a text that are kept for excerpts. */
const SHOWN_TEXT = { page: 1500, list: 300, section: 1500, entry: 160 };

/** A file of the index, its path without the base. */
export interface IndexFile {
	path: string;
	text: string;
}

export interface IndexOptions {
	analysis: Analysis;
	/** Names the folder of the index after the content of its files. */
	nameEdition(texts: readonly string[]): string;
	synonyms?: Synonyms;
	/** Groups of words that mean nearly the same in any text. */
	thesaurus?: readonly (readonly string[])[];
	/** Terms of an earlier index, made with the same analysis. */
	before?: PageTerms | undefined;
}

/** An index, and what the next one may reuse. */
interface MadeIndex {
	files: IndexFile[];
	terms: PageTerms;
}

/** Makes the search index: files that `openSearchIndex` reads in the reader's browser. */
export function makeSearchIndex(
	searched: Iterable<SearchedPage>,
	{ analysis: language, nameEdition, synonyms = {}, thesaurus = [], before }: IndexOptions,
): MadeIndex {
	// Texts, names and parts of compounds share words.
	const analysis = { ...language, stem: askOnce(language.stem) };
	const isNew = firstEntries();
	const pages = [...searched].flatMap((each) => newItems(pageItems(each), isNew));
	const size = pages.reduce((sum, { items }) => sum + items.length, 0);
	const gathered = gatherPostings(size);
	const read = readPageTerms(pages, analysis, before);
	const terms = weighTerms(read.texts);
	addCompounds(terms, { words: read.words.terms, gathered, analysis });
	const vocabulary = packVocabulary(terms);
	for (const [name, postings] of listsByTerm(read.names)) terms.set(name, postings);
	addAkin(terms, { groups: thesaurus, gathered, analysis });
	addSynonyms(terms, { synonyms, gathered, analysis });
	addWrittenForms(terms, { words: read.words.terms, gathered, analysis });
	const parts = packTerms(terms, size);
	const shown = pages.map((page) => JSON.stringify(pageTexts(page)));
	const apis = pages.map(({ kind }) => Number(kind === 'api')).join('');
	const edition = nameEdition([vocabulary, apis, ...parts.map(({ text }) => text), ...shown]);
	const directory: Directory = { edition, items: pages.map(({ items }) => items.length), apis, parts: parts.map(({ first }) => first) };
	const files = [
		{ path: DIRECTORY, text: JSON.stringify(directory) },
		...parts.map(({ text }, index) => ({ path: partFile(edition, index), text })),
		...shown.map((text, index) => ({ path: pageFile(edition, index), text })),
		{ path: vocabularyFile(edition), text: vocabulary },
	];
	return { files, terms: read };
}

/** Operations repeat the same text about a field or header; the first place stands for all. */
function firstEntries(): (item: Item, page: PageItems) => boolean {
	const seen = new Set<string>();
	return ({ part, heading, text }, { api = '' }) => {
		if (part !== 'entry') return true;
		const key = [api, heading, text].join('\n');
		if (seen.has(key)) return false;
		seen.add(key);
		return true;
	};
}

/** A page with its new items only; its key names those that are left out. */
function newItems(page: PageItems | undefined, isNew: (item: Item, page: PageItems) => boolean): PageItems[] {
	if (page === undefined) return [];
	const areNew = page.items.map((item) => isNew(item, page));
	const left = areNew.flatMap((each, at) => (each ? [] : [at]));
	return [{ ...page, key: page.key && [page.key, ...left].join(' '), items: page.items.filter((_, at) => areNew[at]) }];
}

/** Adds to each word the postings of compounds that end with it, so „Intervall“ finds „Prüfintervall“. */
function addCompounds(
	terms: Map<string, PostingList>,
	{ words, gathered, analysis }: { words: readonly string[]; gathered: Gathered; analysis: Analysis },
): void {
	const inside = new Map<string, Set<PostingList>>();
	const lastParts = lastPartsIn({ words: new Set(words), stems: terms }, analysis);
	for (const word of words) {
		const postings = terms.get(analysis.stem(word));
		if (postings === undefined) continue;
		for (const part of lastParts(word)) inside.set(part, (inside.get(part) ?? new Set()).add(postings));
	}
	for (const [part, lists] of inside) {
		const own = terms.get(part);
		if (own !== undefined) gathered.add(own);
		for (const list of lists) gathered.add(list, MATCH_WEIGHT.compound, PLACE.text);
		terms.set(part, gathered.take());
	}
}

/** Adds the written forms of words that do not begin like their stem („ausgemustert“, „gibt“), so they are found by prefix while a reader types. */
function addWrittenForms(
	terms: Map<string, PostingList>,
	{ words, gathered, analysis: { stem } }: { words: readonly string[]; gathered: Gathered; analysis: Analysis },
): void {
	for (const [at, word] of words.entries()) {
		const root = stem(word);
		if (root.startsWith(word) || word.startsWith(root)) continue;
		const next = words[at + 1] ?? '';
		// A prefix of a longer form with the same postings is found by that form.
		if (next.startsWith(word) && stem(next) === root) continue;
		for (const list of [terms.get(word), terms.get(root)]) if (list !== undefined) gathered.add(list);
		terms.set(word, gathered.take());
	}
}

function pageTexts({ path, title, kind, api, items }: PageItems): PageTexts {
	return {
		path,
		title,
		kind,
		...(api !== undefined && { api }),
		items: items.map(({ part, id, heading, above, text }) => ({
			id,
			heading,
			...(above.length > 0 && { above }),
			text: shorten(text, SHOWN_TEXT[part]),
		})),
	};
}

/** Cuts at a word boundary, so that no half word seems to match. */
function shorten(text: string, most: number): string {
	if (text.length <= most) return text;
	const cut = text.slice(0, most);
	return cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2));
}
