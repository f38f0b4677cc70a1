/** Where a straight quote stands. */
export interface QuotePlace {
	/** What is mended before it. */
	mended: string;
	/** The character behind it; a space at the end. */
	next: string;
	/** It begins something. */
	opens: boolean;
}

/** How a language quotes. */
export interface QuoteStyle {
	double: readonly [open: string, close: string];
	/** What a quote opens behind, besides the beginning: a space, a bracket or another opening quote. */
	opensBehind: RegExp;
	/** What stands for `'`, which is an apostrophe as well. */
	single(place: QuotePlace): string;
}

/** Straight quotes become those of a language. `before`: what stands before the text in the same paragraph. */
export function mendQuotes(text: string, before: string, { double: [open, close], opensBehind, single }: QuoteStyle): string {
	if (!/["']/.test(text)) return text;
	let mended = '';
	const characters = [...text];
	for (const [index, character] of characters.entries()) {
		const previous = mended.at(-1) ?? before.at(-1) ?? '';
		const next = characters[index + 1] ?? ' ';
		const opens = (previous === '' || opensBehind.test(previous)) && !/\s/.test(next);
		if (character === '"') mended += opens ? open : close;
		else mended += character === "'" ? single({ mended, next, opens }) : character;
	}
	return mended;
}
