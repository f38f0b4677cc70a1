import type { Text } from './text.ts';

/** Messages by code (RULES.md ), and the ones that have no code. Braces stand for values. */
export const MESSAGES = {
	'KB-207': { de: 'Ausgemusterte Prüfmittel können nicht geändert werden.', en: 'Retired inspection devices cannot be changed.' },
	'KB-208': { de: 'Das Gerät ist kein Prüfmittel.', en: 'The apparatus is not an inspection device.' },
	'KB-301': { de: 'Das Prüfdatum darf nicht in der Zukunft liegen.', en: 'The inspection date must not be in the future.' },
	'KB-302': { de: 'Freigeben nicht möglich: Es fehlt ein Ergebnis.', en: 'Release not possible: the result is missing.' },
	'KB-303': {
		de: 'Vier-Augen-Prinzip: Sie können einen selbst erstellten Prüfbericht nicht freigeben.',
		en: 'Four-eyes principle: you cannot release an inspection that you created yourself.',
	},
	'KB-304': {
		de: 'Der Prüfbericht ist freigegeben und kann nicht geändert werden. Legen Sie eine Berichtigung an.',
		en: 'The inspection has been released and cannot be changed. Create a correction.',
	},
	'KB-305': {
		de: 'Warnung: Das Normal {nummer} war am Prüfdatum nicht gültig kalibriert.',
		en: 'Warning: reference {nummer} was not validly calibrated on the inspection date.',
	},
	'KB-306': {
		de: 'Das abweichende Fälligkeitsdatum darf nicht nach dem berechneten Datum liegen.',
		en: 'The overriding due date must not be after the calculated date.',
	},
	'KB-307': {
		de: 'Der Prüfbericht ist ersetzt oder storniert und kann nicht geändert werden.',
		en: 'The inspection has been superseded or voided and cannot be changed.',
	},
	'KB-308': {
		de: 'Freigeben nicht möglich: Es fehlen Pflichtangaben ({felder}).',
		en: 'Release not possible: required details are missing ({felder}).',
	},
	'KB-401': { de: 'Der Schlüssel ist bereits vergeben.', en: 'The key is already in use.' },
	'KB-402': {
		de: 'Der Feldtyp kann nicht geändert werden, weil Werte gespeichert sind.',
		en: 'The field type cannot be changed because values are stored.',
	},
	'KB-403': { de: 'Der Wert passt nicht zum Feldtyp „{feldtyp}“.', en: 'The value does not match the field type “{feldtyp}”.' },
	'KB-405': { de: 'Der Eintrag wird noch von {n} Datensätzen verwendet.', en: 'The entry is still used by {n} records.' },
	'KB-406': {
		de: 'Es sind höchstens 50 aktive Zusatzfelder je Registerkarte möglich.',
		en: 'At most 50 active custom fields are possible per tab.',
	},
	'KB-501': { de: 'Die Datei ist größer als 25 MB.', en: 'The file is larger than 25 MB.' },
	'KB-502': { de: 'Dieser Dateityp ist nicht erlaubt.', en: 'This file type is not allowed.' },
	'KB-601': { de: 'Unbekanntes Suchfeld „{feld}“.', en: 'Unknown search field “{feld}”.' },
	'KB-602': { de: 'Ungültiger Datumsbereich.', en: 'Invalid date range.' },
	'KB-901': { de: 'Der Datensatz wurde inzwischen geändert.', en: 'The record has been changed in the meantime.' },
	'KB-903': { de: 'Für diese Aktion fehlt Ihnen die Berechtigung.', en: 'You do not have permission for this action.' },
	required: { de: 'Pflichtangabe fehlt.', en: 'Required.' },
	unknown: { de: 'Unbekanntes Feld.', en: 'Unknown field.' },
	invalid: { de: 'Ungültiger Wert.', en: 'Invalid value.' },
	'too-long': { de: 'Höchstens {n} Zeichen.', en: 'At most {n} characters.' },
	'certificate-known': {
		de: 'Die Kalibrierscheinnummer ist bei diesem Labor schon erfasst.',
		en: 'This certificate number is already recorded for this laboratory.',
	},
} as const satisfies Readonly<Record<string, Text>>;

export type MessageKey = keyof typeof MESSAGES;

/** Values of a message by name; a value may read differently in the languages. */
export type MessageValues = Readonly<Record<string, string | number | Text>>;

/** Text of a message in all languages, with its values put in. */
export function wordMessage(key: MessageKey, values: MessageValues = {}): Text {
	const fill = (language: keyof Text) =>
		MESSAGES[key][language].replace(/\{(\w+)\}/g, (whole, name: string) => {
			const value = values[name];
			return typeof value === 'object' ? value[language] : String(value ?? whole);
		});
	return { de: fill('de'), en: fill('en') };
}

/** `KB-nnn`, or `null` for a message without code. */
export function messageCode(key: MessageKey): string | null {
	return key.startsWith('KB-') ? key : null;
}
