import type { ReactNode } from 'react';

interface FigureTableProps {
	head: readonly ReactNode[];
	rows: readonly (readonly ReactNode[])[];
}

/** What a figure shows as a table, for readers who do not see it. */
export function FigureTable({ head, rows }: FigureTableProps) {
	return (
		<table>
			<thead>
				<tr>
					{head.map((cell, column) => (
						<th key={column} scope="col">
							{cell}
						</th>
					))}
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
