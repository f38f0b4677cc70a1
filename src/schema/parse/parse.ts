import type { z } from 'zod';
import { type Problem, problemOf } from '#schema/problem.ts';
import type { RuleId } from '#schema/rule-ids.ts';
import { issues as words } from '#words/issues.ts';
import { describeIssue } from './describe-issue.ts';

/** Where a value stands: the file, and how to find the line of a key in it. */
export interface Origin {
	/** File relative to the site root. */
	file: string;
	/** 1-based line of the value at `path`, or of the nearest parent that is known. */
	lineOf(path: readonly PropertyKey[]): number | undefined;
	/** Rule of the problems, e.g. `front-matter`. */
	rule: RuleId;
	/** Unknown keys are left out, and values that do not fit with a warning, instead of being errors: the file was written for another program. */
	open?: boolean | undefined;
}

/**
 * Checks `input` against `schema`. Owns the wording of every message, so that no text of the schema library reaches a writer.
 * Returns the parsed value with what was left out of it, or the problems (German; each names key, value and fix).
 */
export function parse<S extends z.ZodType>(schema: S, input: unknown, origin: Origin): { value: z.output<S>; ignored: Problem[] } | { problems: Problem[] } {
	const result = schema.safeParse(input, { reportInput: true, error: () => '' });
	if (result.success) return { value: result.data, ignored: [] };
	const issues = result.error.issues.flatMap(unwrapUnion);
	const problems = issues.flatMap(eachKey).map((issue): Problem => {
		const { message, hint } = describeIssue(issue, schema);
		return problemOf(origin.rule, { file: origin.file, line: origin.lineOf(issuePath(issue)), message, hint });
	});
	if (!origin.open) return { problems };
	const unknown = issues.flatMap(eachKey).filter(({ code }) => code === 'unrecognized_keys');
	// Unknown keys go first: without them another branch of a union may fit.
	const rest = (unknown.length > 0 ? unknown : issues).reduce((value: unknown, issue) => withoutPath(value, pathIn(value, unfitPath(issue))), input);
	if (rest === input) return { problems };
	const again = parse(schema, rest, origin);
	if ('problems' in again || unknown.length > 0) return again;
	const hint = words.valueIgnored;
	return { ...again, ignored: [...problems.map((problem) => ({ ...problem, severity: 'warning' as const, hint })), ...again.ignored] };
}

const issuePath = (issue: z.core.$ZodIssue) => (issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys] : issue.path);

/** The path to remove if a value does not fit: that of the value, or of its whole entry, if the value is the entry's type. */
const unfitPath = (issue: z.core.$ZodIssue) => (issue.code === 'invalid_union' && issue.errors.length === 0 ? issue.path.slice(0, -1) : issuePath(issue));

/** A path as it leads through what was written: the schema makes a list of a single value, which has no place in one. */
function pathIn(value: unknown, [key, ...rest]: readonly PropertyKey[]): PropertyKey[] {
	if (key === undefined) return [];
	if (typeof key === 'number' && !Array.isArray(value)) return pathIn(value, rest);
	return [key, ...pathIn(typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined, rest)];
}

/** A copy without the value at a path; the same value if there is none. */
function withoutPath(value: unknown, [key, ...rest]: readonly PropertyKey[]): unknown {
	if (key === undefined || typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return value;
	if (Array.isArray(value)) {
		if (rest.length === 0) return value.filter((_, index) => index !== key);
		const left = value.map((entry: unknown, index) => (index === key ? withoutPath(entry, rest) : entry));
		return left.some((entry, index) => entry !== value[index]) ? left : value;
	}
	const { [key as keyof typeof value]: inner, ...others } = value;
	if (rest.length === 0) return others;
	const left = withoutPath(inner, rest);
	return left === inner ? value : { ...value, [key]: left };
}

/** Unknown keys are reported one by one: each has its own line and its own nearest known key. */
function eachKey(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
	return issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({ ...issue, keys: [key] })) : [issue];
}

/** Of a union the branch that came closest speaks: the one with the fewest issues. */
function unwrapUnion(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
	if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
	const best = issue.errors.reduce((a, b) => (depth(b) > depth(a) || (depth(b) === depth(a) && b.length < a.length) ? b : a));
	return best.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }) as z.core.$ZodIssue).flatMap(unwrapUnion);
}

const depth = (issues: readonly z.core.$ZodIssue[]) => Math.max(0, ...issues.map((issue) => issue.path.length));
