import { randomOf } from '../mutations/random.ts';

/** Syllables that make words of German shape; the text only has to weigh what a real page weighs. */
const SYLLABLES = 'prüf mit tel ka li brie rung mess wert be reich frist la bor ge rät num mer da tei an zei soll ist ab wei chung'.split(' ');
const PLAIN = SYLLABLES.filter((syllable) => /^[a-z]+$/.test(syllable));

/** Words and numbers drawn by a seed. */
export interface Draw {
	/** A whole number from 0 to `limit` − 1. */
	below(limit: number): number;
	word(): string;
	/** A word of ASCII letters, for names in code. */
	plain(): string;
	words(count: number): string;
	sentence(): string;
	paragraph(): string;
}

/** The same seed draws the same texts. */
export function drawFrom(seed: number): Draw {
	const next = randomOf(seed);
	const below = (limit: number) => Math.floor(next() * limit);
	const from = (syllables: readonly string[]) => Array.from({ length: 1 + below(3) }, () => syllables[below(syllables.length)]).join('');
	const word = () => from(SYLLABLES);
	const words = (count: number) => Array.from({ length: count }, word).join(' ');
	const sentence = () => `${words(10 + below(8))}.`.replace(/^./, (letter) => letter.toUpperCase());
	return {
		below,
		word,
		plain: () => `${from(PLAIN)}${below(90)}`,
		words,
		sentence,
		paragraph: () => Array.from({ length: 4 }, sentence).join(' '),
	};
}
