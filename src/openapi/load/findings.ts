import type { Pointer } from '#openapi/json/pointer.ts';
import { type Problem, problemOf } from '#schema/problem.ts';
import { type RuleId, SEVERITIES } from '#schema/rule-ids.ts';
import { apiFaults } from '#words/api-faults.ts';

/** A finding in a description, before file and line are known. */
export interface ApiFinding {
	rule: Extract<RuleId, `api-${string}`>;
	/** Pointer into the description, as written or as upgraded. */
	pointer: Pointer;
	/** Sentence without its full stop; the pointer is appended. */
	text: string;
	hint: string;
}

/** Most findings that are reported one by one; more usually have a common cause. */
const MOST_FINDINGS = 200;

/**
 * Adds file and line to findings, and the pointer to their messages. If there are too many, errors come first.
 * @param lineOf 1-based line of a pointer, or of its nearest parent that was written.
 */
export function toProblems(findings: readonly ApiFinding[], file: string, lineOf: (pointer: Pointer) => number | undefined): Problem[] {
	const bySeverity = findings.toSorted((a, b) => Number(SEVERITIES[b.rule] === 'error') - Number(SEVERITIES[a.rule] === 'error'));
	const told = (findings.length > MOST_FINDINGS ? bySeverity.slice(0, MOST_FINDINGS) : findings).map(({ rule, pointer, text, hint }) =>
		problemOf(rule, { file, line: lineOf(pointer), message: `${text} (${pointer}).`, hint }),
	);
	const rest = findings.length - told.length;
	const more = { message: apiFaults.more(rest), hint: apiFaults.moreHint };
	return rest === 0 ? told : [...told, problemOf('api-more', { file, ...more })];
}
