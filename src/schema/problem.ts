/** One finding for the people who write or own a site: what is wrong, where, and how to mend it. All texts are German. */
export interface Problem {
	/** Errors stop the build; warnings stop it only in a strict site. */
	severity: 'error' | 'warning';
	/** Stable id of the rule, e.g. `broken-link`. */
	rule: string;
	/** File relative to the site root, or `''` when no single file is to blame. */
	file: string;
	/** 1-based line, when known. */
	line?: number | undefined;
	/** What is wrong. One sentence. */
	message: string;
	/** How to mend it. One sentence. */
	hint?: string | undefined;
}

/** Thrown once with everything that was found, so that a writer sees all problems of a run together. */
export class SiteError extends Error {
	readonly problems: readonly Problem[];

	constructor(problems: readonly Problem[]) {
		super(`${problems.length} Problem(e) in der Website`);
		this.name = 'SiteError';
		this.problems = problems;
	}
}
