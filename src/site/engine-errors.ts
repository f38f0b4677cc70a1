import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import type { AstroInlineConfig } from 'astro';
import type { Problem } from '#schema/problem.ts';
import { ENGINE_LOG } from './engine-log.ts';
import { describeEngineMessage } from './engine-message.ts';

/** Settings of the engine that send its log to us. */
export const quietEngine: AstroInlineConfig = {
	logLevel: 'error',
	logger: { entrypoint: fileURLToPath(new URL('./engine-log.ts', import.meta.url)) },
};

/** Finds the file of the page at a path, for errors that name the page only. */
export type SourceOfPage = (path: string) => string | undefined;

/** Calls `report` for each error that the engine logs, as a problem, until the function that is returned is called. */
export function onEngineError(sourceOf: SourceOfPage, report: (problem: Problem) => void): () => void {
	const listen = (message: unknown) => {
		if (isMessage(message) && message.level === 'error') report(toProblem(stripVTControlCharacters(message.message), sourceOf));
	};
	subscribe(ENGINE_LOG, listen);
	return () => unsubscribe(ENGINE_LOG, listen);
}

/**
 * Runs `work` and returns the errors that the engine logged meanwhile. It goes on after some errors of a page as if the page were empty,
 * so a build that does not throw is not yet sound.
 */
export async function collectEngineErrors(work: () => Promise<void>, sourceOf: SourceOfPage): Promise<Problem[]> {
	const problems: Problem[] = [];
	const stop = onEngineError(sourceOf, (problem) => problems.push(problem));
	try {
		await work();
	} catch (error) {
		// What broke first says more than the crash that follows from it.
		if (!problems.some(({ file }) => file !== '')) throw error;
		return problems.filter(({ file }) => file !== '');
	} finally {
		stop();
	}
	return problems;
}

function isMessage(value: unknown): value is { level: string; message: string } {
	return typeof value === 'object' && value !== null && 'level' in value && 'message' in value && typeof value.message === 'string';
}

/** The content loader names the file (`Error rendering docs/a.md: …`), the page renderer the path (`Caught error rendering /docs/a/: …`). */
function toProblem(text: string, sourceOf: SourceOfPage): Problem {
	const [, source, reason = ''] = /^Error (?:rendering|reading) (.+?\.mdx?): (.*)/.exec(text) ?? [];
	const [, path, crash = ''] = /^Caught error rendering (\/\S*): (.*)/.exec(text) ?? [];
	const file = source ?? (path && sourceOf(path));
	if (file !== undefined && file !== '') return { severity: 'error', rule: 'page-syntax', file, ...describeEngineMessage(reason || crash) };
	return { severity: 'error', rule: 'engine', file: '', message: `Beim Erzeugen der Seiten: ${text.split('\n')[0]?.replace(/^(?:\w*Error: )+/, '')}` };
}
