import { textFaults } from '#words/text-faults.ts';
import type { TextRule } from './content.ts';
import type { SourcePage } from './reading/source-page.ts';

export const unevenTable = {
	id: 'uneven-table',
	run: ({ pages }) =>
		pages.flatMap(({ file, rows }) =>
			rows
				.filter((row) => row.cells > row.columns || (isShort(row) && !rows.some((other) => other !== row && other.head === row.head && isShort(other))))
				.map(({ cells, columns, line }) => ({
					file,
					line,
					message: textFaults.unevenTable(cells, columns),
					hint: textFaults.unevenTableHint,
				})),
		),
} satisfies TextRule;

/** If several rows lack cells at their end, these are left out on purpose. */
const isShort = ({ cells, columns }: SourcePage['rows'][number]) => cells < columns;
