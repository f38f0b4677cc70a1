import { eachOnce, type Problem } from '#schema/problem.ts';
import type { RuleId } from '#schema/rule-ids.ts';
import { morePlaces } from '#words/moved-site.ts';

/** Rules whose findings owners of a site fix in one place or everywhere at once. */
const OF_A_KIND = new Set<RuleId>([
	'unknown-box',
	'undrawn-diagram',
	'undrawn-formula',
	'missing-import',
	'failed-component',
	'without-effect',
	'front-matter',
]);

/** Merges warnings of one kind into one at the first place, with the number of other places. For sites written for another program. */
export function sayOnce(problems: readonly Problem[]): Problem[] {
	const kinds = Map.groupBy(eachOnce(problems), (problem) =>
		problem.severity === 'warning' && OF_A_KIND.has(problem.rule) ? `${problem.rule} ${problem.message}` : problem,
	);
	return [...kinds.values()].flatMap(([first, ...more]) =>
		first === undefined ? [] : [more.length === 0 ? first : { ...first, message: first.message + morePlaces(more.length) }],
	);
}
