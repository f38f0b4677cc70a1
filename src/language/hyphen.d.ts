declare module 'hyphen/de/index.js' {
	/** Puts soft hyphens into the words of a text. */
	const german: { hyphenateSync(text: string, options: { minWordLength: number }): string };
	export default german;
}

declare module 'hyphen/en/index.js' {
	/** Puts soft hyphens into the words of a text. */
	const english: { hyphenateSync(text: string, options: { minWordLength: number }): string };
	export default english;
}
