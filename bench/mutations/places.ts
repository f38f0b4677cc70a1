import type { Problem } from '#schema/problem.ts';
import { escapePattern } from '#text/escape-pattern.ts';
import type { Mutation } from './draw-mutations.ts';

/** Lines between what is reported and what is broken: a faulty bracket is noticed a little later. */
const NEAR = 3;

/** Whether a problem names the line of a mutation, or one a little away from it, as its own place or as the one to see. */
export const isAt = ({ file, line, see }: Problem, mutation: Mutation): boolean =>
	[{ file, line }, see].some((place) => place?.file === mutation.file && place.line !== undefined && Math.abs(place.line - mutation.line) <= NEAR);

/** Whether a problem can only come from this one of the planted mutations: it is reported at its place, or names the broken text, which occurs nowhere else. */
export const isOf = (problem: Problem, mutation: Mutation, planted: readonly Mutation[]): boolean =>
	isAt(problem, mutation) ||
	(!planted.some((other) => other.to === mutation.to && other !== mutation) &&
		mutation.to.length > 4 &&
		mutation.to !== mutation.from &&
		`${problem.message} ${problem.hint}`.includes(mutation.to));

/** For a problem that is not at the place of any planted mutation, the one that may have caused it: the last above it in its file, the first in its file, or one that it names. */
export function suspectOf(problem: Problem, planted: readonly Mutation[]): Mutation | undefined {
	const inFile = planted.filter(({ file }) => file === problem.file).toSorted((a, b) => a.line - b.line);
	return (
		inFile.findLast(({ line }) => problem.line !== undefined && line <= problem.line) ?? inFile[0] ?? planted.find((mutation) => isMentioned(mutation, problem))
	);
}

/** Whether a problem names what was broken. */
export function isMentioned({ from, to }: Mutation, { message, hint }: Problem): boolean {
	// A problem about a missing thing has its former name, in full.
	const whole = new RegExp(`[„/]${escapePattern(from)}[“/.]`);
	return (to.length > 3 && `${message} ${hint}`.includes(to)) || (from.length > 3 && whole.test(message));
}
