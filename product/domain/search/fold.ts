const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** The form in which search compares: lower case, umlauts as ae, oe, ue and ß as ss (RULES.md ). */
export function fold(text: string): string {
	return text
		.normalize('NFC')
		.toLowerCase()
		.replace(/[äöüß]/g, (letter) => UMLAUTS[letter] ?? letter);
}

/** Folded words of a text: everything but letters and digits separates (RULES.md ). */
export function wordsOf(text: string): string[] {
	return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
