import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { moveIn } from '#words/move-in.ts';

/** How long foreign code may take to say what it holds. */
const LIMIT_MS = 30_000;

/** What stands before an answer: whatever a configuration prints comes earlier. */
const ANSWER_START = '\u0001';

/** Argument that asks for the names of what is missing, wherever it would stand. */
export const KEEP_MISSING = '--keep-missing';

/** Gives the answer of a process that was started by `askWorker`, and ends it. */
export function answer(json: string): void {
	process.stdout.write(ANSWER_START + json, () => process.exit(0));
}

/** Runs a file of this folder in a process of its own, with a time limit. Returns what it answers, as plain data; throws with the reason when it does not. */
export async function askWorker(name: string, options: { args: readonly string[]; input?: string }): Promise<unknown> {
	const { promise, resolve, reject } = Promise.withResolvers<string>();
	const child = execFile(
		process.execPath,
		[join(import.meta.dirname, name), ...options.args],
		{ timeout: LIMIT_MS, maxBuffer: 2 ** 28, env: { ...process.env, NODE_ENV: 'production' } },
		(error, stdout) => (error ? reject(error.killed ? new Error(moveIn.tooSlow(LIMIT_MS / 1000)) : error) : resolve(stdout)),
	);
	child.stdin?.end(options.input ?? '');
	const stdout = await promise;
	return JSON.parse(stdout.slice(stdout.lastIndexOf(ANSWER_START) + ANSWER_START.length));
}
