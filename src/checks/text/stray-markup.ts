import { textFaults } from '#words/text-faults.ts';
import type { TextRule } from './content.ts';
import { lineAt, masked } from './reading/source-page.ts';

export const strayMarkup = {
	id: 'stray-markup',
	run: ({ pages }) =>
		pages.flatMap(({ file, passages }) =>
			passages.flatMap((passage) => {
				if (NOT_MARKDOWN.has(passage.kind)) return [];
				return [...masked(passage, ['code', 'kbd']).matchAll(STRAY_MARKUP)].map(({ 0: found, index }) => ({
					file,
					line: lineAt(passage, index),
					message: textFaults.strayMarkup(found.trim().slice(0, LONGEST_QUOTE)),
					hint: textFaults.strayMarkupHint(remedyOf(found)),
				}));
			}),
		),
} satisfies TextRule;

/** Kinds of passages that are not parsed as Markdown. */
const NOT_MARKDOWN: ReadonlySet<string> = new Set(['attribute', 'front-matter', 'setting']);

/** In this order: bold, code, the middle of a link, the middle of a reference, GitHub's box, the beginning of a box, a heading without a space, an id without its end, a row of a table. */
const STRAY_MARKUP = /\*\*|`|\]\(|\]\[|^\[!\p{Lu}+\]|^:{2,}[ \t]*[a-z]+|^#{2,6}[^\s#]|\{#[\w-]+|^\|.*\|[ \t]*$/gmu;

/** How to fix each of them, by its beginning. */
const REMEDIES: readonly [RegExp, string][] = [
	[/^\*\*/, textFaults.bold],
	[/^`/, textFaults.code],
	[/^\]\(/, textFaults.link],
	[/^\]\[/, textFaults.reference],
	[/^\[!/, textFaults.gitHubBox],
	[/^:/, textFaults.box],
	[/^#/, textFaults.heading],
	[/^\{/, textFaults.headingId],
	[/^\|/, textFaults.table],
];

const remedyOf = (found: string): string => REMEDIES.find(([pattern]) => pattern.test(found))?.[1] ?? '';

/** Number of characters that a message quotes. */
const LONGEST_QUOTE = 30;
