/** Languages of the API's texts (RULES.md ); the first one is the default. */
export const MESSAGE_LANGUAGES = ['de', 'en'] as const;
export type MessageLanguage = (typeof MESSAGE_LANGUAGES)[number];

/** One text in every language. */
export type Text = Readonly<Record<MessageLanguage, string>>;

/** The language that the sandbox chose for a call. */
export function messageLanguage(language: string): MessageLanguage {
	return language === 'en' ? 'en' : 'de';
}
