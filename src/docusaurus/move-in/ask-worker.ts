import { type ExecFileException, execFile } from 'node:child_process';
import { join } from 'node:path';
import { moveIn } from '#words/move-in.ts';
import { withoutNetwork } from './network-settings.ts';

/** Timeout of foreign code, in ms. */
const WORKER_LIMIT_MS = 30_000;

/** Mark before an answer, after anything that a configuration prints. */
const ANSWER_START = '\u0001';
/** Mark at the end of an answer: programs that a configuration has started may go on printing and keep the output open. */
const ANSWER_END = '\u0002';

/** Argument that asks for the names of what is missing, wherever it would stand. */
export const KEEP_MISSING = '--keep-missing';

/** Gives the answer of a process that was started by `askWorker`, and ends it. */
export function answer(json: string): void {
	process.stdout.write(ANSWER_START + json + ANSWER_END, () => process.exit(0));
}

/** A value of foreign code as plain data. Throws for circles and anything else that JSON cannot hold. */
export const plainData = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));

/** Runs a file of this folder in a process of its own, with a time limit and without network. Returns what it answers, as plain data; throws with the reason when it does not. */
export async function askWorker(name: string, options: { args: readonly string[]; input?: string; limit?: number }): Promise<unknown> {
	const { limit = WORKER_LIMIT_MS } = options;
	const { promise, resolve, reject } = Promise.withResolvers<string>();
	const child = execFile(
		process.execPath,
		[join(import.meta.dirname, name), ...options.args],
		// Foreign code could handle any other signal and go on.
		{ timeout: limit, killSignal: 'SIGKILL', maxBuffer: 2 ** 28, env: withoutNetwork({ ...process.env, NODE_ENV: 'production' }) },
		(error, _, stderr) => reject(new Error(error?.killed ? moveIn.tooSlow(limit / 1000) : reasonOfSilence(error, stderr))),
	);
	let said = '';
	child.stdout?.on('data', (text: string) => {
		said += text;
		const start = text.includes(ANSWER_END) ? said.lastIndexOf(ANSWER_START) : -1;
		const end = said.indexOf(ANSWER_END, start);
		if (start < 0 || end < 0) return;
		resolve(said.slice(start + ANSWER_START.length, end));
		for (const output of [child.stdout, child.stderr]) output?.destroy();
	});
	// If the process ends before it has read everything, its end is reported, not the broken pipe.
	child.stdin?.on('error', () => {});
	child.stdin?.end(options.input ?? '');
	return JSON.parse(await promise);
}

/** The reason why a process did not answer: its last error, or that it ended by itself. */
function reasonOfSilence(error: ExecFileException | null, stderr: string): string {
	const thrown = /^(?:Uncaught )?(?:[A-Z]\w*)?Error(?: \[\w+\])?: (.+)$/m.exec(stderr)?.[1];
	return thrown ?? moveIn.endedEarly(error?.code ?? 0);
}
