/** German letters as they are transcribed; other accents fall away. */
const TRANSCRIPTIONS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'o', å: 'a' };
/** Paths stay within what file systems and readers bear. */
const LONGEST_SLUG = 80;

/**
 * A name as a part of an address: `customFieldsViewById` gives `custom-fields-view-by-id`, „Geräte & Prüfmittel“ gives `geraete-pruefmittel`.
 * Only `a-z`, `0-9` and single `-` inside; empty when nothing of that is left. Names of more than 80 characters are cut and end in a number made from the whole.
 */
export function kebab(name: string): string {
	const plain = name
		.replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1-$2')
		.replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1-$2')
		.toLowerCase()
		.replace(/[äöüßæøå]/g, (letter) => TRANSCRIPTIONS[letter] ?? letter)
		.normalize('NFKD')
		.replace(/\p{M}/gu, '')
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-+|-+$/g, '');
	return plain.length <= LONGEST_SLUG ? plain : `${plain.slice(0, LONGEST_SLUG - 8).replace(/-+$/, '')}-${shortHash(name)}`;
}

/** A short number made from a text; the same text gives the same number in every build. */
export function shortHash(text: string): string {
	let hash = 7;
	for (let index = 0; index < text.length; index++) hash = (Math.imul(hash, 31) + text.charCodeAt(index)) >>> 0;
	return hash.toString(36);
}
