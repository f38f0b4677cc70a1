import { problemOf, SiteError } from '#schema/problem.ts';

/** A failed pull, as a problem (rule `api-pull`) like all others. */
export function pullError(message: string, hint: string): SiteError {
	return new SiteError([problemOf('api-pull', { file: '', message, hint })]);
}
