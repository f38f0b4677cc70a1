import { problemOf, SiteError } from '#schema/problem.ts';

/** A pull that failed, as a problem (rule `api-pull`) in the form in which all problems are shown. */
export function pullError(message: string, hint: string): SiteError {
	return new SiteError([problemOf('api-pull', { file: '', message, hint })]);
}
