import type { Problem } from '#schema/problem.ts';

/** Places of warnings that were printed. A build of another language reads untranslated texts again, and would repeat their warnings in its own words. */
export const toldPlaces = (problems: readonly Problem[]): string[] => problems.filter(({ severity }) => severity === 'warning').map(placeKey);

/** Problems without warnings whose places were named before. */
export function notYetTold(problems: readonly Problem[], told: readonly string[]): Problem[] {
	const known = new Set(told);
	return problems.filter((problem) => problem.severity !== 'warning' || !known.has(placeKey(problem)));
}

const placeKey = ({ rule, file, line }: Problem) => `${rule} ${file}:${line ?? ''}`;
