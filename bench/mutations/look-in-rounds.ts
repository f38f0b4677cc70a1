import type { Problem } from '#schema/problem.ts';
import type { Mutation } from './draw-mutations.ts';
import { isMentioned, isOf, suspectOf } from './places.ts';

/** One way to look at a site (reading it, building it), and how its problems are used. */
export interface Look {
	/** What is found with these mutations and no others. */
	look(planted: readonly Mutation[]): readonly Problem[] | Promise<readonly Problem[]>;
	/** Mutations of one file that are planted together have this many lines between them. */
	apart: number;
	reported(mutation: Mutation, problems: readonly Problem[]): void;
	silent(mutation: Mutation): void;
	/** Asked after each look. */
	goesOn(): boolean;
}

/**
 * Finds which of these mutations are reported. Many are planted together; what is reported at its line, or by its broken name, is mended before the next look, so that nothing hides
 * behind something else. A problem that stands elsewhere is shown to be that of a mutation by planting it alone.
 */
export async function lookInRounds(all: readonly Mutation[], { look, apart, reported, silent, goesOn }: Look): Promise<void> {
	const alone: Mutation[] = [];
	let open = [...all];
	while (open.length > 0) {
		let left = roundOf(open, apart);
		open = open.filter((mutation) => !left.includes(mutation));
		while (left.length > 0) {
			const problems = await look(left);
			if (problems.length === 0 || left.length === 1) {
				for (const mutation of left) {
					if (problems.length === 0) silent(mutation);
					else reported(mutation, problems);
				}
				left = [];
			} else {
				const found = left.filter((mutation) => problems.some((problem) => isOf(problem, mutation, left)));
				for (const mutation of found)
					reported(
						mutation,
						problems.filter((problem) => isOf(problem, mutation, left)),
					);
				const suspects = left.filter((mutation) => problems.some((problem) => suspectOf(problem, left) === mutation));
				// If nothing tells which mutation caused a problem, each is planted alone.
				const away = found.length > 0 ? found : suspects.length > 0 ? suspects : left;
				if (found.length === 0) alone.push(...away);
				left = left.filter((mutation) => !away.includes(mutation));
			}
			if (!goesOn()) return;
		}
	}
	const last: Mutation[] = [];
	for (let left = alone; left.length > 0 && goesOn(); ) {
		// One mutation for each file: a problem in a file belongs to its mutation, unless it names another one.
		const round = roundOf(left, Number.POSITIVE_INFINITY);
		left = left.filter((mutation) => !round.includes(mutation));
		const problems = await look(round);
		for (const mutation of round) {
			const own = problems.filter((problem) => problem.file === mutation.file && !round.some((other) => other !== mutation && isMentioned(other, problem)));
			if (own.length > 0) reported(mutation, own);
			else if (problems.length === 0) silent(mutation);
			else last.push(mutation);
		}
	}
	for (const mutation of last) {
		const problems = await look([mutation]);
		if (problems.length === 0) silent(mutation);
		else reported(mutation, problems);
		if (!goesOn()) return;
	}
}

function roundOf(open: readonly Mutation[], apart: number): Mutation[] {
	const round: Mutation[] = [];
	for (const one of open) if (!round.some(({ file, line }) => file === one.file && Math.abs(line - one.line) < apart)) round.push(one);
	return round;
}
