/** A row of a file with the line it begins in; the head is line 1. */
export interface CsvRow {
	line: number;
	cells: string[];
}

/** A file taken apart. Rows without any text are left out. */
interface CsvFile {
	head: string[];
	rows: CsvRow[];
}

/**
 * Reads CSV with `;` between the cells (RULES.md ). A cell in double quotes may hold `;`, line breaks and quotes, which are doubled there. Cells are
 * trimmed; the mark that some programs set before UTF-8 is left out.
 */
export function readCsv(text: string): CsvFile {
	const rows: CsvRow[] = [];
	let cells: string[] = [];
	let cell = '';
	let isQuoted = false;
	let line = 1;
	let begin = 1;
	const endCell = () => {
		cells.push(cell.trim());
		cell = '';
	};
	const endRow = () => {
		endCell();
		if (cells.some((value) => value !== '')) rows.push({ line: begin, cells });
		cells = [];
		begin = line;
	};
	const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
	for (let at = 0; at < source.length; at++) {
		const sign = source.charAt(at);
		if (sign === '\n') line++;
		if (isQuoted) {
			if (sign !== '"') cell += sign;
			else if (source[at + 1] === '"') cell += source.charAt(at++);
			else isQuoted = false;
		} else if (sign === '"' && cell.trim() === '') {
			isQuoted = true;
			cell = '';
		} else if (sign === ';') endCell();
		else if (sign === '\n') endRow();
		else cell += sign;
	}
	endRow();
	const [head, ...rest] = rows;
	return { head: head?.cells ?? [], rows: rest };
}
