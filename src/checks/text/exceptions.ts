import type { CheckException } from '#schema/content-checks.ts';
import type { Problem } from '#schema/problem.ts';

/** Exceptions as written, with the way back to their lines. */
export interface Exceptions {
	/** File relative to the site root. */
	file: string;
	entries: readonly (CheckException & { line: number | undefined })[];
}

/** Tells which findings are meant to be as they are. An exception that has fitted none by then is a finding itself. */
export function trackExceptions({ file, entries }: Exceptions): { isExcepted(problem: Problem): boolean; unused(): Problem[] } {
	const used = new Set<Exceptions['entries'][number]>();
	return {
		isExcepted(problem) {
			const fitting = entries.filter((entry) => fits(problem, entry));
			for (const entry of fitting) used.add(entry);
			return fitting.length > 0;
		},
		unused: () =>
			entries
				.filter((entry) => !used.has(entry))
				.map(({ line, ...entry }) => ({
					severity: 'warning',
					rule: 'unused-exception',
					file,
					line,
					message: `Die Ausnahme für ${[entry.check, entry.file, entry.text].filter((part) => part !== undefined).join(', ')} trifft auf nichts mehr zu.`,
					hint: 'Streichen Sie sie.',
				})),
	};
}

const fits = (problem: Problem, { check, file, text }: CheckException) =>
	problem.rule === check && (file === undefined || problem.file === file) && (text === undefined || problem.message.includes(text));
