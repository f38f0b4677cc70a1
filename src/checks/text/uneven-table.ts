import type { TextRule } from './content.ts';

export const unevenTable = {
	id: 'uneven-table',
	help: {
		what: 'Eine Zeile einer Tabelle hat mehr oder weniger Zellen als ihr Kopf.',
		why: 'Was fehlt, bleibt leer, und was zu viel ist, verschwindet: Werte stehen unter der falschen Überschrift.',
		fix: 'Ergänzen oder streichen Sie ein `|`. Eine leere Zelle ist `| |`; ein Strich, der zu lesen sein soll, ist `\\|`.',
	},
	run: ({ pages }) =>
		pages.flatMap(({ file, rows }) =>
			rows
				.filter(({ cells, columns }) => cells !== columns)
				.map(({ cells, columns, line }) => ({
					file,
					line,
					message: `Diese Zeile der Tabelle hat ${countOf(cells)}, ihr Kopf ${columns}.`,
					hint: 'Ergänzen oder streichen Sie ein „|“; eine leere Zelle ist „| |“.',
				})),
		),
} satisfies TextRule;

const countOf = (cells: number) => (cells === 1 ? 'eine Zelle' : `${cells} Zellen`);
