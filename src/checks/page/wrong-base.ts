import { isServed } from '#finished-page/output.ts';
import { linkProblems } from '#words/link-problems.ts';
import { linkName } from './find-dead-links.ts';
import type { PageRule } from './finished-site.ts';

export const wrongBase = {
	id: 'wrong-base',
	run: ({ output, deadLinks }) =>
		deadLinks
			.filter(({ kind }) => kind === 'outside-base')
			.map((link) => ({
				file: link.file,
				line: link.line,
				message: linkProblems.outside(linkName(link), link.path, output.base),
				hint: isServed(output, link.path) ? linkProblems.right(output.base + link.path.slice(1)) : linkProblems.within(output.base),
			})),
} satisfies PageRule;
