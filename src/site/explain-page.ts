import { type Problem, problemOf } from '#schema/problem.ts';
import { describeEngineMessage } from '#site/engine-message.ts';

/** What the compiler of pages says of a file, as a problem with its line. */
export function explainPage(error: unknown, file: string): Problem {
	const text = error instanceof Error ? error.message : String(error);
	const line = /(?:^|\s)(\d+):\d+/.exec(text)?.[1];
	const { message, hint } = describeEngineMessage(text);
	return problemOf('page-syntax', { file, line: line === undefined ? undefined : Number(line), message, hint });
}
