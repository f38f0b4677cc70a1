/** The languages that this program speaks. */
export const LANGUAGES = ['de', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The language of the program for a site in `locale` (BCP 47): its own for `de-AT`, English for what the program does not speak. */
export function languageOf(locale: string): Language {
	const [language] = locale.toLowerCase().split(/[-_]/);
	return LANGUAGES.find((known) => known === language) ?? 'en';
}

/**
 * What differs by language stands in a folder for each: path below `src/` of `#words/x.ts` and `#language/x.ts`, and of `./x.ts` in a file of words; `undefined` for other imports.
 * @param from path or address of the file that imports.
 */
export function spokenPath(specifier: string, language: Language, from = ''): string | undefined {
	const [, room, file] = /^#(words|language)\/(.+)$/.exec(specifier) ?? [];
	if (room !== undefined) return `${room}/${language}/${file}`;
	const isSibling = specifier.startsWith('./') && /\/src\/words\/\w+\/[\w-]+\.[jt]s$/.test(from);
	return isSibling ? `words/${language}/${specifier.slice(2)}` : undefined;
}
