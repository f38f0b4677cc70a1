import { type RuleId, SEVERITIES, type Severity } from './rule-ids.ts';

/** What is wrong and how to fix it, in the language of the site. */
export interface Wording {
	/** What is wrong. One sentence. */
	message: string;
	/** How to fix it. One or two sentences. */
	hint: string;
}

/** A place in the sources of a site. */
export interface FilePlace {
	/** File relative to the site root, or `''` if no single file is to blame. */
	file: string;
	/** 1-based line, if known. */
	line?: number | undefined;
}

/** What a rule found, and where. */
export interface Finding extends Wording, FilePlace {
	/** Other places where the fault may be: what one place lacks may be misspelt or left out in another. */
	see?: FilePlace | undefined;
	/** Only if it differs from that of the rule. */
	severity?: Severity;
	/** Reported, but never stops a build, not even of a strict site. */
	tolerated?: boolean;
}

/** One finding for writers and owners of a site: what is wrong, where, and how to fix it. */
export interface Problem extends Finding {
	severity: Severity;
	rule: RuleId;
}

/** A finding as a problem of its rule. */
export function problemOf(rule: RuleId, finding: Finding): Problem {
	return { severity: SEVERITIES[rule], rule, ...finding };
}

/** Removes duplicates: two readers of the same file may report the same finding. */
export function eachOnce(problems: readonly Problem[]): Problem[] {
	return [...Map.groupBy(problems, ({ rule, file, line, message }) => `${rule} ${file}:${line} ${message}`).values()].flatMap(([first]) => first ?? []);
}

/** A problem where only a text arrives, such as the log of the engine; `problemOfText` reads it back. */
const textOfProblem = ({ file, line, message, hint, rule }: Problem): string =>
	`${file}${line === undefined ? '' : `:${line}`}  ${message} [${rule}]\n  → ${hint}`;

/** The first problem in the text of a `SiteError`, with whatever stands around it; `undefined` in other texts. */
export function problemOfText(text: string): Problem | undefined {
	const [, file, line, message, rule, hint] = /\bSiteError: (.*?)(?::(\d+))? {2}(.+) \[([\w-]+)\]\n {2}→ (.+)/.exec(text) ?? [];
	if (file === undefined || message === undefined || hint === undefined || !isRuleId(rule)) return undefined;
	return problemOf(rule, { file, line: line === undefined ? undefined : Number(line), message, hint });
}

const isRuleId = (text: string | undefined): text is RuleId => text !== undefined && Object.hasOwn(SEVERITIES, text);

/** Thrown once with all findings, so that writers see all problems of a run together. */
export class SiteError extends Error {
	readonly problems: readonly Problem[];

	constructor(problems: readonly Problem[]) {
		super(problems.map(textOfProblem).join('\n'));
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
