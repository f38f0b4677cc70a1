import { type Finding, type Problem, problemOf } from '#schema/problem.ts';
import type { RuleId } from '#schema/rule-ids.ts';

/** What people who write or own a site read about a rule in `CHECKS.md`. German. */
export interface Help {
	/** What is wrong. One sentence. */
	what: string;
	/** Why that matters. */
	why: string;
	/** How to mend it. */
	fix: string;
}

/** A rule that looks at a `Subject`. One rule, one file. Its severity stands with its id, in `#schema/rule-ids.ts`. */
export interface Rule<Subject> {
	id: RuleId;
	help: Help;
	run(subject: Subject): Finding[];
}

/** Runs rules one after another. Returns what they found, as problems of theirs. */
export function runRules<Subject>(rules: readonly Rule<Subject>[], subject: Subject): Problem[] {
	return rules.flatMap(({ id, run }) => run(subject).map((finding) => problemOf(id, finding)));
}
