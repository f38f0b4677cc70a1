import { type Finding, type Problem, problemOf } from '#schema/problem.ts';
import type { RuleId } from '#schema/rule-ids.ts';

/** A rule that checks a `Subject`. One rule, one file. Its severity is in `#schema/rule-ids.ts`, its explanation in `#words/rule-help/`. */
export interface Rule<Subject> {
	id: RuleId;
	run(subject: Subject): Finding[];
}

/** Runs rules one after another. Returns their findings as problems. */
export function runRules<Subject>(rules: readonly Rule<Subject>[], subject: Subject): Problem[] {
	return rules.flatMap(({ id, run }) => run(subject).map((finding) => problemOf(id, finding)));
}
