import type { TextRule } from './content.ts';
import { lineAt, masked } from './reading/source-page.ts';

export const impossibleDate = {
	id: 'impossible-date',
	run: ({ pages }) =>
		pages.flatMap(({ file, passages }) => {
			const found = passages.map((passage) => ({ passage, dates: [...masked(passage, ['code', 'kbd']).matchAll(WRITTEN_DATE)] }));
			const years = found.flatMap(({ dates }) => dates.flatMap(({ groups = {} }) => (isDay(groups) ? [Number(groups['year'])] : [])));
			return found.flatMap(({ passage, dates }) =>
				dates
					.filter(({ groups = {} }) => isWrong(groups, years))
					.map(({ 0: found, index, groups: { said = '' } = {} }) => ({
						file,
						line: lineAt(passage, index + said.length),
						message: `Den Tag „${found.slice(said.length)}“ gibt es nicht.`,
						hint: 'Berichtigen Sie Tag, Monat oder Jahr.',
					})),
			);
		}),
} satisfies TextRule;

const WRITTEN_DATE =
	/(?<said>(?<!\p{L})(?:am|de[mnr]|vom|zum|\p{L}*(?:datum|tag|termin))\s+)?(?<![\p{L}\d.-])(?<day>\d{2})\.(?<month>\d{2})\.(?<year>\d{4})(?![\p{L}\d])/giu;

type DateGroups = Partial<Record<string, string>>;

/**
 * A number that is no date may be a part number (10.45.2000) or a date of another country (12.31.2024), unless a word before it says that it is a day.
 * With a valid month it is a mistyped date (32.12.2024, but not 45.12.2024) if the page has dates of that year or of a neighbouring one.
 */
function isWrong(groups: DateGroups, years: readonly number[]): boolean {
	const [year = 0, month = 0, day = 0] = ['year', 'month', 'day'].map((name) => Number(groups[name]));
	const isMonth = month >= 1 && month <= 12;
	const isSlip = isMonth && day > 31 && day < 40 && years.some((other) => Math.abs(other - year) <= 1);
	if (groups['said'] === undefined && !isSlip && (day < 1 || day > 31 || !isMonth)) return false;
	return !isDay(groups);
}

function isDay(groups: DateGroups): boolean {
	const [year = 0, month = 0, day = 0] = ['year', 'month', 'day'].map((name) => Number(groups[name]));
	const date = new Date(Date.UTC(year, month - 1, day));
	return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
