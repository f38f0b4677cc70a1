import { stem } from './stem.ts';

/** The folded words of an index. */
export type Vocabulary = ReadonlySet<string>;

/** Letters that may stand between the parts of a German compound. */
const JOINTS = ['s', 'es', 'n', 'en', 'er', 'e'];
/** What a verb, or the noun made of it, loses as first part: Prüf|mittel of prüfen, Wechsel|modus of wechseln, Kalibrier|labor of Kalibrierung. */
const VERB_ENDINGS = ['en', 'n', 'ung'];
/** With these a word is another word, not a part: verschieben has nothing to do with a Schieber. */
const PREFIXES = new Set(['ver', 'zer', 'ent', 'emp', 'miss']);
/** Shorter parts fit by chance too often (`rot` in Protokoll). */
const SHORTEST = 4;
/** A part of this length is believed even behind a first part that stands nowhere by itself. */
const TELLING = 6;

/**
 * Longer words of the vocabulary in which `word` stands as a part behind another one: Prüfintervall and Kalibrierintervalls for
 * `intervall`, Prüfmittelnummer for `nummer` and `mittel`. Words that begin with it are not among them.
 */
export function compoundsWith(word: string, vocabulary: Vocabulary): string[] {
	if (word.length < SHORTEST) return [];
	const root = stem(word);
	return [...vocabulary].filter((term) => {
		if (term.length < word.length + 2) return false;
		const inside = term.lastIndexOf(word);
		const at = inside > 0 ? inside : stem(term).endsWith(root) ? stem(term).length - root.length : -1;
		const head = term.slice(0, at);
		return at >= 3 && !PREFIXES.has(head) && (word.length >= TELLING || isFirstPart(head, vocabulary));
	});
}

/**
 * Words of the vocabulary that a compound is made of, in order, where it stands nowhere as a whole: `kalibrierung`, `zyklus` for
 * Kalibrierzyklus. `undefined` when it cannot be split.
 */
export function splitCompound(word: string, vocabulary: Vocabulary): string[] | undefined {
	for (let at = 3; at <= word.length - SHORTEST; at++) {
		const tail = knownForm(word.slice(at), vocabulary);
		if (tail === undefined) continue;
		const head = word.slice(0, at);
		const first = wordOfFirstPart(head, vocabulary);
		if (first !== undefined) return [first, tail];
		const inner = splitCompound(head, vocabulary);
		if (inner !== undefined) return [...inner, tail];
	}
	return undefined;
}

const isFirstPart = (head: string, vocabulary: Vocabulary) => wordOfFirstPart(head, vocabulary) !== undefined;

function wordOfFirstPart(head: string, vocabulary: Vocabulary): string | undefined {
	const bare = JOINTS.flatMap((joint) => (head.endsWith(joint) && head.length - joint.length >= 3 ? [head.slice(0, -joint.length)] : []));
	const verbs = VERB_ENDINGS.map((ending) => head + ending);
	return [head, ...bare, ...verbs].find((form) => vocabulary.has(form));
}

function knownForm(tail: string, vocabulary: Vocabulary): string | undefined {
	return [tail, stem(tail)].find((form) => form.length >= SHORTEST && vocabulary.has(form));
}
