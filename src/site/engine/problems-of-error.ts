import { type Problem, problemOf, SiteError } from '#schema/problem.ts';
import { describeEngineMessage } from '#site/engine-message.ts';
import { withOtherFaults } from '#site/explain-page.ts';
import { siteFile } from '#site/site-file.ts';
import { placeOfMention, type SourcePlace } from './place-of-mention.ts';

/** Tells a writer's mistake from a fault of the program: returns the problems behind an error, or `undefined` when no file of the site is to blame. */
export function problemsOfError(error: unknown, root: string): readonly Problem[] | undefined {
	if (error instanceof SiteError) return error.problems;
	// What the bundler gathers need not be an `Error`.
	if (typeof error !== 'object' || error === null || !('message' in error) || typeof error.message !== 'string') return undefined;
	const own = placeOfError(error, root);
	if (own !== undefined) {
		const { message, hint, mention } = describeEngineMessage(error.message);
		// Of a compiled page the bundler knows the line of the result only.
		const place = mention !== undefined && own.file.endsWith('.mdx') ? placeOfMention(root, own.file, { code: mention }) : own;
		return withOtherFaults(problemOf('page-syntax', { ...place, line: place.line ?? own.line, message, hint }), root);
	}
	const inner = 'errors' in error && Array.isArray(error.errors) ? error.errors : 'cause' in error ? [error.cause] : [];
	const problems = inner.flatMap((part: unknown) => problemsOfError(part, root) ?? []);
	return problems.length === 0 ? undefined : problems;
}

/** The file of the site where the engine says that an error arose (`loc` of the error), and the line. */
function placeOfError(error: object, root: string): SourcePlace | undefined {
	if (!('loc' in error) || typeof error.loc !== 'object' || error.loc === null) return undefined;
	const { loc } = error;
	const named = 'file' in loc && typeof loc.file === 'string' ? loc.file : 'id' in error && typeof error.id === 'string' ? error.id : undefined;
	const file = named === undefined ? undefined : siteFile(root, named);
	return file === undefined ? undefined : { file, line: 'line' in loc && typeof loc.line === 'number' ? loc.line : undefined };
}
