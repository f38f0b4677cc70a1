import type { Analysis } from '#text/analysis.ts';
import { askOnce } from './ask-once.ts';
import type { PageItems } from './items.ts';
import type { Posting } from './postings.ts';
import { KIND_WEIGHT, NAME_LEVELS, PART_WEIGHT } from './ranking.ts';
import { NAME, TROUBLE } from './search-files.ts';
import { splitWord, type TextWord } from './tokenise.ts';
import { wordTable } from './word-table.ts';

/**
 * Whole names as terms, so that what is called exactly as the query, or begins so, is found without a look at any name.
 * Where the place of another posting stands there is the level of the name.
 */
export function nameTerms(pages: readonly PageItems[], analysis: Analysis): Map<string, Posting[]> {
	const terms = new Map<string, Posting[]>();
	const troubles: Posting[] = [];
	let number = 0;
	const read = nameReader(analysis);
	for (const { title, kind, items } of pages) {
		for (const { part, id, above, names, calls, keywords } of items) {
			const item = number++;
			// Steep, so that weights that are nearly the same stay apart when they are rounded.
			const score = 2 ** (10 * KIND_WEIGHT[kind] * PART_WEIGHT[part]);
			const add = (name: string, level: (typeof NAME_LEVELS)[number]) => {
				const { key } = read(name);
				if (key === NAME) return;
				const place = NAME_LEVELS.indexOf(level);
				const list = terms.get(key) ?? [];
				const last = list.at(-1);
				if (last?.item === item) last.place = Math.min(last.place, place);
				else list.push({ item, score, place });
				terms.set(key, list);
			};
			for (const name of names) add(name, id === '' ? 'page' : part === 'entry' ? 'entry' : 'section');
			for (const name of calls) add(name, 'page');
			for (const word of keywords) if (!read(word).isAboutOne) add(word, 'keyword');
			// Words of writers count, for they name symptoms.
			const isOfTrouble = [title, ...above, ...names, ...keywords].some((name) => read(name).isOfTrouble);
			if (isOfTrouble) troubles.push({ item, score, place: 0 });
		}
	}
	return terms.set(TROUBLE, troubles);
}

/** What the search knows of a name. */
interface Name {
	key: string;
	isOfTrouble: boolean;
	/** Several words with one topic, such as „kein Aufkleber“ or „wie wird geprüft“: whoever asks for that word alone does not mean it. */
	isAboutOne: boolean;
}

/** Titles and headings stand above many places, and names share their words: each is read once. */
function nameReader(analysis: Analysis): (name: string) => Name {
	const { read, words } = wordTable();
	const wholes: { whole: string }[] = [];
	const stem = askOnce(analysis.stem);
	return askOnce((name) => {
		const own = Array.from(read(name), (number) => (wholes[number] ??= splitWord(words[number] ?? '')));
		const isOfTrouble = own.some(({ whole }) => analysis.troubles.has(whole));
		const isAboutOne = own.length > 1 && own.filter(({ whole }) => !analysis.stopWords.has(whole)).length === 1;
		return { key: nameKey(own, { ...analysis, stem }), isOfTrouble, isAboutOne };
	});
}

/** `=kb304` of KB-304, kb304 and KB 304; the same for all inflected forms, without words that carry no topic. */
export function nameKey(words: readonly Pick<TextWord, 'whole'>[], { stem, stopWords }: Analysis): string {
	const telling = words.filter(({ whole }) => !stopWords.has(whole));
	return NAME + (telling.length > 0 ? telling : words).map(({ whole }) => stem(whole)).join('');
}
