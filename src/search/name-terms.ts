import type { Analysis } from '#text/analysis.ts';
import { askOnce } from './ask-once.ts';
import type { Item, PageItems } from './items.ts';
import { type Posting, toPostingList } from './postings.ts';
import { KIND_WEIGHT, NAME_LEVELS, PART_WEIGHT } from './ranking.ts';
import { TROUBLE, WHOLE_NAME } from './search-files.ts';
import { splitWord, type TextWord } from './tokenise.ts';
import type { ItemPostings } from './weigh-items.ts';
import { wordTable } from './word-table.ts';

/** Terms by number, and their postings by item. */
interface NameTerms {
	terms: string[];
	postings: ItemPostings;
}

/**
 * Whole names as terms, so that names which are equal to a query, or begin with it, are found without comparing names.
 * Their postings hold the level of the name instead of a place.
 */
export function nameTerms(pages: readonly PageItems[], analysis: Analysis): NameTerms {
	const numbers = new Map<string, number>();
	const numberOf = (term: string) => {
		const number = numbers.get(term) ?? numbers.size;
		numbers.set(term, number);
		return number;
	};
	const postings: Posting[] = [];
	const ofPosting: number[] = [];
	const read = nameReader(analysis);
	for (const [number, { item, page }] of pages.flatMap((page) => page.items.map((item) => ({ item, page }))).entries()) {
		// Steep, so that weights that are nearly the same stay apart when they are rounded.
		const score = 2 ** (10 * KIND_WEIGHT[page.kind] * PART_WEIGHT[item.part]);
		/** An item is in a list once, with its best level. */
		const levels = new Map<string, number>();
		for (const { name, level } of itemNames(item)) {
			const { key, isAboutOne } = read(name);
			if (key === WHOLE_NAME || (level === 'keyword' && isAboutOne)) continue;
			levels.set(key, Math.min(levels.get(key) ?? NAME_LEVELS.length, NAME_LEVELS.indexOf(level)));
		}
		// Search words count as names, because they name symptoms.
		const isOfTrouble = [page.title, ...item.above, ...item.names, ...item.keywords].some((name) => read(name).isOfTrouble);
		if (isOfTrouble) levels.set(TROUBLE, 0);
		for (const [term, place] of levels) {
			ofPosting.push(numberOf(term));
			postings.push({ item: number, score, place });
		}
	}
	return { terms: [...numbers.keys()], postings: { terms: Uint32Array.from(ofPosting), ...toPostingList(postings) } };
}

/** A name of an item, and how well it fits. */
function itemNames({ id, part, names, calls, keywords }: Item): { name: string; level: (typeof NAME_LEVELS)[number] }[] {
	const own = id === '' ? 'page' : part === 'entry' ? 'entry' : 'section';
	return [
		...names.map((name) => ({ name, level: own }) as const),
		...calls.map((name) => ({ name, level: 'page' }) as const),
		...keywords.map((name) => ({ name, level: 'keyword' }) as const),
	];
}

/** A name, analysed. */
interface Name {
	key: string;
	isOfTrouble: boolean;
	/** Several words with one topic, such as „kein Aufkleber“ or „wie wird geprüft“: a query for that word alone does not mean it. */
	isAboutOne: boolean;
}

/** Titles and headings belong to many places, and names share words: each is analysed once. */
function nameReader(analysis: Analysis): (name: string) => Name {
	const { read, words } = wordTable();
	const wholes: { whole: string }[] = [];
	return askOnce((name) => {
		const own = Array.from(read(name), (number) => (wholes[number] ??= splitWord(words[number] ?? '')));
		const isOfTrouble = own.some(({ whole }) => analysis.troubles.has(whole));
		const isAboutOne = own.length > 1 && own.filter(({ whole }) => !analysis.stopWords.has(whole)).length === 1;
		return { key: nameKey(own, analysis), isOfTrouble, isAboutOne };
	});
}

/** `kb304=` for KB-304, kb304 and KB 304; the same for all inflected forms, without words that carry no topic. */
export function nameKey(words: readonly Pick<TextWord, 'whole'>[], { stem, stopWords }: Analysis): string {
	const telling = words.filter(({ whole }) => !stopWords.has(whole));
	return (telling.length > 0 ? telling : words).map(({ whole }) => stem(whole)).join('') + WHOLE_NAME;
}
