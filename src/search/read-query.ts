import type { Analysis } from '#text/analysis.ts';
import { withoutUnseen } from '#text/unseen.ts';
import { MOST_WORDS } from './ranking.ts';
import { type TextWord, wordsIn } from './tokenise.ts';

/** A parsed query. */
export interface ReadQuery {
	/** The words that carry the topic; all words if none does. */
	topic: TextWord[];
	/** Those of them that carry little of the topic, unless all do. */
	weak: ReadonlySet<TextWord>;
	/** Those of them that follow a negation, including separated parts of verbs; words in between carry no topic. */
	negated: ReadonlySet<TextWord>;
	/** Separated part of a verb at the end of a question: `an` of „Wie lege ich … an?“. */
	particle: TextWord | undefined;
	/** Whether it describes a problem. */
	isTrouble: boolean;
	/** The last word may be unfinished. */
	isUnfinished: boolean;
	/** Phrases in quotation marks: folded words that must be next to each other. */
	phrases: string[][];
}

/** Reads what a reader typed. */
export function readQuery(text: string, { stopWords, weakWords, particles, troubles, negation }: Analysis): ReadQuery {
	const all = wordsIn(text).slice(0, MOST_WORDS);
	const telling = all.filter(({ whole }) => !stopWords.has(whole));
	const topic = telling.length > 0 ? telling : all;
	const last = all.at(-1);
	const particle = all.length > 2 && last !== undefined && particles.has(last.whole) ? last : undefined;
	const weak = topic.filter(({ whole }) => weakWords.has(whole));
	return {
		topic,
		weak: new Set(weak.length < topic.length ? weak : []),
		negated: negatedWords(all, new Set([...topic, ...(particle === undefined ? [] : [particle])]), negation?.words ?? new Set()),
		particle,
		isTrouble: all.some(({ whole }) => troubles.has(whole)),
		isUnfinished: last !== undefined && last === topic.at(-1) && last.whole.length > 1 && /[\p{L}\p{N}\p{M}]$/u.test(withoutUnseen(text)),
		phrases: [...text.matchAll(/["„“”«»]([^"„“”«»]+)["„“”«»]/g)].map(([, phrase = '']) => wordsIn(phrase).map(({ whole }) => whole)),
	};
}

function negatedWords(all: readonly TextWord[], telling: ReadonlySet<TextWord>, negations: ReadonlySet<string>): ReadonlySet<TextWord> {
	const negated = new Set<TextWord>();
	let isNegated = false;
	for (const word of all) {
		if (negations.has(word.whole)) isNegated = true;
		if (!telling.has(word)) continue;
		if (isNegated) negated.add(word);
		isNegated = false;
	}
	return negated;
}
