import { type Finding, type Problem, problemOf } from '#schema/problem.ts';
import type { RuleId } from '#schema/rule-ids.ts';

/** A rule that looks at a `Subject`. One rule, one file. Its severity stands with its id, in `#schema/rule-ids.ts`; what people read about it in `#words/rule-help/`. */
export interface Rule<Subject> {
	id: RuleId;
	run(subject: Subject): Finding[];
}

/** Runs rules one after another. Returns what they found, as problems of theirs. */
export function runRules<Subject>(rules: readonly Rule<Subject>[], subject: Subject): Problem[] {
	return rules.flatMap(({ id, run }) => run(subject).map((finding) => problemOf(id, finding)));
}
