import { UNSEEN_CHARACTERS } from '#text/unseen.ts';

const LETTER_CHARACTER = /^[\p{L}\p{N}\p{M}]$/u;
const UNSEEN_CHARACTER = new RegExp(`^[${UNSEEN_CHARACTERS}]$`);
const CONNECTOR_CHARACTER = /^[-\u2010\u2011_./]$/;

/** The role of a character in a word; 0 is not known yet, halves are surrogates. */
const KIND = { letter: 1, connector: 2, half: 3, unseen: 4, other: 5 } as const;
const KINDS_BY_LOOK = [
	['letter', LETTER_CHARACTER],
	['connector', CONNECTOR_CHARACTER],
	['unseen', UNSEEN_CHARACTER],
] as const;
const characterKinds = new Uint8Array(0x10000);

/** Numbers of words: the same word has the same number. */
interface WordTable {
	/** The words of a text in order, as `wordsIn` finds them. The list is overwritten by the next text. */
	read(text: string): Uint32Array;
	/** All words by number, as written. */
	words: readonly string[];
}

/** Fields of a slot: number of the word plus 1 (0 for none), its hash, the offset of its letters among those of all words, and their count. */
const SLOT = 4;

/**
 * A site repeats some ten thousand words millions of times, so they are found in the texts without making a string of each.
 * The letters of all words are in one array, so comparing a word reads only two places in memory.
 */
export function wordTable(): WordTable {
	const words: string[] = [];
	let slots: Int32Array = new Int32Array(SLOT << 13);
	let letters: Uint16Array = new Uint16Array(1 << 15);
	let lettersEnd = 0;
	let found = new Uint32Array(1 << 12);

	const isAt = (text: string, start: number, slot: number): boolean => {
		const [first = 0, length = 0] = [slots[slot + 2], slots[slot + 3]];
		for (let at = 0; at < length; at++) if (letters[first + at] !== text.charCodeAt(start + at)) return false;
		return true;
	};
	const learn = (text: string, slot: number, hash: number): void => {
		if (lettersEnd + text.length > letters.length) letters = grown(letters, new Uint16Array((lettersEnd + text.length) * 2));
		for (let at = 0; at < text.length; at++) letters[lettersEnd + at] = text.charCodeAt(at);
		slots.set([words.push(text), hash, lettersEnd, text.length], slot);
		lettersEnd += text.length;
		if (words.length * SLOT * 2 > slots.length) slots = rehashed(slots, new Int32Array(slots.length * 2));
	};
	const numberOf = (text: string, start: number, { end, hash }: { end: number; hash: number }): number => {
		let slot = firstSlot(hash, slots);
		for (; slots[slot] !== 0; slot = (slot + SLOT) & (slots.length - 1)) {
			if (slots[slot + 1] === hash && slots[slot + 3] === end - start && isAt(text, start, slot)) return (slots[slot] ?? 0) - 1;
		}
		learn(text.slice(start, end), slot, hash);
		return words.length - 1;
	};
	return {
		words,
		read(text) {
			if (found.length * 2 < text.length + 2) found = new Uint32Array(text.length);
			let count = 0;
			for (let at = 0; at < text.length; at++) {
				if (!isLetter(text, at) || isUnseen(text, at)) continue;
				const start = at;
				let hash = 0;
				for (let goesOn = true; goesOn; goesOn = isLetter(text, at) || isJoint(text, at)) hash = (Math.imul(hash, 31) + text.charCodeAt(at++)) | 0;
				found[count++] = numberOf(text, start, { end: at, hash });
			}
			return found.subarray(0, count);
		},
	};
}

const firstSlot = (hash: number, slots: Int32Array): number => ((hash ^ (hash >>> 15)) * SLOT) & (slots.length - 1);

function grown(list: Uint16Array, longer: Uint16Array): Uint16Array {
	longer.set(list);
	return longer;
}

/** Moves all slots to a longer table. */
function rehashed(slots: Int32Array, longer: Int32Array): Int32Array {
	for (let from = 0; from < slots.length; from += SLOT) {
		if (slots[from] === 0) continue;
		let to = firstSlot(slots[from + 1] ?? 0, longer);
		while (longer[to] !== 0) to = (to + SLOT) & (longer.length - 1);
		longer.set(slots.subarray(from, from + SLOT), to);
	}
	return longer;
}

function isLetter(text: string, at: number): boolean {
	if (at >= text.length) return false;
	const kind = characterKind(text.charCodeAt(at));
	return kind === KIND.letter || kind === KIND.unseen || (kind === KIND.half && isHalfOfLetter(text, at));
}

/** Characters inside a word that do not begin one. */
const isUnseen = (text: string, at: number): boolean => characterKind(text.charCodeAt(at)) === KIND.unseen;

/** Characters that join two letters. */
const isJoint = (text: string, at: number): boolean => at < text.length && characterKind(text.charCodeAt(at)) === KIND.connector && isLetter(text, at + 1);

function isHalfOfLetter(text: string, at: number): boolean {
	const isSecond = text.charCodeAt(at) >= 0xdc00;
	const whole = text.codePointAt(isSecond ? at - 1 : at) ?? 0;
	return whole > 0xffff && LETTER_CHARACTER.test(String.fromCodePoint(whole));
}

const characterKind = (code: number): number => characterKinds[code] || learnKind(code);

function learnKind(code: number): number {
	const character = String.fromCharCode(code);
	const isHalf = code >= 0xd800 && code < 0xe000;
	const kind = isHalf ? 'half' : (KINDS_BY_LOOK.find(([, look]) => look.test(character))?.[0] ?? 'other');
	characterKinds[code] = KIND[kind];
	return KIND[kind];
}
