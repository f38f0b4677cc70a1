import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** How long a configuration may take to say what it holds. */
const LIMIT_MS = 30_000;

/** What came of a file that a site evaluates: its default export as plain data, or why there is none. */
export type Evaluated = { value: unknown } | { error: string };

/**
 * Evaluates configuration files of Docusaurus (`.js`, `.cjs`, `.mjs`, `.ts`, `.json`) in a process of its own that cannot reach the network.
 * Functions are called without arguments when they are the whole export; elsewhere they come back as `{ function: name }`. Packages that are not installed are empty.
 */
export async function evaluate(files: readonly string[]): Promise<Evaluated[]> {
	if (files.length === 0) return [];
	const worker = join(import.meta.dirname, 'evaluate-worker.ts');
	try {
		const { stdout } = await run(process.execPath, [worker, ...files], {
			timeout: LIMIT_MS,
			maxBuffer: 2 ** 28,
			env: { ...process.env, NODE_ENV: 'production' },
		});
		return JSON.parse(stdout.slice(stdout.lastIndexOf('\u0001') + 1)) as Evaluated[];
	} catch (error) {
		const killed = typeof error === 'object' && error !== null && 'killed' in error && error.killed === true;
		const reason = killed ? `nach ${LIMIT_MS / 1000} s nicht fertig` : error instanceof Error ? error.message : String(error);
		return files.map(() => ({ error: reason }));
	}
}
