import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Problem, SiteError } from '#schema/problem.ts';

/** Tells a writer's mistake from a fault of the program: returns the problems behind an error, or `undefined` when no file of the site is to blame. */
export function problemsOfError(error: unknown, root: string): readonly Problem[] | undefined {
	if (!(error instanceof Error)) return undefined;
	if (error instanceof SiteError) return error.problems;
	const place = placeOf(error);
	const file = place && relative(root, place.file).replaceAll('\\', '/');
	if (place === undefined || file === undefined || file.startsWith('..')) return problemsOfError(error.cause, root);
	const reason = error.message.split('\n')[0] ?? '';
	return [
		{
			severity: 'error',
			rule: 'page-syntax',
			file,
			line: place.line,
			message: `Die Seite lässt sich nicht übersetzen: ${reason}`,
			hint: 'Prüfen Sie an dieser Stelle Klammern, Anführungszeichen und Namen von Komponenten.',
		},
	];
}

/** Where the engine says that an error arose: `loc` of the error, with the file as a path or a `file:` URL. */
function placeOf(error: Error): { file: string; line: number | undefined } | undefined {
	if (!('loc' in error) || typeof error.loc !== 'object' || error.loc === null) return undefined;
	const { loc } = error;
	const named = 'file' in loc && typeof loc.file === 'string' ? loc.file : 'id' in error && typeof error.id === 'string' ? error.id : undefined;
	if (named === undefined) return undefined;
	const path = named.startsWith('file:') ? fileURLToPath(named) : named;
	return { file: path.replace(/\?.*$/, ''), line: 'line' in loc && typeof loc.line === 'number' ? loc.line : undefined };
}
