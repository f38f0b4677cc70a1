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

/** Identifies a measurement. */
const KEYS = ['peer', 'content', 'step', 'round'] as const;

/** Notes a measurement, one line each; it replaces an earlier one of the same. The file is read again each time, so that two parts of the race may run at once. */
export function noteResult(file: string, result: RaceResult): void {
	writeResults(file, [...otherResults(file, result), result]);
}

/** Takes back what was noted, e.g. a failure of what is tried again. */
export function dropResult(file: string, which: Pick<RaceResult, (typeof KEYS)[number]>): void {
	writeResults(file, otherResults(file, which));
}

function otherResults(file: string, which: Pick<RaceResult, (typeof KEYS)[number]>): RaceResult[] {
	return readResults(file).filter((one) => KEYS.some((key) => one[key] !== which[key]));
}

function writeResults(file: string, results: readonly RaceResult[]): void {
	writeFileSync(file, `[\n${results.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`);
}

/** The median of a number over all rounds; `undefined` where nothing was measured. */
export function middle(results: readonly RaceResult[], which: Pick<RaceResult, 'peer' | 'content' | 'step'> & { value: string }): number | undefined {
	const rounds = results.filter(({ peer, content, step }) => peer === which.peer && content === which.content && step === which.step);
	const numbers = rounds.flatMap(({ values }) => values[which.value] ?? []);
	return numbers.length === 0 ? undefined : median(numbers);
}
