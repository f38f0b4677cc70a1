import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { median } from '../measure-load.ts';

/** One measurement: which program did what with which content, and the numbers that came of it. */
export interface Result {
	peer: string;
	content: string;
	/** E.g. `cold`, `changed`, `view phone`. */
	step: string;
	round: number;
	values: Readonly<Record<string, number>>;
	/** Why there are no numbers. */
	failed?: string;
}

/** Everything measured so far, one line a measurement; a measurement that is made again replaces the one before. */
export function keepResults(file: string): { all: readonly Result[]; add(result: Result): void } {
	const all: Result[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
	const same = (a: Result, b: Result) => a.peer === b.peer && a.content === b.content && a.step === b.step && a.round === b.round;
	return {
		all,
		add(result) {
			const before = all.findIndex((other) => same(other, result));
			if (before >= 0) all.splice(before, 1);
			all.push(result);
			writeFileSync(file, `[\n${all.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`);
		},
	};
}

/** The median of a number over all rounds; `undefined` where nothing was measured. */
export function middle(results: readonly Result[], which: Pick<Result, 'peer' | 'content' | 'step'> & { value: string }): number | undefined {
	const rounds = results.filter(({ peer, content, step }) => peer === which.peer && content === which.content && step === which.step);
	const numbers = rounds.flatMap(({ values }) => values[which.value] ?? []);
	return numbers.length === 0 ? undefined : median(numbers);
}
