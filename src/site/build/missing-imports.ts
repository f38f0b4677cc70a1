import type { Problem } from '#schema/problem.ts';
import { moreFiles } from '#words/moved-site.ts';

/** An import that is missing on many pages is said once, at the first of them; other problems stay as they are. */
export function missingImports(problems: readonly Problem[]): Problem[] {
	const same = Map.groupBy(problems, ({ rule, message, line, file }) => (rule === 'missing-import' ? message : `${file}:${line} ${message}`));
	return [...same.values()].flatMap(([first, ...others]) => {
		const files = new Set(others.map(({ file }) => file)).size;
		return first === undefined ? [] : [{ ...first, message: files === 0 ? first.message : first.message + moreFiles(files) }];
	});
}
