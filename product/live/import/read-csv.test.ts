import { expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';

test('head and rows with their lines, on any system', () => {
	const expected = { head: ['a', 'b'], rows: [{ line: 2, cells: ['1', '2'] }] };
	for (const end of ['\n', '\r\n', '\r']) expect(readCsv(['a;b', '1;2', ''].join(end))).toEqual(expected);
	expect(readCsv('\uFEFFa;b\n1; 2 ')).toEqual(expected);
});

test('quotes keep separators, line breaks and quotes; lines are counted as in the file', () => {
	expect(readCsv('a;b\n"x;y";"1\n2 ""q"""\n3;4')).toEqual({
		head: ['a', 'b'],
		rows: [
			{ line: 2, cells: ['x;y', '1\n2 "q"'] },
			{ line: 4, cells: ['3', '4'] },
		],
	});
});

test('a quote inside a cell is a character', () => {
	expect(readCsv('a\nGewinde 1/2"').rows).toEqual([{ line: 2, cells: ['Gewinde 1/2"'] }]);
});

test('empty rows are left out, empty cells are kept', () => {
	expect(readCsv('a;b\n\n;;\n;2\n')).toEqual({ head: ['a', 'b'], rows: [{ line: 4, cells: ['', '2'] }] });
	expect(readCsv('')).toEqual({ head: [], rows: [] });
});
