import type { Analysis } from '#text/analysis.ts';
import { askOnce } from './ask-once.ts';

/** The folded words of an index; `has` may know more forms than can be listed. */
export type Vocabulary = Pick<ReadonlySet<string>, 'has'>;

/** Shorter parts fit by chance too often (`rot` in Protokoll). */
const SHORTEST_TAIL = 4;
const SHORTEST_FIRST = 3;
/** A longer run of letters is no word, and has too many beginnings to look at. */
const LONGEST_COMPOUND = 60;
/** A part of this length is believed even behind a first part that stands nowhere by itself. */
const TELLING_LENGTH = 6;

/**
 * Tells the stems of the words that a word of a text ends with: `intervall` of Prüfintervalls; `mittelnummer` and `nummer` of Prüfmittelnummer.
 * Whoever looks for one of them finds the word. What many words begin or end with is looked at once.
 */
export function lastPartsIn(vocabulary: Vocabulary, { stem, compounds }: Analysis): (word: string) => readonly string[] {
	if (compounds === undefined) return () => [];
	const isFirst = askOnce((head) => wordOfFirstPart(head, vocabulary, compounds) !== undefined);
	const partsOf: (word: string) => readonly string[] = askOnce((word) => {
		let parts: Set<string> | undefined;
		for (let at = SHORTEST_FIRST; at <= word.length - SHORTEST_TAIL; at++) {
			const head = word.slice(0, at);
			if (compounds.prefixes.has(head)) continue;
			const tail = word.slice(at);
			if (!isFirst(head) && !(tail.length >= TELLING_LENGTH && vocabulary.has(stem(tail)))) continue;
			parts ??= new Set();
			parts.add(stem(tail));
			for (const part of partsOf(tail)) parts.add(part);
		}
		return parts === undefined ? NO_STEMS : [...parts];
	});
	return (word) => (word.length > LONGEST_COMPOUND || /\d/.test(word) ? [] : partsOf(word));
}

/**
 * Words of the vocabulary that a compound is made of, in order, where it stands nowhere as a whole: `kalibrierung`, `zyklus` for
 * Kalibrierzyklus. `undefined` when it cannot be split.
 */
export function splitCompound(word: string, vocabulary: Vocabulary, analysis: Analysis): string[] | undefined {
	const { compounds, stem } = analysis;
	if (compounds === undefined || word.length > LONGEST_COMPOUND) return undefined;
	for (let at = SHORTEST_FIRST; at <= word.length - SHORTEST_TAIL; at++) {
		const tail = [word.slice(at), stem(word.slice(at))].find((form) => form.length >= SHORTEST_TAIL && vocabulary.has(form));
		if (tail === undefined) continue;
		const head = word.slice(0, at);
		const first = wordOfFirstPart(head, vocabulary, compounds);
		if (first !== undefined) return [first, tail];
		const inner = splitCompound(head, vocabulary, analysis);
		if (inner !== undefined) return [...inner, tail];
	}
	return undefined;
}

const NO_STEMS: readonly string[] = [];

type Rules = NonNullable<Analysis['compounds']>;

function wordOfFirstPart(head: string, vocabulary: Vocabulary, { joints, droppedEndings }: Rules): string | undefined {
	const bare = joints.flatMap((joint) => (head.endsWith(joint) && head.length - joint.length >= SHORTEST_FIRST ? [head.slice(0, -joint.length)] : []));
	return [head, ...bare, ...droppedEndings.map((ending) => head + ending)].find((form) => vocabulary.has(form));
}
