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
					.filter(({ groups = {} }) => isWrong(groups))
					.map(({ 0: found, index, groups: { said = '' } = {} }) => ({
						file,
						line: lineAt(passage, index + said.length),
						message: `Den Tag „${found.slice(said.length)}“ gibt es nicht.`,
						hint: 'Berichtigen Sie Tag, Monat oder Jahr.',
					})),
			),
		),
} satisfies TextRule;

const DATE = /(?<said>\b(?:am|de[mnr]|vom|zum)\s+)?(?<![\p{L}\d.-])(?<day>\d{2})\.(?<month>\d{2})\.(?<year>\d{4})(?![\p{L}\d])/giu;

/** A number that no calendar has may be that of a part (10.45.2000) or a day of another country (12.31.2024), unless a word says that it is a day. */
function isWrong(groups: Partial<Record<string, string>>): boolean {
	const [year = 0, month = 0, day = 0] = ['year', 'month', 'day'].map((name) => Number(groups[name]));
	if (groups['said'] === undefined && (day < 1 || day > 31 || month < 1 || month > 12)) return false;
	const date = new Date(Date.UTC(year, month - 1, day));
	return date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day;
}
