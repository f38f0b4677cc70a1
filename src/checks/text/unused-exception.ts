import type { CheckException } from '#schema/content-checks.ts';
import type { Problem } from '#schema/problem.ts';
import { textFaults } from '#words/text-faults.ts';
import type { Rule } from '../rule.ts';
import type { Exceptions } from './content.ts';

export const unusedException = {
	id: 'unused-exception',
	run: ({ exceptions: { file, entries }, problems }) =>
		entries
			.filter((entry) => !problems.some((problem) => covers(problem, entry)))
			.map(({ line, ...entry }) => ({
				file,
				line,
				message: textFaults.unused([entry.check, entry.file, entry.text].filter((part) => part !== undefined).join(', ')),
				hint: textFaults.unusedHint,
			})),
} satisfies Rule<{ exceptions: Exceptions; problems: readonly Problem[] }>;

/** Whether a finding is meant to be as it is. */
export function isExcepted(problem: Problem, { entries }: Exceptions): boolean {
	return entries.some((entry) => covers(problem, entry));
}

const covers = (problem: Problem, { check, file, text }: CheckException) =>
	problem.rule === check && (file === undefined || problem.file === file) && (text === undefined || problem.message.includes(text));
