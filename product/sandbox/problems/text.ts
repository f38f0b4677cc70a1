/** Languages of the API's texts (RULES.md ); the first one is the default. */
export const LANGUAGES = ['de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** One text in every language. */
export type Text = Readonly<Record<Language, string>>;

/** The language that the sandbox chose for a call. */
export function languageOf(language: string): Language {
	return language === 'en' ? 'en' : 'de';
}
