import { addressOfPath } from '#text/address-of-path.ts';
import { percentDecoded } from '#text/percent-decoded.ts';
import { linkProblems } from '#words/link-problems.ts';
import { linkName } from './find-dead-links.ts';
import type { PageRule } from './finished-site.ts';
import { nearestPath } from './nearest-path.ts';

export const brokenMarkdownLink = {
	id: 'broken-markdown-link',
	run: ({ blame, sources, deadLinks }) =>
		deadLinks
			.filter(({ kind }) => kind === 'markdown-file')
			.map((link) => {
				const folder = folderOf(blame.sourceOf(link.from) ?? '');
				const close = nearestPath(percentDecoded(new URL(link.href, `file:///${addressOfPath(folder)}/`).pathname).slice(1), sources);
				return {
					file: link.file,
					line: link.line,
					message: linkProblems.noFile(linkName(link), link.href),
					hint: close ? linkProblems.didYouMean(relativePath(folder, close)) : linkProblems.mendPath,
				};
			}),
} satisfies PageRule;

const folderOf = (file: string) => (file.includes('/') ? file.slice(0, file.lastIndexOf('/')) : '');

/** How a file in `folder` names `file`, with `./` or `../` in front; both are relative to the site root. */
function relativePath(folder: string, file: string): string {
	const from = folder === '' ? [] : folder.split('/');
	const to = file.split('/');
	let common = 0;
	while (common < from.length && from[common] === to[common]) common++;
	const up = from.slice(common).map(() => '..');
	return [...(up.length > 0 ? up : ['.']), ...to.slice(common)].join('/');
}
