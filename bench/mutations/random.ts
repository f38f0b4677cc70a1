/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

/** The same list in another order. */
export function shuffled<T>(list: readonly T[], random: () => number): T[] {
	return list
		.map((value) => ({ value, at: random() }))
		.sort((a, b) => a.at - b.at)
		.map(({ value }) => value);
}

/** A word with a slip of the keyboard: two letters exchanged, or one that is missing. */
export function slip(word: string, random: () => number): string {
	const letters = [...word];
	const at = [...letters.keys()].filter((index) => index > 0 && /\p{L}|\d/u.test(letters[index] ?? '') && /\p{L}|\d/u.test(letters[index - 1] ?? ''));
	const place = at[Math.floor(random() * at.length)];
	if (place === undefined) return `${word}x`;
	const [before = '', letter = ''] = letters.slice(place - 1, place + 1);
	return letters.toSpliced(place - 1, 2, ...(before === letter ? [letter] : [letter, before])).join('');
}
