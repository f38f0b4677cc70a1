import type { Apparatus } from '#product/schema/apparatus.ts';
import { IMPORT_COLUMNS } from './import-columns.ts';
import type { CsvRow } from './read-csv.ts';

/** One row of an import with the apparatus that it changes, if there is one. */
export interface ImportRow {
	line: number;
	identNo: string;
	/** More cells than the head has columns. */
	isTooLong: boolean;
	/** The apparatus with this Identnummer; `undefined` for one that is to be made. */
	existing: Apparatus | undefined;
	/** Whether the file has the column. */
	has(column: string): boolean;
	/** Text of a cell; '' when it is empty or the column is missing. */
	cell(column: string): string;
	/** The row is about an inspection device, or makes one. */
	isDevice: boolean;
}

/** Reads one row by the names in the head. */
export function importRow({ line, cells }: CsvRow, head: readonly string[], apparatuses: ReadonlyMap<string, Apparatus> | undefined): ImportRow {
	const cell = (column: string) => cells[head.indexOf(column)] ?? '';
	const identNo = cell('Identnummer');
	const existing = apparatuses?.get(identNo.toLowerCase());
	const makesDevice = IMPORT_COLUMNS.some((column) => 'isOfDevice' in column && cell(column.name) !== '');
	return {
		line,
		identNo,
		isTooLong: cells.slice(head.length).some((text) => text !== ''),
		existing,
		has: (column) => head.includes(column),
		cell,
		isDevice: makesDevice || (existing !== undefined && existing.inspectionDevice !== null),
	};
}
