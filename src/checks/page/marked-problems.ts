import type { Output } from '#finished-page/output.ts';
import { type Problem, problemOf } from '#schema/problem.ts';
import { type Blame, ownFilesFirst } from './blame.ts';

/** The findings that stand in the pages themselves, each once. A list repeats those of its items; the item's own page comes first. */
export function markedProblems(output: Output, blame: Blame): Problem[] {
	const seen = new Set<string>();
	return ownFilesFirst(output, blame).flatMap(({ path, marks }) => {
		const source = blame.sourceOf(path);
		return marks.flatMap(({ rule, ...mark }) => {
			const finding = `${rule} ${mark.message}`;
			const key = `${finding} ${source} ${mark.line}`;
			if (seen.has(key) || (source === undefined && seen.has(finding))) return [];
			seen.add(key).add(finding);
			return [problemOf(rule, { ...mark, file: mark.file ?? source ?? blame.fileOf(path, 'main') })];
		});
	});
}
