import { type Problem, problemOf } from '#schema/problem.ts';
import { siteFaults } from '#words/site-faults.ts';

/** What ends the path of an address, begins an escape, or is taken for a slash (`#checks/source/broken-address.ts`). */
const SIGNS = /[#?%\\]+/g;

/** Names of files that another program published under them, for an address under which a browser finds the page: `C#` is `C-`. */
export const reachableName = (name: string): string => name.replace(SIGNS, '-');

/** What is to be said of the page at `path`, where the name of its file is not in its address because of such a sign. */
export function changedNames({ file, path, slug }: { file: string; path: string; slug: string | undefined }): Problem[] {
	const [sign] = slug === undefined ? (file.match(SIGNS) ?? []) : [];
	if (sign === undefined) return [];
	const [message, hint] = [siteFaults.changedName(path, sign), siteFaults.changedNameHint];
	return [problemOf('broken-address', { file, line: 1, message, hint, severity: 'warning' })];
}
