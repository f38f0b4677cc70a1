import type { Analysis } from '#text/analysis.ts';
import { addCompounds, addWrittenForms } from './add-forms.ts';
import { askOnce } from './ask-once.ts';
import { beginningsOf, wideBeginnings } from './beginnings.ts';
import { gatherPostings } from './gather-postings.ts';
import { type Item, type PageItems, pageItems, type SearchedPage } from './items.ts';
import { packParts, partTerms } from './pack-terms.ts';
import { joinPacked, type PackedTerms, termPacker } from './packed-terms.ts';
import { type PageTerms, readPageTerms } from './page-terms.ts';
import { DIRECTORY, type Directory, type ItemText, type PageTexts, partFile, textsFile, vocabularyFile, WHOLE_NAME } from './search-files.ts';
import { addAkin, addSynonyms, type Synonyms } from './synonyms.ts';
import { packVocabulary } from './vocabulary.ts';
import { listSources, weighTerms } from './weigh-terms.ts';

/** Characters of a text that are kept for excerpts. */
const SHOWN_TEXT = { page: 1500, list: 300, section: 1500, entry: 160 };

/** Characters of the texts of a page behind which others go to the next file. */
const LONG_TEXTS = 4000;

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
	before?: KeptTerms | undefined;
}

/** Terms of an index, as they were read and as they were packed. Plain data. */
export interface KeptTerms {
	read: PageTerms;
	packed: PackedTerms;
}

/** An index, and what the next one may reuse. */
interface MadeIndex {
	files: IndexFile[];
	terms: KeptTerms;
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
	const read = readPageTerms(pages, analysis, before?.read);
	const packer = termPacker(before?.packed);
	const terms = weighTerms(read, before?.read);
	addCompounds(terms, { words: read.words.terms, gathered, analysis });
	const vocabulary = packVocabulary([...terms].map(([term, source]) => [term, packer.pack(term, source)]));
	for (const [name, source] of listSources(read.names, before?.read.names)) terms.set(name, source);
	addAkin(terms, { groups: thesaurus, gathered, analysis });
	addSynonyms(terms, { synonyms, gathered, analysis });
	addWrittenForms(terms, { words: read.words.terms, gathered, analysis, packer });
	const sorted = [...terms].sort(([a], [b]) => (a < b ? -1 : 1));
	const packs = new Map(sorted.map(([term, source]) => [term, packer.pack(term, source)]));
	const parts = partTerms([...packs].map(([term, { postings }]) => [term, postings]));
	const wordsThenNames = [false, true].flatMap((isName) => sorted.filter(([term]) => term.endsWith(WHOLE_NAME) === isName));
	const ordered = wordsThenNames.flatMap(([term]) => packs.get(term) ?? []);
	const packed = joinPacked(ordered, wordsThenNames);
	const beginnings = wideBeginnings(packed.best, { firsts: parts.firsts, size, take: beginningsOf(ordered, before?.packed) });
	const texts = packParts(parts, beginnings);
	const shown = pages.map(pageTexts);
	const shownTexts = shown.flat().map((each) => JSON.stringify(each));
	const apis = pages.map(({ kind }) => Number(kind === 'api')).join('');
	const edition = nameEdition([vocabulary, apis, ...texts, ...shownTexts]);
	const items = shown.map((cut) => cut.map((each) => each.items.length));
	const directory: Directory = { edition, items, apis, parts: parts.firsts.join(' ') };
	const files = [
		{ path: DIRECTORY, text: JSON.stringify(directory) },
		...texts.map((text, index) => ({ path: partFile(edition, index), text })),
		...shownTexts.map((text, index) => ({ path: textsFile(edition, index), text })),
		{ path: vocabularyFile(edition), text: vocabulary },
	];
	return { files, terms: { read, packed: { ...packed, beginnings } } };
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

/** The texts of a page, cut where they are long. */
function pageTexts({ path, title, kind, api, items }: PageItems): PageTexts[] {
	const cuts: ItemText[][] = [];
	let filled = Number.POSITIVE_INFINITY;
	for (const { part, id, heading, above, text } of items) {
		const item = { id, heading, ...(above.length > 0 && { above }), text: shorten(text, SHOWN_TEXT[part]) };
		if (filled >= LONG_TEXTS) {
			cuts.push([]);
			filled = 0;
		}
		cuts.at(-1)?.push(item);
		filled += JSON.stringify(item).length;
	}
	return cuts.map((cut) => ({ path, title, kind, ...(api !== undefined && { api }), items: cut }));
}

/** Cuts at a word boundary, so that no half word seems to match. */
function shorten(text: string, most: number): string {
	if (text.length <= most) return text;
	const cut = text.slice(0, most);
	return cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2));
}
