import type { Analysis } from '#text/analysis.ts';
import { guessWord, type Match, matchJoined, matchWord } from './match-word.ts';
import { nameKey } from './name-terms.ts';
import type { SearchIndex } from './open-index.ts';
import { PLACE } from './postings.ts';
import { compareRanks, type Level, NAME_LEVELS, QUESTION, type Ranked } from './ranking.ts';
import type { ReadQuery } from './read-query.ts';
import { TROUBLE } from './search-files.ts';
import { joinSeparableVerb } from './separable-verb.ts';
import type { TextWord } from './tokenise.ts';

export interface FoundItem extends Ranked {
	item: number;
	/** All words are in its own heading. */
	isHeading?: boolean | undefined;
}

export interface Found {
	/** Best first. */
	items: FoundItem[];
	/** Stems and prefixes to mark. */
	terms: ReadonlySet<string>;
	beginnings: ReadonlySet<string>;
	/** None of the words occurs; these results are for similar words. */
	isGuessed: boolean;
}

/** Ranks all items that answer a query. */
export async function findItems(index: SearchIndex, asked: ReadQuery, analysis: Analysis): Promise<Found> {
	const query = await joinSeparableVerb(index, asked, analysis);
	const { topic, weak, negated, isUnfinished, isTrouble } = query;
	// Files come in one round trip if all are asked for before one is awaited.
	const [matches, joined, names, ofTrouble] = await Promise.all([
		Promise.all(
			topic.map((word, at) => matchWord(index, word, { analysis, isNegated: negated.has(word), isUnfinished: isUnfinished && at === topic.length - 1 })),
		),
		Promise.all(topic.slice(1).map((word, at) => matchJoined(index, [topic[at] ?? word, word], analysis))),
		isTrouble ? new Map<number, NameMatch>() : namesLike(index, query, analysis),
		isTrouble ? index.postings(TROUBLE) : [],
	]);
	for (const [at, pair] of joined.entries()) for (const match of matches.slice(at, at + 2)) include(match, pair);
	const isGuessed = matches.every(({ items }) => items.size === 0);
	const meant = new Map<TextWord, TextWord>();
	const guesses = await Promise.all(
		topic.map((word, at) => (matches[at]?.items.size === 0 ? guessWord(index, word, { analysis, isAlone: isGuessed }) : undefined)),
	);
	for (const [at, word] of topic.entries()) {
		const [match, guess] = [matches[at], guesses[at]];
		if (match === undefined || guess === undefined) continue;
		include(match, guess);
		if (guess.meant !== undefined) meant.set(word, { ...word, whole: guess.meant });
	}
	// A mistyped name of a page is still its name.
	const mended = isGuessed ? await namesLike(index, { ...query, topic: topic.map((word) => meant.get(word) ?? word) }, analysis) : [];
	for (const [item, name] of mended) if (name.level === 'page') names.set(item, name);
	const troubles = new Set(ofTrouble.map(({ item }) => item));
	const scored = new Map(
		scoreItems(
			index,
			topic.flatMap((word, at): AskedWord[] => {
				const match = matches[at];
				return match === undefined ? [] : [{ match, isOfApi: analysis.apiWords.has(word.whole), isWeak: weak.has(word) }];
			}),
		).map((each) => [each.item, each]),
	);
	const items = [...new Set([...names.keys(), ...scored.keys()])].map((item): FoundItem => {
		const { score: value = 0, isName = false, isHeading } = scored.get(item) ?? {};
		return {
			item,
			isHeading,
			score: troubles.has(item) ? value * QUESTION.trouble : value,
			weight: names.get(item)?.weight,
			level: names.get(item)?.level ?? (isName && !isTrouble ? 'all words in the name' : 'text'),
		};
	});
	leadOn(index, items);
	return {
		items: items.sort(compareRanks),
		terms: new Set(matches.flatMap(({ terms }) => [...terms])),
		beginnings: new Set(matches.flatMap(({ beginnings }) => [...beginnings])),
		isGuessed,
	};
}

type NameMatch = Pick<FoundItem, 'level' | 'weight'>;

/** Items whose name is the query or begins with it. */
async function namesLike(index: SearchIndex, { topic, isUnfinished }: ReadQuery, analysis: Analysis): Promise<Map<number, NameMatch>> {
	const key = nameKey(topic, analysis);
	const [whole, longer] = await Promise.all([index.postings(key), isUnfinished && key.length > 3 ? index.beginning(key) : []]);
	const called = whole.map(({ item, place, score: weight }): [number, NameMatch] => [item, { level: NAME_LEVELS[place] ?? 'entry', weight }]);
	const begins = longer.flatMap(([term, postings]) => (term === key ? [] : postings.filter(({ place }) => NAME_LEVELS[place] !== 'keyword')));
	const beginning = begins.map(({ item, place, score: weight }): [number, NameMatch] => [
		item,
		{ level: NAME_LEVELS[place] === 'page' ? 'page that begins so' : 'place that begins so', weight },
	]);
	// An unfinished word more likely means a page that begins with it than an entry: „Prüf“ the page „Prüfberichte“, not the field „geprüft am“.
	const isBeginning = beginning.some(([, { level }]) => level === 'page that begins so');
	return new Map([
		...beginning,
		...called.map(([item, named]): [number, NameMatch] => [item, isBeginning && named.level === 'entry' ? { ...named, level: 'place that begins so' } : named]),
	]);
}

/** A search word of a page leads to its section that has the same search word or is named by it, if there is one. */
function leadOn(index: SearchIndex, items: FoundItem[]): void {
	const isWhole = ({ item }: FoundItem) => item === index.firstOf(index.pageOf(item));
	for (const whole of items.filter((each) => each.level === 'keyword' && isWhole(each))) {
		const page = index.pageOf(whole.item);
		const led = items.filter((each) => !isWhole(each) && index.pageOf(each.item) === page && LEADS_ON.has(each.level));
		const headed = led.filter(({ isHeading }) => isHeading);
		const [section] = (headed.length > 0 ? headed : led).sort(compareRanks);
		if (section === undefined) continue;
		section.level = 'keyword';
		whole.level = 'all words in the name';
	}
}

const LEADS_ON: ReadonlySet<Level> = new Set(['keyword', 'section', 'place that begins so', 'all words in the name']);

function include(match: Match, other: Match): void {
	for (const [item, posting] of other.items) if ((match.items.get(item)?.score ?? 0) < posting.score) match.items.set(item, posting);
	for (const term of other.terms) match.terms.add(term);
}

interface Scored {
	item: number;
	score: number;
	/** All words are in its name, its search words or the names above it, at least one of them in its own. */
	isName: boolean;
	/** All words are in its own heading. */
	isHeading: boolean;
}

/** A word of the query and its matches. */
interface AskedWord {
	match: Match;
	/** It names an API reference; all pages of that match it. */
	isOfApi: boolean;
	isWeak: boolean;
}

/** Adds up the scores of the words. Items that match more of them score higher, and so do items on pages that do. */
function scoreItems(index: SearchIndex, words: readonly AskedWord[]): Scored[] {
	const strengths = words.map(({ isWeak }) => (isWeak ? QUESTION.weakWord : 1));
	const rarities = words.map(({ match }, at) => (strengths[at] ?? 1) * Math.log(1 + index.size / Math.max(1, match.items.size)) ** QUESTION.rarityPower);
	const all = rarities.reduce((sum, rarity) => sum + rarity, 0);
	const own = new Map<number, { sum: number; covered: number; places: number[] }>();
	const pages = new Map<number, { sum: number; covered: number }>();
	for (const [at, { match }] of words.entries()) {
		const { items } = match;
		const strength = strengths[at] ?? 1;
		const rarity = rarities[at] ?? 0;
		const bestOfPage = new Map<number, number>();
		for (const { item, score: value, place } of items.values()) {
			const entry = own.get(item) ?? { sum: 0, covered: 0, places: [] };
			entry.sum += value * strength;
			entry.covered += rarity;
			entry.places.push(place);
			own.set(item, entry);
			const page = index.pageOf(item);
			bestOfPage.set(page, Math.max(bestOfPage.get(page) ?? 0, value * strength));
		}
		for (const [page, value] of bestOfPage) {
			const entry = pages.get(page) ?? { sum: 0, covered: 0 };
			pages.set(page, { sum: entry.sum + value, covered: entry.covered + rarity });
		}
	}
	for (const [at, { match, isOfApi }] of words.entries()) {
		if (!isOfApi) continue;
		for (const [item, entry] of own) {
			if (match.items.has(item) || !index.isOfApi(index.pageOf(item))) continue;
			entry.covered += rarities[at] ?? 0;
			entry.places.push(PLACE.context);
		}
	}
	const weigh = ({ sum, covered }: { sum: number; covered: number }) => sum * (covered / all) ** QUESTION.coveragePower;
	return [...own].map(([item, entry]) => {
		const page = pages.get(index.pageOf(item)) ?? { sum: 0, covered: 0 };
		const { places } = entry;
		const isName = places.length === words.length && places.every((place) => place !== PLACE.text) && places.some((place) => place >= PLACE.keywords);
		const isHeading = places.length === words.length && places.every((place) => place === PLACE.name);
		return { item, score: weigh(entry) + QUESTION.pageShare * weigh(page), isName, isHeading };
	});
}
