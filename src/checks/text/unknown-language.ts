import { bundledLanguages, isSpecialLang } from 'shiki';
import { nearest } from '#text/nearest.ts';
import { textFaults } from '#words/text-faults.ts';
import type { TextRule } from './content.ts';

export const unknownLanguage = {
	id: 'unknown-language',
	run: ({ pages }) =>
		pages.flatMap(({ file, codes }) =>
			codes.flatMap(({ language, line }) => {
				const name = language?.toLowerCase();
				if (name === undefined || Object.hasOwn(bundledLanguages, name) || isSpecialLang(name) || DRAWN.has(name)) return [];
				const close = nearest(name, Object.keys(bundledLanguages));
				return [
					{
						file,
						line: line - 1,
						message: textFaults.noLanguage(name),
						hint: close === undefined ? textFaults.noLanguageHint : textFaults.didYouMean(close),
					},
				];
			}),
		),
} satisfies TextRule;

/** Blocks that are drawn, not coloured. */
const DRAWN: ReadonlySet<string> = new Set(['mermaid', 'math']);
