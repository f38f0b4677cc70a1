import type { Emphasis } from 'mdast';
import type { Problem } from '#schema/problem.ts';
import { sourcePath } from './source-path.ts';

/** A problem with a piece of Markdown, before its place is known. */
export type MarkdownFinding = Pick<Problem, 'rule' | 'message' | 'hint'>;

/** A node of the tree; its lines are those of the file (`source.ts`). */
interface Positioned {
	position?: { start: { line: number } } | undefined;
}

/** Makes the mark of a finding at a node of the file that is being rendered. */
export type MarkProblem = (finding: MarkdownFinding, node: Positioned, rendering: { fileURL: URL | undefined }) => Emphasis;

/**
 * A finding is put into the page where it was found: the preview shows it to the writer, the build reads it from the finished HTML. So it
 * survives the cache of rendered Markdown. It names its file (relative to `root`), because a page may include others. It is a span, which is allowed
 * in a paragraph and between blocks.
 */
export function problemMarks(root: string): MarkProblem {
	return (finding, { position }, { fileURL }) => {
		const place = { file: sourcePath(root, fileURL), line: position?.start.line ?? 1 };
		return {
			type: 'emphasis',
			data: { hName: 'span', hProperties: { className: ['problem'], dataProblem: JSON.stringify({ ...finding, ...place }) } },
			children: [{ type: 'text', value: `${finding.message} ${finding.hint}` }],
		};
	};
}
