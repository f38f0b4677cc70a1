import { stem } from './stem.ts';

/** The folded words of an index. */
export type Vocabulary = ReadonlySet<string>;

/** Letters that may stand between the parts of a German compound. */
const JOINTS = ['s', 'es', 'n', 'en', 'er', 'e'];
/** What a verb loses as first part: Prüf|mittel of prüfen, Wechsel|modus of wechseln. */
const VERB_ENDINGS = ['en', 'n'];
/** Shorter parts fit by chance too often (`rot` in Protokoll). */
const SHORTEST = 4;
/** A part of this length is believed even behind a first part that stands nowhere by itself (`schieber` in Bügelmessschieber). */
const TELLING = 6;

/**
 * Longer words of the vocabulary in which `word` stands as a part behind another one: Prüfintervall and Kalibrierintervalls for
 * `intervall`, Prüfmittelnummer for `nummer` and `mittel`. Words that begin with it are not among them.
 */
export function compoundsWith(word: string, vocabulary: Vocabulary): string[] {
	const part = stem(word);
	if (part.length < SHORTEST) return [];
	return [...vocabulary].filter((term) => {
		const at = term.lastIndexOf(part);
		return at >= 3 && term.length > word.length && (part.length >= TELLING || isFirstPart(term.slice(0, at), vocabulary));
	});
}

/** Parts of a compound that stand nowhere as a whole, each of them a word of the vocabulary; `undefined` when it cannot be split. */
export function splitCompound(word: string, vocabulary: Vocabulary): string[] | undefined {
	for (let at = word.length - SHORTEST; at >= 3; at--) {
		const head = word.slice(0, at);
		const tail = knownForm(word.slice(at), vocabulary);
		if (tail === undefined) continue;
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
