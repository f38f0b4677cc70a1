import { bundledLanguages, isSpecialLang } from 'shiki';
import { nearest } from '#text/nearest.ts';
import type { TextRule } from './content.ts';

export const unknownLanguage = {
	id: 'unknown-language',
	help: {
		what: 'Ein Codeblock nennt eine Sprache, die niemand kennt.',
		why: 'Der Code erscheint ohne Farben, und Werkzeuge, die ihn übernehmen, kennen seine Sprache nicht.',
		fix: 'Prüfen Sie die Schreibweise. Für Text ohne Sprache schreiben Sie `text`.',
	},
	run: ({ pages }) =>
		pages.flatMap(({ file, codes }) =>
			codes.flatMap(({ language, line }) => {
				const name = language?.toLowerCase();
				if (name === undefined || name in bundledLanguages || isSpecialLang(name) || DRAWN.has(name)) return [];
				const close = nearest(name, Object.keys(bundledLanguages));
				return [
					{
						file,
						line: line - 1,
						message: `Die Sprache „${language}“ dieses Codeblocks kennt niemand.`,
						hint: close === undefined ? 'Prüfen Sie die Schreibweise; Text ohne Sprache heißt „text“.' : `Meinten Sie „${close}“?`,
					},
				];
			}),
		),
} satisfies TextRule;

/** Blocks that are drawn, not coloured. */
const DRAWN: ReadonlySet<string> = new Set(['mermaid', 'math']);
