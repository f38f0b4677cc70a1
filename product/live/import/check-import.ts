import type { CalendarDate } from '#product/domain/calendar-date.ts';
import { DEFAULT_LEAD_DAYS, type DeviceStatus, deviceStatus } from '#product/domain/device-status.ts';
import { type DueMode, dueDate } from '#product/domain/due-date.ts';
import { dateOf, type ImportRules, type RowFault, rowFaults, unknownColumns } from './check-row.ts';
import { readInterval } from './import-columns.ts';
import { type ImportRow, importRow } from './import-row.ts';
import { readCsv } from './read-csv.ts';

/** Rows that one file may have (RULES.md ). */
export const MOST_ROWS = 5000;

export interface ImportOptions extends ImportRules {
	mode: DueMode;
}

/** What a row without faults becomes. */
export type ImportOutcome =
	| { kind: 'change' }
	| { kind: 'apparatus' }
	| { kind: 'device'; due: CalendarDate | null; status: DeviceStatus; firstInspectionOpen: boolean };

export interface CheckedRow {
	line: number;
	identNo: string;
	faults: RowFault[];
	/** Only for a row without faults. */
	outcome: ImportOutcome | undefined;
}

export interface ImportCheck {
	/** Why the file cannot be read at all. */
	problem: string | undefined;
	/** Columns that belong to no field. */
	unknown: string[];
	rows: CheckedRow[];
}

/** Checks a file as the import does before **Übernehmen** (RULES.md ): says for each row what is wrong, or what becomes of it. */
export function checkImport(text: string, options: ImportOptions): ImportCheck {
	const { head, rows } = readCsv(text);
	const problem = fileProblem(head, rows.length);
	if (problem !== undefined) return { problem, unknown: [], rows: [] };
	const seen = { identNo: new Set<string>(), number: new Set<string>() };
	const checked = rows.map((csv): CheckedRow => {
		const row = importRow(csv, head, options.master?.apparatuses);
		const faults = [...rowFaults(row, options), ...repeatedNumbers(row, seen)];
		return { line: row.line, identNo: row.identNo, faults, outcome: faults.length === 0 ? outcomeOf(row, options) : undefined };
	});
	return { problem: undefined, unknown: unknownColumns(head, options.master), rows: checked };
}

function fileProblem(head: readonly string[], rows: number): string | undefined {
	if (head.length === 0) return 'Die Datei ist leer.';
	const [only = ''] = head;
	if (head.length === 1 && /[,\t]/.test(only)) return 'Die Spalten sind nicht mit Semikolon getrennt. Speichern Sie die Datei mit dem Trennzeichen „;“.';
	const twice = head.find((name, index) => name !== '' && head.indexOf(name) !== index);
	if (twice !== undefined) return `Die Spalte „${twice}“ steht zweimal in der Kopfzeile.`;
	if (!head.includes('Identnummer')) return 'Die Spalte „Identnummer“ fehlt in der Kopfzeile. Sie ist der Schlüssel des Imports.';
	if (rows === 0) return 'Unter der Kopfzeile steht keine Zeile.';
	return rows > MOST_ROWS ? `Die Datei hat ${rows} Zeilen, höchstens ${MOST_ROWS} sind möglich. Teilen Sie sie.` : undefined;
}

/** Identnummer and Prüfmittelnummer stand once in a file. */
function repeatedNumbers(row: ImportRow, seen: Record<'identNo' | 'number', Set<string>>): RowFault[] {
	const identNo = row.identNo.toLowerCase();
	const number = row.cell('Prüfmittelnummer');
	const faults: RowFault[] = [];
	if (identNo !== '' && seen.identNo.has(identNo))
		faults.push({ column: 'Identnummer', text: 'Die Identnummer ist bereits vergeben.', code: 'KB-203', hint: 'Sie steht weiter oben in der Datei.' });
	if (number !== '' && seen.number.has(number))
		faults.push({
			column: 'Prüfmittelnummer',
			text: 'Die Prüfmittelnummer ist bereits vergeben.',
			code: 'KB-201',
			hint: 'Sie steht weiter oben in der Datei.',
		});
	seen.identNo.add(identNo);
	seen.number.add(number);
	return faults;
}

/** What becomes of a row: the last calibration makes a report that sets the due date (RULES.md ). */
function outcomeOf(row: ImportRow, { mode, today }: ImportOptions): ImportOutcome {
	if (row.existing !== undefined) return { kind: 'change' };
	if (!row.isDevice) return { kind: 'apparatus' };
	const calibrated = dateOf(row, 'letzte Kalibrierung');
	const due = dueDate({
		interval: readInterval(row.cell('Prüfintervall')) ?? null,
		basis: calibrated === '' ? null : { date: calibrated },
		inServiceSince: dateOf(row, 'Aufnahmedatum'),
		mode,
	});
	const firstInspectionOpen = calibrated === '';
	const days = { leadDays: Number(row.cell('Vorwarnzeit') || DEFAULT_LEAD_DAYS), graceDays: Number(row.cell('Karenzzeit') || 0) };
	const status = deviceStatus({ retiredAt: null, blocked: null, calibration: null, dueDate: due, firstInspectionOpen, ...days }, today);
	return { kind: 'device', due, status, firstInspectionOpen };
}
