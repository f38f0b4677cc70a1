import { middle, type RaceResult } from './results.ts';

/** A column of a table: one number of one step. */
export interface Column {
	title: string;
	step: string;
	value: string;
	digits?: number;
}

/** A table of one content: a row a peer, each number with its ratio to that of `ours`. What was not measured is a dash. */
export function raceTable(
	results: readonly RaceResult[],
	{ content, columns, peers }: { content: string; columns: readonly Column[]; peers: readonly string[] },
): string {
	const number = (peer: string, { step, value }: Column) => middle(results, { peer, content, step, value });
	const measured = peers.filter((peer) => columns.some((column) => number(peer, column) !== undefined));
	const shown = columns.filter((column) => measured.some((peer) => number(peer, column) !== undefined));
	const cell = (peer: string, column: Column) => {
		const [own, base] = [number(peer, column), number('ours', column)];
		if (own === undefined) return '–';
		const said = own.toLocaleString('en-GB', { minimumFractionDigits: column.digits ?? 1, maximumFractionDigits: column.digits ?? 1 });
		return peer === 'ours' || !base || column.title.includes('÷') ? said : `${said} (${(own / base).toPrecision(2)}×)`;
	};
	const rows = measured.map((peer) => [peer, ...shown.map((column) => cell(peer, column))]);
	const head = ['', ...shown.map(({ title }) => title)];
	return [head, head.map((_, place) => (place === 0 ? '---' : '--:')), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** How a number grows with the number of pages: each size beside the one before, and the ratio for ten times as many. */
export function growthTable(
	results: readonly RaceResult[],
	{ sizes, columns, peers }: { sizes: readonly string[]; columns: readonly Column[]; peers: readonly string[] },
): string {
	const head = ['', '', ...sizes];
	const rows = peers.flatMap((peer) =>
		columns.flatMap(({ title, step, value, digits = 0 }) => {
			const numbers = sizes.map((content) => middle(results, { peer, content, step, value }));
			if (numbers.filter((number) => number !== undefined).length < 2) return [];
			return [
				[peer, title, ...numbers.map((number) => number?.toLocaleString('en-GB', { maximumFractionDigits: digits, minimumFractionDigits: digits }) ?? '–')],
			];
		}),
	);
	return [head, head.map((_, place) => (place < 2 ? '---' : '--:')), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
