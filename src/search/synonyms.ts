import type { Analysis } from '#text/analysis.ts';
import type { Gathered } from './gather-postings.ts';
import { nameKey } from './name-terms.ts';
import { type Posting, type PostingList, postingsOf, toPostingList } from './postings.ts';
import { MATCH_WEIGHT, NAME_LEVELS } from './ranking.ts';
import { madeSource, type TermSources } from './term-source.ts';
import { splitWord, wordsIn } from './tokenise.ts';

/** Readers' words by the word in the texts: `ausmustern: [verschrotten]`. Both may consist of several words. */
export type Synonyms = Readonly<Record<string, readonly string[]>>;

/** Adds the postings of our word to each of the readers' words, both for texts and for names. */
export function addSynonyms(terms: TermSources, { synonyms, gathered, analysis }: { synonyms: Synonyms; gathered: Gathered; analysis: Analysis }): void {
	const added = new Map<string, PostingList[]>();
	const add = (term: string, postings: readonly Posting[]) => added.set(term, [...(added.get(term) ?? []), toPostingList(postings)]);
	for (const [ours, theirs] of Object.entries(synonyms)) {
		const meant = ourPostings(ours, terms, analysis);
		const named = postingsIn(terms, nameKey(wordsIn(ours), analysis)).map((posting) => ({
			...posting,
			place: Math.max(posting.place, NAME_LEVELS.indexOf('keyword')),
		}));
		for (const word of theirs) {
			const words = wordsIn(word);
			add(analysis.stem(words.map(({ whole }) => whole).join('')), meant);
			add(nameKey(words, analysis), named);
		}
	}
	for (const [term, lists] of added) {
		for (const list of [terms.get(term)?.list() ?? [], lists].flat()) gathered.add(list);
		terms.set(term, madeSource(gathered.take()));
	}
}

/** Adds to each word the postings of the other words in its group, a line of a thesaurus. */
export function addAkin(
	terms: TermSources,
	{ groups, gathered, analysis }: { groups: readonly (readonly string[])[]; gathered: Gathered; analysis: Analysis },
): void {
	const stems = groups.map((group) => [...new Set(group.map((word) => analysis.stem(splitWord(word).whole)))]);
	const before = new Map(stems.flat().flatMap((stem) => (terms.has(stem) ? [[stem, terms.get(stem)] as const] : [])));
	for (const group of stems) {
		for (const stem of group) {
			const own = terms.get(stem);
			if (own !== undefined) gathered.add(own.list());
			for (const other of group) {
				const akin = other === stem ? undefined : before.get(other);
				if (akin !== undefined) gathered.add(akin.list(), MATCH_WEIGHT.akin);
			}
			const list = gathered.take();
			// A word that does not occur would only make the index longer.
			if (list.items.length > 0) terms.set(stem, madeSource(list));
		}
	}
}

function postingsIn(terms: TermSources, term: string): Posting[] {
	const source = terms.get(term);
	return source === undefined ? [] : postingsOf(source.list());
}

/** Places where all of our words occur. */
function ourPostings(ours: string, terms: TermSources, { stem, stopWords }: Analysis): Posting[] {
	const words = wordsIn(ours).filter(({ whole }) => !stopWords.has(whole));
	const [first = [], ...others] = words.map(({ whole }) => postingsIn(terms, stem(whole)));
	const rest = others.map((list) => new Map(list.map((posting) => [posting.item, posting])));
	return first.flatMap(({ item, score, place }) => {
		const more = rest.map((list) => list.get(item));
		if (more.includes(undefined)) return [];
		const all = more.flatMap((posting) => posting ?? []);
		const total = all.reduce((sum, each) => sum + each.score, score);
		return [{ item, score: (total / words.length) * MATCH_WEIGHT.synonym, place: Math.min(place, ...all.map((each) => each.place)) }];
	});
}
