import type { Analysis, CompoundRules } from '#text/analysis.ts';
import { askOnce } from './ask-once.ts';

type KnownWords = Pick<ReadonlySet<string>, 'has'>;

/** The words of an index, inflected and as stems. */
interface Vocabulary {
	words: KnownWords;
	stems: KnownWords;
}

/** Shorter parts fit by chance too often (`rot` in Protokoll). */
const SHORTEST_TAIL = 4;
const SHORTEST_FIRST = 3;
/** Longer runs of letters are not words, and have too many prefixes to try. */
const LONGEST_COMPOUND = 60;
/** A part of this length counts even after a first part that is not a word by itself. */
const TELLING_LENGTH = 6;

/**
 * Makes a function that returns the stems of the words which an inflected word ends with, so that a query for one of them finds it: `intervall` of Prüfintervalls, `mittelnummer` and
 * `nummer` of Prüfmittelnummer. Common beginnings and endings are looked up once.
 */
export function lastPartsIn(vocabulary: Vocabulary, analysis: Analysis): (word: string) => readonly string[] {
	const { stem, compounds } = analysis;
	if (compounds === undefined) return () => [];
	const isWord = askOnce((head) => wordOfFirstPart(head, vocabulary.words, compounds) !== undefined);
	const isFirst = (head: string) => isWord(head) || vocabulary.stems.has(stem(head));
	/** After these, a part counts that is not a word by itself, if there is no other way to split a word. */
	const isSureFirst = (head: string) => head.length > SHORTEST_FIRST && (isWord(head) || vocabulary.stems.has(head));
	const partsOf: (word: string) => readonly string[] = askOnce((word) => {
		const parts = new Set<string>();
		for (let at = SHORTEST_FIRST; at <= word.length - SHORTEST_TAIL; at++) {
			const tail = word.slice(at);
			const part = stem(tail);
			if (!vocabulary.stems.has(part)) continue;
			const head = word.slice(0, at);
			if (compounds.prefixes.has(head) || (tail.length < TELLING_LENGTH && !isFirst(head))) continue;
			parts.add(part);
			for (const inner of partsOf(tail)) parts.add(inner);
		}
		return [...(parts.size > 0 ? parts : unknownParts(word))];
	});
	/** The parts of a word none of whose endings is known. */
	const unknownParts = (word: string): ReadonlySet<string> => {
		const parts = new Set<string>();
		for (let at = SHORTEST_FIRST; at <= word.length - SHORTEST_TAIL; at++) {
			const head = word.slice(0, at);
			if (compounds.prefixes.has(head) || !isSureFirst(head)) continue;
			const part = stem(word.slice(at));
			if (!vocabulary.stems.has(part)) parts.add(part);
		}
		return parts;
	};
	return (word) => (word.length > LONGEST_COMPOUND || /\d/.test(word) ? [] : partsOf(word));
}

/**
 * The stems of a compound that does not occur as a whole, in order: `kalibrier`, `zyklus` for Kalibrierzyklus.
 * `undefined` if it cannot be split.
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

/** The known word of which a first part is a form: prüfen for Prüf|mittel, Arbeit for Arbeits|platz. */
function wordOfFirstPart(head: string, known: KnownWords, { joints, droppedEndings }: CompoundRules): string | undefined {
	const bare = joints.flatMap((joint) => (head.endsWith(joint) && head.length - joint.length >= SHORTEST_FIRST ? [head.slice(0, -joint.length)] : []));
	return [head, ...bare, ...droppedEndings.map((ending) => head + ending)].find((form) => known.has(form));
}
