import type { Problem } from '#schema/problem.ts';
import type { Collector } from './collector.ts';

/** A finding that the rendering of Markdown left in the page (`data-problem`). */
export type ProblemMark = Omit<Problem, 'file' | 'severity'> & Partial<Pick<Problem, 'file'>>;

/** Collects the findings marked in the page itself. */
export function collectMarks(): Collector & { marks: ProblemMark[] } {
	const marks: ProblemMark[] = [];
	return {
		marks,
		open({ attributes }) {
			const data = attributes['data-problem'];
			if (data !== undefined) marks.push(JSON.parse(data));
		},
		text() {},
		close() {},
	};
}
