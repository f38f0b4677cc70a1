import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Problem, problemOf, SiteError } from '#schema/problem.ts';
import { describeEngineMessage } from './engine-message.ts';

/** Tells a writer's mistake from a fault of the program: returns the problems behind an error, or `undefined` when no file of the site is to blame. */
export function problemsOfError(error: unknown, root: string): readonly Problem[] | undefined {
	if (!(error instanceof Error)) return undefined;
	if (error instanceof SiteError) return error.problems;
	const own = placeOf(error, root);
	if (own !== undefined) return [problemOf('page-syntax', { ...own, ...describeEngineMessage(error.message) })];
	// The bundler gathers what it found in one error.
	const inner = 'errors' in error && Array.isArray(error.errors) ? error.errors : [error.cause];
	const problems = inner.flatMap((part: unknown) => problemsOfError(part, root) ?? []);
	return problems.length === 0 ? undefined : problems;
}

/** The file of the site where the engine says that an error arose (`loc` of the error, as a path or a `file:` URL), and the line. */
function placeOf(error: Error, root: string): { file: string; line: number | undefined } | undefined {
	if (!('loc' in error) || typeof error.loc !== 'object' || error.loc === null) return undefined;
	const { loc } = error;
	const named = 'file' in loc && typeof loc.file === 'string' ? loc.file : 'id' in error && typeof error.id === 'string' ? error.id : undefined;
	if (named === undefined) return undefined;
	const path = (named.startsWith('file:') ? fileURLToPath(named) : named).replace(/\?.*$/, '');
	const file = relative(root, path).replaceAll('\\', '/');
	return file.startsWith('..') || file.startsWith('src/') ? undefined : { file, line: 'line' in loc && typeof loc.line === 'number' ? loc.line : undefined };
}
