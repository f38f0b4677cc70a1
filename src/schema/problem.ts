import { type RuleId, SEVERITIES, type Severity } from './rule-ids.ts';

/** What is wrong and how to mend it, in German. */
export interface Wording {
	/** What is wrong. One sentence. */
	message: string;
	/** How to mend it. One sentence or two. */
	hint: string;
}

/** A place in what people wrote. */
export interface FilePlace {
	/** File relative to the site root, or `''` when no single file is to blame. */
	file: string;
	/** 1-based line, when known. */
	line?: number | undefined;
}

/** What a rule found, and where. */
export interface Finding extends Wording, FilePlace {
	/** Where else the fault may stand: what is missing in one place is misspelt, or was left out, in another. */
	see?: FilePlace | undefined;
	/** Only where it is not that of the rule. */
	severity?: Severity;
	/** Told, but it stops nothing, a strict site neither. */
	tolerated?: boolean;
}

/** One finding for the people who write or own a site: what is wrong, where, and how to mend it. */
export interface Problem extends Finding {
	severity: Severity;
	rule: RuleId;
}

/** A finding as a problem of its rule. */
export function problemOf(rule: RuleId, finding: Finding): Problem {
	return { severity: SEVERITIES[rule], rule, ...finding };
}

/** Each finding once: two who read the same file may find the same. */
export function eachOnce(problems: readonly Problem[]): Problem[] {
	return [...Map.groupBy(problems, ({ rule, file, line, message }) => `${rule} ${file}:${line} ${message}`).values()].flatMap(([first]) => first ?? []);
}

/** Thrown once with everything that was found, so that a writer sees all problems of a run together. */
export class SiteError extends Error {
	readonly problems: readonly Problem[];

	constructor(problems: readonly Problem[]) {
		super(`${problems.length} problems of the site`);
		this.name = 'SiteError';
		this.problems = problems;
	}
}

/** What `read` returns, or the problems of the `SiteError` that it throws. */
export function problemsOr<T>(read: () => T): T | { problems: Problem[] } {
	try {
		return read();
	} catch (error) {
		if (error instanceof SiteError) return { problems: [...error.problems] };
		throw error;
	}
}
