import { textFaults } from '#words/text-faults.ts';
import type { TextRule } from './content.ts';
import type { SourcePage } from './reading/source-page.ts';

export const unevenTable = {
	id: 'uneven-table',
	help: {
		what: 'Eine Zeile einer Tabelle hat mehr Zellen als ihr Kopf, oder als einzige ihrer Tabelle weniger.',
		why: 'Was fehlt, bleibt leer, und was zu viel ist, verschwindet: Werte stehen unter der falschen Überschrift.',
		fix: 'Ergänzen oder streichen Sie ein `|`. Eine leere Zelle ist `| |`; ein Strich, der zu lesen sein soll, ist `\\|`.',
	},
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

/** What is missing at the end is left out on purpose where several rows lack it. */
const isShort = ({ cells, columns }: SourcePage['rows'][number]) => cells < columns;
