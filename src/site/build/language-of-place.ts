import { VOID_ELEMENTS } from '#text/html-elements.ts';
import { LANGUAGES, type Language } from '#text/language.ts';

/** The language that holds at a place of a page, by the `lang` of the elements around it. */
interface LanguageOfPlace {
	/** Goes on behind a tag: its name, whether it opens an element, and its text. */
	pass(name: string, opens: boolean, tag: string): void;
	/** `undefined` for one that the program does not know. */
	current(): Language | undefined;
}

/** @param page the language of the page. */
export function languageOfPlace(page: Language): LanguageOfPlace {
	/** Elements with a language, each with how many of its name are open within it. */
	const around: { name: string; depth: number; language: Language | undefined }[] = [];
	return {
		pass(name, opens, tag) {
			const top = around.at(-1);
			const lang = opens && !VOID_ELEMENTS.has(name) ? /\slang="([^"]*)"/.exec(tag)?.[1] : undefined;
			if (lang !== undefined) around.push({ name, depth: 1, language: knownLanguage(lang) });
			else if (top?.name === name) {
				top.depth += opens ? 1 : -1;
				if (top.depth === 0) around.pop();
			}
		},
		current: () => {
			const top = around.at(-1);
			return top === undefined ? page : top.language;
		},
	};
}

/** `de-AT` is German. */
function knownLanguage(lang: string): Language | undefined {
	const [language] = lang.toLowerCase().split('-');
	return LANGUAGES.find((known) => known === language);
}
