import { mdxFaults } from '#content/markdown/mdx-faults.ts';
import { readSource, type Source } from '#content/markdown/source.ts';
import { eachOnce, type Problem, problemOf, problemsOr } from '#schema/problem.ts';
import { describeEngineMessage } from './engine-message.ts';

/** What is wrong with a page that cannot be read, with lines: what its compiler stopped at, and everything else that the parser refuses. */
export function explainPage(error: unknown, source: ReadPage, { formulas = false } = {}): Problem[] {
	return eachOnce(problemsOfTexts([error instanceof Error ? error.message : String(error), ...mdxFaults(source, { formulas })], source));
}

/** A problem of a file, and everything else that the parser refuses in it if it is a page. */
export function withOtherFaults(first: Problem, root: string): Problem[] {
	if (!first.file.endsWith('.mdx')) return [first];
	const source = problemsOr(() => readSource(root, first.file));
	return 'problems' in source ? [first] : eachOnce([first, ...problemsOfTexts(mdxFaults(source), source)]);
}

type ReadPage = Pick<Source, 'file' | 'body' | 'format'>;

const problemsOfTexts = (told: readonly string[], { file }: ReadPage): Problem[] =>
	told.map((text) => {
		const line = /(?:^|\s)(\d+):\d+/.exec(text)?.[1];
		const { message, hint } = describeEngineMessage(text);
		return problemOf('page-syntax', { file, line: line === undefined ? undefined : Number(line), message, hint });
	});
