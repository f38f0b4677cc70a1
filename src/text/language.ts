/** The languages that this program speaks. */
export const LANGUAGES = ['de', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The language of the program for a site in `locale` (BCP 47): its own for `de-AT`, English for what the program does not speak. */
export function languageOf(locale: string): Language {
	const [language] = locale.toLowerCase().split(/[-_]/);
	return LANGUAGES.find((known) => known === language) ?? 'en';
}

/** What differs by language stands in a folder for each: path below `src/` of `#words/x.ts` and `#language/x.ts`; `undefined` for other imports. */
export function spokenPath(specifier: string, language: Language): string | undefined {
	const [, room, file] = /^#(words|language)\/(.+)$/.exec(specifier) ?? [];
	return room === undefined ? undefined : `${room}/${language}/${file}`;
}
