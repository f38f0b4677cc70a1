import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import type { AstroInlineConfig } from 'astro';
import type { Problem } from '#schema/problem.ts';
import { ENGINE_LOG } from './engine-log.ts';

/** Settings of the engine that send its log to us. */
export const quietEngine: AstroInlineConfig = {
	logLevel: 'error',
	logger: { entrypoint: fileURLToPath(new URL('./engine-log.ts', import.meta.url)) },
};

/**
 * Runs `work` and returns the errors that the engine logged meanwhile, as problems. It goes on after some errors of a page
 * as if the page were empty, so a build that does not throw is not yet sound.
 */
export async function collectEngineErrors(work: () => Promise<void>): Promise<Problem[]> {
	const problems: Problem[] = [];
	const listen = (message: unknown) => {
		if (isMessage(message) && message.level === 'error') problems.push(toProblem(stripVTControlCharacters(message.message)));
	};
	subscribe(ENGINE_LOG, listen);
	try {
		await work();
	} catch (error) {
		// What broke first says more than the crash that follows from it.
		if (!problems.some(({ file }) => file !== '')) throw error;
		return problems.filter(({ file }) => file !== '');
	} finally {
		unsubscribe(ENGINE_LOG, listen);
	}
	return problems;
}

function isMessage(value: unknown): value is { level: string; message: string } {
	return typeof value === 'object' && value !== null && 'level' in value && 'message' in value && typeof value.message === 'string';
}

/** The content loader names the file: `Error rendering docs/a.md: reason`. */
function toProblem(text: string): Problem {
	const [, file, reason] = /^Error (?:rendering|reading) (.+?\.mdx?): ([^\n]*)/.exec(text) ?? [];
	if (file !== undefined) return { severity: 'error', rule: 'page-syntax', file, message: `Die Seite lässt sich nicht übersetzen: ${reason}` };
	return { severity: 'error', rule: 'engine', file: '', message: `Beim Erzeugen der Seiten: ${text.split('\n')[0]}` };
}
