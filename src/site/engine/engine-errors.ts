import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import type { AstroInlineConfig } from 'astro';
import { eachOnce, type Problem, problemOf, problemOfText } from '#schema/problem.ts';
import { describeCrash, describeEngineMessage, type EngineMessage } from '#site/engine-message.ts';
import { withOtherFaults } from '#site/explain-page.ts';
import { siteFile } from '#site/site-file.ts';
import { pageSyntax } from '#words/page-syntax.ts';
import { type Crash, ENGINE_LOG } from './engine-log.ts';
import { placeOfMention, type SourcePlace } from './place-of-mention.ts';

/** Settings of the engine that send its log to us. */
export const quietEngine: AstroInlineConfig = {
	logLevel: 'error',
	logger: { entrypoint: fileURLToPath(new URL('./engine-log.ts', import.meta.url)) },
};

/** The data needed to find the file of the site behind an error. */
interface ErrorSources {
	/** Folder of the site, absolute. */
	root: string;
	/** File of the page at a path, relative to `root`. */
	sourceOf(path: string): string | undefined;
}

/** Calls `report` for each error that the engine logs, as a problem, until the function that is returned is called. Stack traces are kept from the terminal. */
export function onEngineError(sources: ErrorSources, report: (problem: Problem) => void): () => void {
	const print = console.error;
	let before = '';
	const listen = (message: unknown) => {
		if (!isMessage(message) || message.level !== 'error') return;
		const text = stripVTControlCharacters(message.message);
		for (const problem of problemsOfMessage(text, message.crash ?? { stack: before, given: [], nth: 0 }, sources)) report(problem);
		before = text;
	};
	subscribe(ENGINE_LOG, listen);
	// React prints every error that it hands on.
	if (!process.env.DEBUG) console.error = () => {};
	return () => {
		unsubscribe(ENGINE_LOG, listen);
		console.error = print;
	};
}

/**
 * Runs `work` and returns the errors that the engine logged meanwhile. It goes on after some errors of a page as if the page were empty,
 * so a build that does not throw is not yet sound.
 */
export async function collectEngineErrors(work: () => Promise<void>, sources: ErrorSources): Promise<Problem[]> {
	const problems: Problem[] = [];
	const stop = onEngineError(sources, (problem) => problems.push(problem));
	try {
		await work();
	} catch (error) {
		// The first error says more than the crash that follows from it.
		if (problems.every(({ file }) => file === '')) throw error;
	} finally {
		stop();
	}
	return bestOf(problems);
}

/** The engine tells one error several times, with and without its place: those that name a file, if there are any, each once. */
export function bestOf(problems: readonly Problem[]): Problem[] {
	const placed = problems.filter(({ file }) => file !== '');
	return eachOnce(placed.length > 0 ? placed : problems);
}

function isMessage(value: unknown): value is { level: string; message: string; crash?: Crash } {
	return typeof value === 'object' && value !== null && 'level' in value && 'message' in value && typeof value.message === 'string';
}

/**
 * The content loader names the file (`Error rendering docs/a.md: …`), the page renderer the path (`Caught error rendering /docs/a/: …`) after
 * the error with its trace, the preview the place in its trace (`at /site/docs/a.mdx:5:1`).
 * @param crash what is known of a page that broke.
 */
function problemsOfMessage(text: string, crash: Crash, { root, sourceOf }: ErrorSources): Problem[] {
	const own = problemOfText(text);
	if (own !== undefined) return [own];
	const [, source, reason = ''] = /^Error (?:rendering|reading) (.+?\.mdx?): (.*)/.exec(text) ?? [];
	if (source !== undefined) return withOtherFaults(placed(root, { file: source, line: lineIn(reason) }, describeEngineMessage(reason)), root);
	const [, path, thrown = ''] = /^Caught error rendering (\/\S*): (.*)/.exec(text) ?? [];
	const page = path === undefined ? undefined : sourceOf(path);
	if (page !== undefined) return [placed(root, { file: page, line: undefined }, { ...crash, ...describeCrash(thrown, crash.stack) })];
	const [, traced = '', line] = /\bat (\S.*\.(?:mdx?|[jt]sx?|json)):(\d+):\d+$/m.exec(text) ?? [];
	const file = traced === '' ? undefined : siteFile(root, traced);
	if (file !== undefined) return withOtherFaults(placed(root, { file, line: Number(line) }, describeEngineMessage(text)), root);
	const message = pageSyntax.failedBuild(text.split('\n')[0]?.replace(/^(?:\w*Error: )+/, '') ?? '');
	return [problemOf('rendering', { file: '', message, hint: pageSyntax.failedBuildHint })];
}

/** Where the compiler of pages begins with the place: `5:1: …`. */
function lineIn(reason: string): number | undefined {
	const line = /^(?:\w*Error: )?(\d+):\d+/.exec(reason)?.[1];
	return line === undefined ? undefined : Number(line);
}

function placed(root: string, known: SourcePlace, { message, hint, mention, ...marks }: EngineMessage & Partial<Crash>): Problem {
	const place = known.line === undefined && mention !== undefined ? placeOfMention(root, known.file, { code: mention, ...marks }) : known;
	return problemOf('page-syntax', { ...place, message, hint });
}
