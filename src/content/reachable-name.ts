import { type Problem, problemOf } from '#schema/problem.ts';
import { siteFaults } from '#words/site-faults.ts';

/** Characters that end the path of an address, begin an escape, or count as a slash (`#checks/source/broken-address.ts`). */
const SIGNS = /[#?%\\]+/g;

/** Names of files that another program published under them, for an address under which a browser finds the page: `C#` is `C-`. */
export const reachableName = (name: string): string => name.replace(SIGNS, '-');

/** The warning for a page whose address differs from its file name because of such a character. */
export function changedNames({ file, path, slug }: { file: string; path: string; slug: string | undefined }): Problem[] {
	const [sign] = slug === undefined ? (file.match(SIGNS) ?? []) : [];
	if (sign === undefined) return [];
	const [message, hint] = [siteFaults.changedName(path, sign), siteFaults.changedNameHint];
	return [problemOf('broken-address', { file, line: 1, message, hint, severity: 'warning' })];
}
