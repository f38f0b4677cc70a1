import type { Analysis, CompoundRules } from '#text/analysis.ts';
import { askOnce } from './ask-once.ts';

type KnownWords = Pick<ReadonlySet<string>, 'has'>;

/** What an index knows: words as they are inflected, and the stems of all of them. */
interface Vocabulary {
	words: KnownWords;
	stems: KnownWords;
}

/** Shorter parts fit by chance too often (`rot` in Protokoll). */
const SHORTEST_TAIL = 4;
const SHORTEST_FIRST = 3;
/** A longer run of letters is no word, and has too many beginnings to look at. */
const LONGEST_COMPOUND = 60;
/** A part of this length is believed even behind a first part that stands nowhere by itself. */
const TELLING_LENGTH = 6;

/**
 * Tells the stems of the words that a word of a text, not its stem, ends with: `intervall` of Prüfintervalls; `mittelnummer` and `nummer` of Prüfmittelnummer.
 * Whoever looks for one of them finds the word. What many words begin or end with is looked at once.
 */
export function lastPartsIn(vocabulary: Vocabulary, analysis: Analysis): (word: string) => readonly string[] {
	const { stem, compounds } = analysis;
	if (compounds === undefined) return () => [];
	const isWord = askOnce((head) => wordOfFirstPart(head, vocabulary.words, compounds) !== undefined);
	const isFirst = (head: string) => isWord(head) || vocabulary.stems.has(stem(head));
	/** Behind these a part is believed that stands nowhere by itself, where no other says what a word is made of. */
	const isSureFirst = (head: string) => head.length > SHORTEST_FIRST && (isWord(head) || vocabulary.stems.has(head));
	const partsOf: (word: string) => readonly string[] = askOnce((word) => {
		const parts = new Set<string>();
		const unknown = new Set<string>();
		for (let at = SHORTEST_FIRST; at <= word.length - SHORTEST_TAIL; at++) {
			const head = word.slice(0, at);
			if (compounds.prefixes.has(head)) continue;
			const tail = word.slice(at);
			const part = stem(tail);
			const isKnown = vocabulary.stems.has(part);
			if (!isKnown && isSureFirst(head)) unknown.add(part);
			if (!isKnown || (tail.length < TELLING_LENGTH && !isFirst(head))) continue;
			parts.add(part);
			for (const inner of partsOf(tail)) parts.add(inner);
		}
		return [...(parts.size > 0 ? parts : unknown)];
	});
	return (word) => (word.length > LONGEST_COMPOUND || /\d/.test(word) ? [] : partsOf(word));
}

/**
 * Stems that a compound is made of, in order, where it stands nowhere as a whole: `kalibrier`, `zyklus` for Kalibrierzyklus.
 * `undefined` when it cannot be split.
 */
export function splitCompound(word: string, stems: KnownWords, analysis: Analysis): string[] | undefined {
	const { compounds, stem } = analysis;
	if (compounds === undefined || word.length > LONGEST_COMPOUND) return undefined;
	for (let at = SHORTEST_FIRST; at <= word.length - SHORTEST_TAIL; at++) {
		const tail = [word.slice(at), stem(word.slice(at))].find((form) => form.length >= SHORTEST_TAIL && stems.has(form));
		if (tail === undefined) continue;
		const head = word.slice(0, at);
		const root = stem(head);
		const first = wordOfFirstPart(head, stems, compounds) ?? (stems.has(root) ? root : undefined);
		if (first !== undefined) return [first, tail];
		const inner = splitCompound(head, stems, analysis);
		if (inner !== undefined) return [...inner, tail];
	}
	return undefined;
}

/** The word that a first part is a form of, as it is known: prüfen of Prüf|mittel, Arbeit of Arbeits|platz. */
function wordOfFirstPart(head: string, known: KnownWords, { joints, droppedEndings }: CompoundRules): string | undefined {
	const bare = joints.flatMap((joint) => (head.endsWith(joint) && head.length - joint.length >= SHORTEST_FIRST ? [head.slice(0, -joint.length)] : []));
	return [head, ...bare, ...droppedEndings.map((ending) => head + ending)].find((form) => known.has(form));
}
