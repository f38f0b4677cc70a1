import { resolve } from 'node:path';
import { type Problem, SiteError } from '#schema/problem.ts';
import { faultOfMachine } from '#site/fault-of-machine.ts';
import { formatProblems } from '#site/format-problems.ts';
import { tellingLine } from '#text/telling-line.ts';
import { commandWords } from '#words/commands-output.ts';

/** Prints one line of progress. */
export function print(line: string, to: NodeJS.WriteStream = process.stdout): void {
	to.write(`${line}\n`);
}

/** Prints the problems of a site, in colour if the terminal supports it. */
export function printProblems(problems: readonly Problem[], to: NodeJS.WriteStream = process.stdout): void {
	const text = formatProblems(problems, { colour: to.hasColors?.() ?? false });
	if (text !== '') print(`\n${text}`, to);
}

/**
 * Runs a command to its end and sets the exit code it returns. Stack traces appear only on request:
 * problems of the site and the machine are listed, anything else is one line, and `DEBUG=1` adds the trace.
 * @param errors where they are printed, if standard output is reserved.
 */
export async function runCommand(main: () => Promise<number>, errors: NodeJS.WriteStream = process.stdout): Promise<void> {
	try {
		process.exitCode = await main();
	} catch (error) {
		process.exitCode = 1;
		const fault = faultOfMachine(error, resolve(process.env.SITE_ROOT || '.'), resolve(process.env.OUT_DIR || 'dist'));
		const isExpected = error instanceof SiteError || fault !== undefined;
		const message = error instanceof Error ? error.message : String(error);
		if (error instanceof SiteError) printProblems(error.problems, errors);
		else if (fault !== undefined) printProblems([fault], errors);
		else print(commandWords.unexpected(tellingLine(message)), errors);
		if (process.env.DEBUG) print(error instanceof Error ? (error.stack ?? message) : message, errors);
		else if (!isExpected) print(commandWords.debug, errors);
	}
}
