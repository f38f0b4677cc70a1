import { fold } from './fold.ts';

/**
 * How a field compares: the whole value, beginnings of words, a day, a property of the device, or a Zusatzfeld by its type (RULES.md ).
 */
type Comparison = 'whole' | 'words' | 'date' | 'flag';

/** Fields of the search syntax: German name, English name, label, way of comparing (RULES.md ). */
const SEARCH_FIELDS = [
	{ field: 'nr', english: 'no', label: 'Prüfmittelnummer', comparison: 'whole' },
	{ field: 'ident', english: 'ident', label: 'Identnummer', comparison: 'whole' },
	{ field: 'sn', english: 'sn', label: 'Seriennummer', comparison: 'whole' },
	{ field: 'name', english: 'name', label: 'Bezeichnung', comparison: 'words' },
	{ field: 'status', english: 'status', label: 'Status', comparison: 'whole' },
	{ field: 'bereich', english: 'area', label: 'Bereich', comparison: 'whole' },
	{ field: 'sektion', english: 'section', label: 'Sektion', comparison: 'whole' },
	{ field: 'kst', english: 'cc', label: 'Kostenstelle', comparison: 'whole' },
	{ field: 'gruppe', english: 'group', label: 'Prüfmittelgruppe', comparison: 'whole' },
	{ field: 'hersteller', english: 'manufacturer', label: 'Hersteller', comparison: 'words' },
	{ field: 'typ', english: 'model', label: 'Typ', comparison: 'words' },
	{ field: 'fällig', english: 'due', label: 'Fälligkeitsdatum', comparison: 'date' },
	{ field: 'geprüft', english: 'inspected', label: 'Prüfdatum', comparison: 'date' },
	{ field: 'labor', english: 'lab', label: 'Kalibrierlabor', comparison: 'whole' },
	{ field: 'ergebnis', english: 'result', label: 'Ergebnis', comparison: 'whole' },
	{ field: 'bericht', english: 'report', label: 'Berichtsnummer', comparison: 'whole' },
	{ field: 'ist', english: 'is', label: 'Kennzeichen', comparison: 'flag' },
] as const satisfies readonly { field: string; english: string; label: string; comparison: Comparison }[];

export type SearchFieldName = (typeof SEARCH_FIELDS)[number]['field'];

/** Kennzeichen after `ist:`, German and English (RULES.md ). */
export const SEARCH_FLAGS = [
	{ flag: 'kalibrierpflichtig', english: 'calibration_required' },
	{ flag: 'eingeschränkt', english: 'restricted' },
	{ flag: 'messkette', english: 'chain' },
] as const;
export type SearchFlag = (typeof SEARCH_FLAGS)[number]['flag'];

/** The part of a Zusatzfeld definition that search needs. */
export interface SearchableCustomField {
	key: string;
	label: string;
	type: string;
	options?: readonly { key: string; label: string }[];
}

/** A field that an expression names: one of the program or a Zusatzfeld. */
export interface NamedField {
	label: string;
	comparison: Comparison;
	field?: SearchFieldName;
	custom?: SearchableCustomField;
}

/** Finds a field by the name before the colon, German or English, umlauts also as ae, oe, ue. `undefined` for an unknown one (KB-601). */
export function findSearchField(name: string, customFields: readonly SearchableCustomField[]): NamedField | undefined {
	const folded = fold(name);
	const key = /^(?:zusatz|custom)\.(.+)$/.exec(folded)?.[1];
	if (key !== undefined) {
		const custom = customFields.find((candidate) => candidate.key === key);
		return custom && { label: custom.label, comparison: comparisonOf(custom.type), custom };
	}
	const known = SEARCH_FIELDS.find(({ field, english }) => fold(field) === folded || english === folded);
	return known && { label: known.label, comparison: known.comparison, field: known.field };
}

function comparisonOf(type: string): Comparison {
	if (type === 'date' || type === 'datetime') return 'date';
	return type === 'input' || type === 'textarea' ? 'words' : 'whole';
}
