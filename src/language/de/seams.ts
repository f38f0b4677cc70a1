import { analysis } from './analysis.ts';

/** Prefixes that make another word. */
const PREFIXES = new Set(
	(
		'ab an auf aus be bei durch ein ent er fort ge gegen her hin hinter in los miss mit nach über um un unter ver vor weg weiter wieder ' +
		'zer zu zurück zusammen'
	).split(' '),
);

/** Shorter parts fit by chance too often. */
const SHORTEST_PART = 4;
/** Least number of letters of a word without its linking letters: Tag|es, Rat|s. */
const SHORTEST_BARE = 3;
/** Extra cost of a piece that is no word, so that a long piece is not broken up into short words. */
const UNKNOWN_COST = 2;

/** A prefix has at most this many syllables: zu·sam·men. */
const LONGEST_PREFIX = 3;

/** The best way to part the rest of a word from a syllable on: letters in pieces that are no words, how many parts, and the syllable after the first one. */
interface Way {
	unknown: number;
	parts: number;
	next: number;
}

/**
 * Finds where the parts of a compound meet, and where prefixes end, as numbers of the syllables that begin what comes next: 1 and 3 for Auf·kle·ber·as·sis·tent.
 * A seam is always the end of a syllable.
 * @param isWord whether a dictionary has a word, with the capital of a noun or without.
 */
export function seamsOf(syllables: readonly string[], isWord: (word: string) => boolean): number[] {
	const small = syllables.map((syllable) => syllable.toLowerCase());
	const isAnyWord = (part: string) => isWord(part) || isWord(part.charAt(0).toUpperCase() + part.slice(1));
	const starts = partsOf(small, isAnyWord);
	return starts.flatMap((start, index) => {
		const prefixes = prefixesOf(small.slice(start, starts[index + 1]), isAnyWord);
		return [...(start === 0 ? [] : [start]), ...prefixes.map((place) => start + place)];
	});
}

/** Syllables that begin the words of a compound. Of all ways to part it the one is taken that leaves the fewest letters unexplained, of those the one with most parts. */
function partsOf(syllables: readonly string[], isWord: (word: string) => boolean): number[] {
	const count = syllables.length;
	const ways: Way[] = [];
	ways[count] = { unknown: 0, parts: 0, next: count };
	for (let start = count - 1; start >= 0; start--) {
		for (let end = start + 1; end <= count; end++) {
			const rest = ways[end];
			if (rest === undefined) continue;
			const part = syllables.slice(start, end).join('');
			const isKnown = part.length >= SHORTEST_PART && (end === count ? isWord(part) : isFirst(part, isWord));
			const way = { unknown: rest.unknown + (isKnown ? 0 : part.length + UNKNOWN_COST), parts: rest.parts + 1, next: end };
			if (isBetter(way, ways[start])) ways[start] = way;
		}
	}
	const starts: number[] = [];
	for (let at = 0; at < count; at = ways[at]?.next ?? count) starts.push(at);
	return starts;
}

/** The syllables after each prefix of a word: 1 and 2 for ab·ge·schnit·ten, where „geschnitten“ is a word, too; 1 for Um·ge·bung. */
function prefixesOf(syllables: readonly string[], isWord: (word: string) => boolean): number[] {
	for (let next = LONGEST_PREFIX; next > 0; next--) {
		const rest = syllables.slice(next);
		const root = rest.join('');
		if (root.length < SHORTEST_PART || !PREFIXES.has(syllables.slice(0, next).join(''))) continue;
		return [next, ...(isWord(root) ? prefixesOf(rest, isWord).map((place) => next + place) : [])];
	}
	return [];
}

const isBetter = (way: Way, than: Way | undefined) =>
	than === undefined || way.unknown < than.unknown || (way.unknown === than.unknown && way.parts > than.parts);

/** Prüf of prüfen, Kalibrier of kalibrieren, Tages of Tag. */
function isFirst(part: string, isWord: (word: string) => boolean): boolean {
	const { joints = [], droppedEndings = [] } = analysis.compounds ?? {};
	const bare = joints.flatMap((joint) => (part.endsWith(joint) ? [part.slice(0, -joint.length)] : []));
	return isWord(part) || bare.some((word) => word.length >= SHORTEST_BARE && isWord(word)) || droppedEndings.some((ending) => isWord(part + ending));
}
