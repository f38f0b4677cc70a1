import type { ComponentProps, ReactNode } from 'react';

interface FigureTableProps extends ComponentProps<'table'> {
	head: readonly ReactNode[];
	rows: readonly (readonly ReactNode[])[];
}

/** A table of fixed cells: what a figure shows, for readers who do not see it, or a drawn list. */
export function FigureTable({ head, rows, ...attributes }: FigureTableProps) {
	return (
		<table {...attributes}>
			<thead>
				<tr>
					{head.map((cell, column) =>
						cell === '' ? (
							<td key={column} />
						) : (
							<th key={column} scope="col">
								{cell}
							</th>
						),
					)}
				</tr>
			</thead>
			<tbody>
				{rows.map((row, index) => (
					<tr key={index}>
						{row.map((cell, column) => (
							<td key={column}>{cell}</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}
