import type { Problem } from '#schema/problem.ts';

/** Where warnings stand, for whoever builds the same texts again: another language of the site has those without a translation, and words of its own for what is wrong. */
export const toldPlaces = (problems: readonly Problem[]): string[] => problems.filter(({ severity }) => severity === 'warning').map(placeKey);

/** Problems without the warnings that were told of the same places. */
export function notYetTold(problems: readonly Problem[], told: readonly string[]): Problem[] {
	const known = new Set(told);
	return problems.filter((problem) => problem.severity !== 'warning' || !known.has(placeKey(problem)));
}

const placeKey = ({ rule, file, line }: Problem) => `${rule} ${file}:${line ?? ''}`;
