import { askWorker, KEEP_MISSING } from './ask-worker.ts';

/** Key under which the name of what is missing comes back: nobody writes it in a configuration. */
export const MISSING = '\u0001missing';

/** The outcome of a file that a site evaluates: its default export as plain data, or why there is none. */
type Evaluated = { value: unknown } | { error: string };

/**
 * Evaluates configuration files of Docusaurus (`.js`, `.cjs`, `.mjs`, `.ts`, `.json`) in a process of its own that cannot reach the network.
 * Functions are called without arguments when they are the whole export; elsewhere they come back as `{ function: name }`. Packages that are not installed are empty:
 * they are left out, or come back as `{ [MISSING]: name }` where `keepMissing` says so; in lists they always do. So are those that fail, with the `reason`.
 */
export async function evaluate(files: readonly string[], options: { keepMissing?: boolean; limit?: number } = {}): Promise<Evaluated[]> {
	if (files.length === 0) return [];
	const { keepMissing = false, limit } = options;
	try {
		return (await askWorker('evaluate-worker.ts', { ...(limit && { limit }), args: keepMissing ? [KEEP_MISSING, ...files] : files })) as Evaluated[];
	} catch (error) {
		if (files.length === 1) return [{ error: error instanceof Error ? error.message : String(error) }];
		// If one file ends the process, the others are still evaluated.
		const alone: Evaluated[] = [];
		for (const file of files) alone.push(...(await evaluate([file], options)));
		return alone;
	}
}
