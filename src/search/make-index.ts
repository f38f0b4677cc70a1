import type { Analysis } from '#text/analysis.ts';
import { askOnce } from './ask-once.ts';
import { lastPartsIn } from './compound.ts';
import { type Gathered, gatherPostings } from './gather-postings.ts';
import { type Item, type PageItems, pageItems, type SearchedPage } from './items.ts';
import { nameTerms } from './name-terms.ts';
import { packTerms } from './pack-terms.ts';
import { PLACE, type PostingList, toPostingList } from './postings.ts';
import { MATCH_WEIGHT } from './ranking.ts';
import { DIRECTORY, type Directory, type PageTexts, pageFile, partFile, vocabularyFile } from './search-files.ts';
import { addAkin, addSynonyms, type Synonyms } from './synonyms.ts';
import { packVocabulary } from './vocabulary.ts';
import { weighTerms } from './weigh-terms.ts';

/** Characters of a text that are kept to show them around what was found. */
const SHOWN_TEXT = { page: 1500, list: 300, section: 1500, entry: 160 };

/** A file of the index, its path without the base. */
export interface IndexFile {
	path: string;
	text: string;
}

export interface IndexOptions {
	analysis: Analysis;
	/** Name of this state of the site: the same for the same pages, another for others. */
	edition: string;
	synonyms?: Synonyms;
	/** Groups of words that mean nearly the same in any text. */
	thesaurus?: readonly (readonly string[])[];
}

/** Makes the search index: files that `openSearchIndex` reads in the reader's browser. */
export function makeSearchIndex(searched: Iterable<SearchedPage>, { analysis: language, edition, synonyms = {}, thesaurus = [] }: IndexOptions): IndexFile[] {
	// Texts, names and parts of compounds share their words.
	const analysis = { ...language, stem: askOnce(language.stem) };
	const isNew = firstEntries();
	const pages = [...searched].flatMap((each) => {
		const page = pageItems(each);
		return page === undefined ? [] : [{ ...page, items: page.items.filter((item) => isNew(item, page)) }];
	});
	const size = pages.reduce((sum, { items }) => sum + items.length, 0);
	const gathered = gatherPostings(size);
	const terms = weighTerms(pages, analysis);
	addCompounds(terms, gathered, analysis);
	const vocabulary = packVocabulary(terms);
	for (const [name, postings] of nameTerms(pages, analysis)) terms.set(name, toPostingList(postings));
	addAkin(terms, { groups: thesaurus, gathered, analysis });
	addSynonyms(terms, { synonyms, gathered, analysis });
	const parts = packTerms(terms, size);
	const directory: Directory = {
		edition,
		items: pages.map(({ items }) => items.length),
		apis: pages.map(({ kind }) => Number(kind === 'api')).join(''),
		parts: parts.map(({ first }) => first),
	};
	return [
		{ path: DIRECTORY, text: JSON.stringify(directory) },
		...parts.map(({ text }, index) => ({ path: partFile(edition, index), text })),
		...pages.map((page, index) => ({ path: pageFile(edition, index), text: JSON.stringify(pageTexts(page)) })),
		{ path: vocabularyFile(edition), text: vocabulary },
	];
}

/** Operations say the same of the same field and header again and again: the first place speaks for all. */
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

/** Adds to each word what is said where it is the last part of a compound: who looks for „Intervall“ finds „Prüfintervall“. */
function addCompounds(terms: Map<string, PostingList>, gathered: Gathered, analysis: Analysis): void {
	const inside = new Map<string, PostingList[]>();
	const lastParts = lastPartsIn(terms, analysis);
	for (const [term, postings] of terms) {
		for (const part of lastParts(term)) {
			const lists = inside.get(part);
			if (lists === undefined) inside.set(part, [postings]);
			else lists.push(postings);
		}
	}
	for (const [part, lists] of inside) {
		const own = terms.get(part);
		if (own !== undefined) gathered.add(own);
		for (const list of lists) gathered.add(list, MATCH_WEIGHT.compound, PLACE.text);
		terms.set(part, gathered.take());
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

/** Cuts at a word, so that no half word seems to be found. */
function shorten(text: string, most: number): string {
	if (text.length <= most) return text;
	const cut = text.slice(0, most);
	return cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2));
}
