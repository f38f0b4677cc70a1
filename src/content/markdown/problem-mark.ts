import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Emphasis } from 'mdast';
import type { MdastVisitorContext } from 'satteri';
import type { Problem } from '#schema/problem.ts';

type Finding = Pick<Problem, 'rule' | 'message' | 'hint'>;

interface Positioned {
	position?: { start: { line: number } } | undefined;
}

/**
 * A finding that stands in the page at the place it was found: the preview shows it to the writer, the build reads it
 * from the final HTML. So it survives the cache of rendered Markdown. A span may stand in a paragraph as well as between blocks.
 */
export function problemMark(finding: Finding, node: Positioned, context: Pick<MdastVisitorContext, 'source' | 'fileURL'>): Emphasis {
	const line = node.position === undefined ? 1 : node.position.start.line + linesBefore(context);
	return {
		type: 'emphasis',
		data: { hName: 'span', hProperties: { className: ['problem'], dataProblem: JSON.stringify({ ...finding, line }) } },
		children: [{ type: 'text', value: `${finding.message} ${finding.hint}` }],
	};
}

/** Lines of front matter above the Markdown that was parsed. */
function linesBefore({ source, fileURL }: Pick<MdastVisitorContext, 'source' | 'fileURL'>): number {
	if (fileURL === undefined) return 0;
	const text = readFileSync(fileURLToPath(fileURL), 'utf8');
	const start = text.lastIndexOf(source.trimStart());
	const leading = source.length - source.trimStart().length;
	return start === -1 ? 0 : text.slice(0, start - leading).split('\n').length - 1;
}
