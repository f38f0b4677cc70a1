import { type CalendarDate, readCalendarDate } from '#product/domain/calendar-date.ts';
import { checkCustomFieldValue, valueFaultText } from '#product/domain/custom-field-value.ts';
import { readMask, sequenceOf } from '#product/domain/number-mask.ts';
import type { CustomField } from '#product/schema/custom-field.ts';
import { type ColumnName, customFieldKey, IMPORT_COLUMNS, type ImportColumn, invalid, REQUIRED, type ValueFault } from './import-columns.ts';
import type { ImportRow } from './import-row.ts';
import type { MasterData } from './master-data.ts';

/** What decides beside the file. */
export interface ImportRules {
	/** What there is already; `undefined` when that is not known. */
	master: MasterData | undefined;
	/** Mask of the Prüfmittelnummer. */
	mask: string;
	/** „Leere Zellen überspringen“. */
	skipEmpty: boolean;
	today: CalendarDate;
}

/** Something wrong in one cell. */
export interface RowFault extends ValueFault {
	column: string;
}

const COLUMNS: readonly ImportColumn[] = IMPORT_COLUMNS;

/** What is wrong with one row by itself (RULES.md ). */
export function rowFaults(row: ImportRow, rules: ImportRules): RowFault[] {
	const faults: RowFault[] = [];
	const add = (column: string, fault: ValueFault | undefined) => fault !== undefined && faults.push({ column, ...fault });
	if (row.isTooLong) add('Zeile', { text: 'Die Zeile hat mehr Zellen als die Kopfzeile.', hint: 'Ein Semikolon im Text gehört in Anführungszeichen.' });
	if (row.existing !== undefined && row.existing.retiredAt !== null)
		add('Identnummer', { text: 'Ausgemusterte Prüfmittel können nicht geändert werden.', code: 'KB-207' });
	for (const column of COLUMNS) {
		const text = row.cell(column.name);
		add(column.name, text === '' ? emptyFault(row, column, rules) : column.fault?.(text));
	}
	const isSound = (column: ColumnName) => !faults.some((fault) => fault.column === column);
	for (const column of ['Bereich', 'Sektion', 'Kostenstelle', 'Hersteller', 'Prüfmittelgruppe'] as const)
		if (isSound(column)) add(column, referenceFault(row, column, rules.master));
	if (isSound('Kostenstelle')) add('Kostenstelle', costCentreFault(row, rules));
	add('Prüfintervall', intervalFault(row));
	add('Prüfmittelnummer', numberFault(row, rules));
	if (isSound('Aufnahmedatum') && dateOf(row, 'Aufnahmedatum') > rules.today)
		add('Aufnahmedatum', invalid('Das Aufnahmedatum darf nicht in der Zukunft liegen.'));
	if (isSound('letzte Kalibrierung') && dateOf(row, 'letzte Kalibrierung') > rules.today)
		add('letzte Kalibrierung', { text: 'Das Prüfdatum darf nicht in der Zukunft liegen.', code: 'KB-301' });
	if (rules.master !== undefined) for (const field of rules.master.customFields) add(`zusatz.${field.key}`, customFieldFault(row, field, rules));
	return faults;
}

/** A day of the row as `YYYY-MM-DD`; '' when there is none. */
export function dateOf(row: ImportRow, column: 'Aufnahmedatum' | 'letzte Kalibrierung'): CalendarDate {
	return readCalendarDate(row.cell(column)) ?? '';
}

/** An empty cell would delete a value that the record needs; existing values stay if empty cells are skipped. */
function emptyFault(row: ImportRow, { name, required }: ImportColumn, { skipEmpty }: ImportRules): ValueFault | undefined {
	if (required === undefined || (required === 'device' && !row.isDevice)) return undefined;
	const stays = row.existing !== undefined && (required === 'always' || row.existing.inspectionDevice !== null);
	return stays && (skipEmpty || !row.has(name)) ? undefined : REQUIRED;
}

function referenceFault(
	row: ImportRow,
	column: 'Bereich' | 'Sektion' | 'Kostenstelle' | 'Hersteller' | 'Prüfmittelgruppe',
	master: MasterData | undefined,
): ValueFault | undefined {
	const text = row.cell(column);
	if (master === undefined) return undefined;
	const known = {
		Bereich: master.areas,
		Sektion: master.sections,
		Kostenstelle: master.costCentres,
		Hersteller: master.manufacturers,
		Prüfmittelgruppe: master.groups,
	};
	if (text !== '' && !known[column].has(text)) return invalid(`${text} steht nicht in den Stammdaten.`);
	if (column !== 'Sektion') return undefined;
	const area = row.cell('Bereich') || row.existing?.area.code;
	const section = text || row.existing?.section?.code;
	const misfits = section !== undefined && area !== undefined && master.areas.has(area) && master.sections.get(section) !== area;
	return misfits
		? { text: 'Die Sektion gehört nicht zum gewählten Bereich.', code: 'KB-206', hint: `${section} gehört zu ${master.sections.get(section)}.` }
		: undefined;
}

/** A Kostenstelle that is closed or not valid today takes no new assignments; existing ones stay. */
function costCentreFault(row: ImportRow, { master, today }: ImportRules): ValueFault | undefined {
	const number = row.cell('Kostenstelle');
	const costCentre = master?.costCentres.get(number);
	if (costCentre === undefined || number === row.existing?.costCentre?.number) return undefined;
	const isOpen = costCentre.active && costCentre.validFrom <= today && today <= (costCentre.validTo ?? today);
	return isOpen ? undefined : { text: 'Die Kostenstelle ist für neue Zuordnungen gesperrt oder an diesem Tag nicht gültig.', code: 'KB-408' };
}

/** What must be calibrated needs an interval of its own: the one of the group is a suggestion of the form (RULES.md ). */
function intervalFault(row: ImportRow): ValueFault | undefined {
	const has = row.cell('Prüfintervall') !== '' || (row.existing?.inspectionDevice?.interval ?? null) !== null;
	if (has || row.cell('kalibrierpflichtig').toLowerCase() !== 'ja') return undefined;
	return { text: 'Für kalibrierpflichtige Prüfmittel ist ein Prüfintervall erforderlich.', code: 'KB-204' };
}

function numberFault(row: ImportRow, { mask, master, today }: ImportRules): ValueFault | undefined {
	const number = row.cell('Prüfmittelnummer');
	if (number === '' || number === row.existing?.inspectionDevice?.number) return undefined;
	for (const { inspectionDevice } of master?.apparatuses.values() ?? [])
		if (inspectionDevice?.number === number) return { text: 'Die Prüfmittelnummer ist bereits vergeben.', code: 'KB-201' };
	const group = row.cell('Prüfmittelgruppe') || (row.existing?.group?.code ?? '');
	const context = { group, area: row.cell('Bereich') || (row.existing?.area.code ?? ''), year: Number(today.slice(0, 4)) };
	if (sequenceOf(readMask(mask), context, number) !== undefined) return undefined;
	return { text: `Die Prüfmittelnummer passt nicht zur Maske „${mask}“.`, code: 'KB-202', hint: 'Bleibt die Zelle leer, vergibt Kalibord die nächste Nummer.' };
}

function customFieldFault(row: ImportRow, field: CustomField, { skipEmpty }: ImportRules): ValueFault | undefined {
	const column = `zusatz.${field.key}`;
	const text = row.cell(column);
	if (field.onlyInspectionDevices && !row.isDevice) return text === '' ? undefined : invalid('Dieses Zusatzfeld gibt es nur an Prüfmitteln.');
	const stays = row.existing !== undefined && text === '' && (skipEmpty || !row.has(column));
	if (stays) return undefined;
	const { fault } = checkCustomFieldValue(field, storedText(field, text));
	return fault === undefined ? undefined : { text: valueFaultText(fault, field.type), ...(fault === 'KB-403' && { code: fault }), ...optionsHint(field) };
}

/** A cell in the form that the field type takes: `ja` and `nein` for a checkbox, a German day for a date, an empty cell for nothing. */
function storedText({ type, multiple }: CustomField, text: string): unknown {
	if (text === '') return null;
	if (type === 'checkbox') return { ja: true, nein: false }[text.toLowerCase()] ?? text;
	if (type === 'date') return readCalendarDate(text) ?? text;
	return type === 'select' && multiple === true ? text.split(',').map((key) => key.trim()) : text;
}

function optionsHint({ options }: CustomField): { hint?: string } {
	return options === undefined ? {} : { hint: `Erwartet wird der Schlüssel einer Option: ${options.map(({ key }) => key).join(', ')}.` };
}

/** Columns of the file that no field has. */
export function unknownColumns(head: readonly string[], master: MasterData | undefined): string[] {
	const names: readonly string[] = IMPORT_COLUMNS.map(({ name }) => name);
	return head.filter((column) => {
		const key = customFieldKey(column);
		if (key !== undefined) return master !== undefined && !master.customFields.some((field) => field.key === key);
		return column !== '' && !names.includes(column);
	});
}
