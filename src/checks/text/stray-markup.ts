import type { TextRule } from './content.ts';
import { lineAt, masked } from './reading/source-page.ts';

export const strayMarkup = {
	id: 'stray-markup',
	help: {
		what: 'Im Text stehen Zeichen, die eine Auszeichnung sein sollten: `**`, ein einzelner Backtick, `](`, `::` oder `##` am Anfang einer Zeile, `{#id`, die Striche einer Tabelle.',
		why: 'Leser sehen die Zeichen statt der fetten Schrift, des Links, des Kastens oder der Tabelle.',
		fix: 'Ergänzen Sie, was fehlt: das Gegenstück, die Klammer, den dritten Doppelpunkt, das Leerzeichen nach `##`, die Zeile `|---|---|` unter dem Tabellenkopf. Sollen die Zeichen zu lesen sein, setzen Sie sie als Code.',
	},
	run: ({ pages }) =>
		pages.flatMap(({ file, passages }) =>
			passages.flatMap((passage) => {
				if (NOT_MARKDOWN.has(passage.kind)) return [];
				return [...masked(passage, ['code', 'kbd']).matchAll(MARKUP)].map(({ 0: found, index }) => ({
					file,
					line: lineAt(passage, index),
					message: `Hier steht die Auszeichnung selbst im Text: „${found.trim().slice(0, LONGEST)}“.`,
					hint: `${remedyOf(found)} Sollen die Zeichen zu lesen sein, setzen Sie sie als Code.`,
				}));
			}),
		),
} satisfies TextRule;

/** Passages that no reader of Markdown has taken apart. */
const NOT_MARKDOWN: ReadonlySet<string> = new Set(['attribute', 'front-matter', 'setting']);

/** Bold, code, the middle of a link, the beginning of a box, a heading without its space, an id without its end, a row of a table. */
const MARKUP = /\*\*|`|\]\(|^:{2,}[ \t]*[a-z]+|^#{2,6}[^\s#]|\{#[\w-]+|^\|.*\|[ \t]*$/gm;

/** What each of them lacks, by its beginning. */
const REMEDIES: readonly [RegExp, string][] = [
	[/^\*\*/, 'Fette Schrift braucht „**“ davor und dahinter, ohne Leerzeichen zwischen den Sternen und dem Wort.'],
	[/^`/, 'Code braucht ein „`“ davor und dahinter.'],
	[/^\]\(/, 'Ein Link hat die Form „[Text](Adresse)“: Ergänzen Sie die Klammer, die fehlt, und lassen Sie zwischen „]“ und „(“ nichts stehen.'],
	[/^:/, 'Ein Kasten beginnt mit drei Doppelpunkten und seinem Namen und endet mit „:::“ in einer Zeile für sich.'],
	[/^#/, 'Setzen Sie nach den „#“ einer Überschrift ein Leerzeichen.'],
	[/^\{/, 'Die id einer Überschrift steht in „{#…}“: Ergänzen Sie „}“ am Ende der Zeile.'],
	[/^\|/, 'Unter der ersten Zeile einer Tabelle steht „|---|---|“ mit so vielen Spalten wie sie, und alle Zeilen beginnen und enden mit „|“.'],
];

const remedyOf = (found: string): string => REMEDIES.find(([pattern]) => pattern.test(found))?.[1] ?? '';

/** Of what was found, as many characters are quoted. */
const LONGEST = 30;
