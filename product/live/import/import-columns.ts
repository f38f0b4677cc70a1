import { readCalendarDate } from '#product/domain/calendar-date.ts';
import { INTERVAL_UNITS, type Interval, intervalInWords, unitInWords } from '#product/domain/interval.ts';

/** A text that an import cannot take, with the code of its message when it has one (RULES.md ). */
export interface ValueFault {
	text: string;
	code?: string;
	/** What would fit. */
	hint?: string;
}

export const REQUIRED: ValueFault = { text: 'Pflichtangabe fehlt.' };
const INVALID = 'Ungültiger Wert.';

/** One column of an import by the name of its field (RULES.md ). */
export interface ImportColumn {
	name: string;
	/** `always`, or for inspection devices only. */
	required?: 'always' | 'device';
	/** Filled in, it makes the apparatus an inspection device. */
	isOfDevice?: true;
	/** What is wrong with a text that is not empty, apart from anything else in the file. */
	fault?: (text: string) => ValueFault | undefined;
}

/** The columns in the order of the template. */
export const IMPORT_COLUMNS = [
	{
		name: 'Identnummer',
		required: 'always',
		fault: ofPattern(/^[A-Za-z0-9._/-]{1,64}$/, 'Erlaubt sind bis 64 Zeichen aus A–Z, a–z, 0–9, Bindestrich, Punkt, Unterstrich und Schrägstrich.'),
	},
	{ name: 'Bezeichnung', required: 'always', fault: charactersUpTo(120) },
	{ name: 'Bereich', required: 'always' },
	{ name: 'Sektion' },
	{ name: 'Kostenstelle', fault: ofPattern(/^\d{1,12}$/, 'Erwartet wird die Nummer der Kostenstelle, 1 bis 12 Ziffern.') },
	{ name: 'Hersteller' },
	{ name: 'Typ', fault: charactersUpTo(80) },
	{ name: 'Seriennummer', fault: charactersUpTo(80) },
	{ name: 'Messbereich', fault: charactersUpTo(60) },
	{ name: 'Auflösung', fault: charactersUpTo(40) },
	{ name: 'Vorgabe', fault: charactersUpTo(200) },
	{ name: 'Prüfmittelgruppe', required: 'device', isOfDevice: true },
	{ name: 'Prüfmittelnummer', isOfDevice: true },
	{ name: 'kalibrierpflichtig', required: 'device', isOfDevice: true, fault: ofPattern(/^(?:ja|nein)$/i, 'Erwartet wird ja oder nein.') },
	{
		name: 'Prüfintervall',
		isOfDevice: true,
		fault: (text) => faultUnless(readInterval(text) !== undefined, 'Erwartet werden eine Zahl von 1 bis 120 und eine Einheit, zum Beispiel 12 Monate.'),
	},
	{ name: 'Vorwarnzeit', isOfDevice: true, fault: daysUpTo(180) },
	{ name: 'Karenzzeit', isOfDevice: true, fault: daysUpTo(30) },
	{ name: 'Aufnahmedatum', required: 'device', isOfDevice: true, fault: date },
	{ name: 'letzte Kalibrierung', isOfDevice: true, fault: date },
] as const satisfies readonly ImportColumn[];

export type ColumnName = (typeof IMPORT_COLUMNS)[number]['name'];

/** `12 Monate`, `1 Jahr`: a number and the word of its unit. `undefined` for anything else and outside of 1 to 120 (RULES.md ). */
export function readInterval(text: string): Interval | undefined {
	const [, number = '', word = ''] = /^(\d{1,3})\s*(\p{L}+)$/u.exec(text.trim()) ?? [];
	const value = Number(number);
	const unit = INTERVAL_UNITS.find((candidate) => [unitInWords(candidate), intervalInWords({ value: 1, unit: candidate }).slice(2)].includes(word));
	return unit === undefined || value < 1 || value > 120 ? undefined : { value, unit };
}

/** Column of a Zusatzfeld: `zusatz.lagerort` → `lagerort`. */
export function customFieldKey(column: string): string | undefined {
	return /^zusatz\.(.+)$/.exec(column)?.[1];
}

/** The fault of a cell that cannot be read; `hint` says what is expected. */
export function invalid(hint: string): ValueFault {
	return { text: INVALID, hint };
}

function faultUnless(isRight: boolean, hint: string): ValueFault | undefined {
	return isRight ? undefined : invalid(hint);
}

function ofPattern(expected: RegExp, hint: string): (text: string) => ValueFault | undefined {
	return (text) => faultUnless(expected.test(text), hint);
}

function charactersUpTo(most: number): (text: string) => ValueFault | undefined {
	return (text) => ([...text].length > most ? { text: `Höchstens ${most} Zeichen.` } : undefined);
}

function daysUpTo(most: number): (text: string) => ValueFault | undefined {
	return (text) => faultUnless(/^\d+$/.test(text) && Number(text) <= most, `Erwartet wird eine ganze Zahl von 0 bis ${most} (Tage).`);
}

function date(text: string): ValueFault | undefined {
	return faultUnless(readCalendarDate(text) !== undefined, 'Erwartet wird ein Tag, den es gibt, als TT.MM.JJJJ oder JJJJ-MM-TT.');
}
