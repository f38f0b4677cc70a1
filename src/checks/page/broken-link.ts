import { isServed, type Output } from '#finished-page/output.ts';
import type { Finding, Wording } from '#schema/problem.ts';
import { linkProblems } from '#words/link-problems.ts';
import { type DeadLink, linkName } from './find-dead-links.ts';
import type { PageRule } from './finished-site.ts';
import { nearestPath } from './nearest-path.ts';
import { placeOfPage } from './place-of-page.ts';

export const brokenLink = {
	id: 'broken-link',
	run: ({ output, blame, deadLinks }) => {
		const close = closestIn(output);
		return deadLinks.flatMap((link): Finding[] => {
			const { kind, file, line } = link;
			if (kind === 'address') return [{ file, line, message: linkProblems.noAddress(linkName(link)), hint: linkProblems.giveAddress, severity: 'warning' }];
			if (kind !== 'page') return [];
			const see = placeOfPage(close(link.path), blame);
			return [{ file, line, ...wordsFor(link, output, close), see, ...(isForeignLink(link, output) ? { severity: 'warning' } : {}) }];
		});
	},
} satisfies PageRule;

const isForeignLink = ({ path }: DeadLink, { foreign }: Output) => foreign !== undefined && path.startsWith(foreign);

/** What was probably meant by an address, looked for once: a page that is gone is missed in many places. */
function closestIn({ files, pages }: Output): (path: string) => string | undefined {
	const known = new Map<string, string | undefined>();
	const fileNames = [...files].filter((file) => !file.endsWith('.html'));
	const pagePaths = [...pages.keys()].filter((page) => page.endsWith('/'));
	return (path) => {
		if (!known.has(path) && known.size < MOST_GUESSED_LINKS) known.set(path, nearestPath(path, isFilePath(path) ? fileNames : pagePaths));
		return known.get(path);
	};
}

/** Each guess compares an address with all pages; a page with this many wrong ones has another mistake. */
const MOST_GUESSED_LINKS = 1000;

const isFilePath = (path: string) => /\.[a-z0-9]+$/i.test(path);

function wordsFor(link: DeadLink, output: Output, closest: (path: string) => string | undefined): Wording {
	const { path } = link;
	if (isServed(output, `${path}/`)) {
		const shown = path === '' ? output.base.slice(0, -1) : path;
		return { message: linkProblems.noSlash(linkName(link), shown), hint: linkProblems.right(`${shown}/`) };
	}
	const close = closest(path);
	return {
		message: linkProblems[isFilePath(path) ? 'noFile' : 'noPage'](linkName(link), path),
		hint: close ? linkProblems.didYouMean(close) : linkProblems.mendAddress,
	};
}
