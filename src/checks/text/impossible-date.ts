import type { TextRule } from './content.ts';
import { lineAt, masked } from './reading/source-page.ts';

export const impossibleDate = {
	id: 'impossible-date',
	help: {
		what: 'Ein Text nennt einen Tag, den es nicht gibt, etwa den 31.04. oder den 29.02. eines Jahres ohne Schalttag.',
		why: 'Leser rechnen mit den Daten eines Beispiels nach, und Fristen gehen dann nicht auf.',
		fix: 'Berichtigen Sie Tag, Monat oder Jahr. Ist das falsche Datum gemeint, etwa als Beispiel einer Meldung, schreiben Sie es als Code.',
	},
	run: ({ pages }) =>
		pages.flatMap(({ file, passages }) =>
			passages.flatMap((passage) =>
				[...masked(passage, ['code', 'kbd']).matchAll(DATE)]
					.filter(({ groups = {} }) => !exists(Number(groups['year']), Number(groups['month']), Number(groups['day'])))
					.map(({ 0: found, index }) => ({
						file,
						line: lineAt(passage, index),
						message: `Den Tag „${found}“ gibt es nicht.`,
						hint: 'Berichtigen Sie Tag, Monat oder Jahr.',
					})),
			),
		),
} satisfies TextRule;

const DATE = /(?<![\d.])(?<day>\d{2})\.(?<month>\d{2})\.(?<year>\d{4})(?!\d)/g;

function exists(year: number, month: number, day: number): boolean {
	const date = new Date(Date.UTC(year, month - 1, day));
	return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
