import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { median } from '../measure-load.ts';

/** One measurement: which program did what with which content, and the numbers that came of it. */
export interface RaceResult {
	peer: string;
	content: string;
	/** E.g. `cold`, `changed`, `view phone`. */
	step: string;
	round: number;
	values: Readonly<Record<string, number>>;
	/** Why there are no numbers. */
	failed?: string;
}

/** Everything measured so far. */
export function readResults(file: string): RaceResult[] {
	return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/** Notes a measurement, one line each; it replaces an earlier one of the same. The file is read again each time, so that two parts of the race may run at once. */
export function noteResult(file: string, result: RaceResult): void {
	const isOther = (before: RaceResult) => (['peer', 'content', 'step', 'round'] as const).some((key) => before[key] !== result[key]);
	const all = [...readResults(file).filter(isOther), result];
	writeFileSync(file, `[\n${all.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`);
}

/** The median of a number over all rounds; `undefined` where nothing was measured. */
export function middle(results: readonly RaceResult[], which: Pick<RaceResult, 'peer' | 'content' | 'step'> & { value: string }): number | undefined {
	const rounds = results.filter(({ peer, content, step }) => peer === which.peer && content === which.content && step === which.step);
	const numbers = rounds.flatMap(({ values }) => values[which.value] ?? []);
	return numbers.length === 0 ? undefined : median(numbers);
}
