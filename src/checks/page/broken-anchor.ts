import { pageAt } from '#finished-page/output.ts';
import { nearest } from '#text/nearest.ts';
import { linkProblems } from '#words/link-problems.ts';
import { linkName } from './find-dead-links.ts';
import type { PageRule } from './finished-site.ts';
import { placeOfId } from './place-of-page.ts';

/** As many anchors as a hint lists. */
const MOST_LISTED = 8;

export const brokenAnchor = {
	id: 'broken-anchor',
	run: ({ output, blame, deadLinks }) =>
		deadLinks
			.filter(({ kind }) => kind === 'anchor')
			.map((link) => {
				const page = pageAt(output, link.path);
				const isOwn = page?.path === link.from;
				const known = (page?.sections ?? []).flatMap(({ id }) => (id === '' ? [] : [id]));
				const close = nearest(link.fragment, known);
				return {
					file: link.file,
					line: link.line,
					message: linkProblems.noAnchor(linkName(link), `${isOwn ? '' : link.path}#${link.fragment}`, isOwn),
					hint: anchorHint(close, known),
					see: placeOfId(close, link.path, blame),
				};
			}),
} satisfies PageRule;

function anchorHint(close: string | undefined, known: readonly string[]): string {
	if (close) return linkProblems.didYouMean(`#${close}`);
	if (known.length === 0) return linkProblems.linkPage;
	const listed = known.slice(0, MOST_LISTED).map((id) => `#${id}`);
	return linkProblems.anchors(listed.join(', '));
}
