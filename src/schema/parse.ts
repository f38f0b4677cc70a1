import type { z } from 'zod';
import { describeIssue } from './describe-issue.ts';
import { type Problem, problemOf } from './problem.ts';
import type { RuleId } from './rule-ids.ts';

/** Where a value stands: the file, and how to find the line of a key in it. */
export interface Origin {
	/** File relative to the site root. */
	file: string;
	/** 1-based line of the value at `path`, or of the nearest parent that is known. */
	lineOf(path: readonly PropertyKey[]): number | undefined;
	/** Rule of the problems, e.g. `front-matter`. */
	rule: RuleId;
}

/**
 * Checks `input` against `schema`. Owns the wording of every message, so that no text of the schema library reaches a writer.
 * Returns the parsed value, or the problems (German; each names key, value and fix).
 */
export function parse<S extends z.ZodType>(schema: S, input: unknown, origin: Origin): { value: z.output<S> } | { problems: Problem[] } {
	const result = schema.safeParse(input, { reportInput: true, error: () => '' });
	if (result.success) return { value: result.data };
	return {
		problems: result.error.issues
			.flatMap(unwrapUnion)
			.flatMap(eachKey)
			.map((issue): Problem => {
				const { message, hint } = describeIssue(issue, schema);
				const path = issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys] : issue.path;
				return problemOf(origin.rule, { file: origin.file, line: origin.lineOf(path), message, hint });
			}),
	};
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
