import type { ChildNode, Element } from 'domhandler';
import { isElement } from './twin-page.ts';

/** Prints the content of a cell or of the caption. */
type Print = (nodes: readonly ChildNode[]) => string[];

/**
 * A table as blocks: what stands above it, and its cells. A row of GFM has one line, so what stands below each other in a cell is set behind each other; a
 * cell that goes over several columns or rows stands in the first, and leaves the others empty.
 */
export function tableBlocks(table: Element, print: Print): string[] {
	const parts = table.children.filter(isElement);
	const caption = parts.filter(({ name }) => name === 'caption').flatMap(({ children }) => print(children));
	const rows = gridOf(
		parts.flatMap((part) => (part.name === 'tr' ? [part] : /^t(?:head|body|foot)$/.test(part.name) ? rowsOf(part) : [])),
		print,
	);
	const width = Math.max(0, ...rows.map((cells) => cells.length));
	if (width === 0) return caption;
	const line = (cells: readonly string[]) => `| ${Array.from({ length: width }, (_, column) => cells[column] ?? '').join(' | ')} |`;
	const [head = [], ...body] = rows;
	return [...caption, [line(head), `|${' --- |'.repeat(width)}`, ...body.map(line)].join('\n')];
}

const rowsOf = ({ children }: Element) => children.filter(isElement).filter(({ name }) => name === 'tr');

/** The texts of all rows by column; places that a cell above or before reaches into are empty. */
function gridOf(rows: readonly Element[], print: Print): string[][] {
	const grid: string[][] = rows.map(() => []);
	for (const [top, row] of rows.entries()) {
		let column = 0;
		for (const cell of row.children.filter(isElement)) {
			while (grid[top]?.[column] !== undefined) column++;
			const [across, down] = [span(cell, 'colspan'), span(cell, 'rowspan')];
			for (const reached of grid.slice(top, top + down)) for (let at = 0; at < across; at++) reached[column + at] ??= '';
			const own = grid[top];
			if (own) own[column] = lineOfCell(cell, print);
			column += across;
		}
	}
	return grid;
}

const lineOfCell = ({ children }: Element, print: Print) => print(children).join(' ').replaceAll('\\\n', ' ').replace(/\n/g, ' ').replaceAll('|', '\\|');

/** How many rows or columns a cell takes. As large as HTML allows at most (1,000 columns); 0 rows are all that follow, which the end of the table limits. */
function span({ attribs }: Element, name: 'colspan' | 'rowspan'): number {
	const count = Number.parseInt(attribs[name] ?? '1', 10);
	if (name === 'rowspan' && count === 0) return Number.POSITIVE_INFINITY;
	return Math.min(1000, Math.max(1, count || 1));
}
