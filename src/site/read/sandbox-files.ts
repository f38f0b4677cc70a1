import { statSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readText } from '#content/files/read-text.ts';
import { createJsonLines } from '#openapi/load/json-lines.ts';
import type { Behaviour } from '#sandbox/behaviour.ts';
import type { ApiConfig } from '#schema/api-config.ts';
import type { Origin } from '#schema/parse/parse.ts';
import { type Finding, type Problem, problemOf, SiteError, type Wording } from '#schema/problem.ts';
import { siteFaults } from '#words/site-faults.ts';
import { seedSlips } from './seed-slips.ts';

type SandboxConfig = Pick<ApiConfig['sandbox'], 'behaviour' | 'seed'>;

const SANDBOX_RULE = 'api-sandbox';

/** Checks that the files in the `sandbox` of an API exist and that the seed is JSON. Does not run the behaviour. `lineOf` returns the line of a key of `sandbox`. */
export function checkSandboxFiles(root: string, sandbox: SandboxConfig, lineOf: Origin['lineOf'] = () => undefined): Problem[] {
	const faults = (['behaviour', 'seed'] as const).flatMap((key) => {
		const file = sandbox[key];
		const fault = file === undefined ? undefined : fileFault(root, file, key);
		return fault === undefined ? [] : [{ key, ...fault }];
	});
	const problems = faults.map(({ key, ...fault }) => problemOf(SANDBOX_RULE, { file: 'site.config.ts', line: lineOf([key]), ...fault }));
	return problems.length > 0 || sandbox.seed === undefined ? problems : slipsIn(root, sandbox.seed);
}

function slipsIn(root: string, seed: string): Problem[] {
	const text = readText('', resolve(root, seed));
	const lineOf = createJsonLines(text);
	return seedSlips(JSON.parse(text)).map(({ path, ...words }) => problemOf('api-slip', { file: posix.normalize(seed), line: lineOf(path), ...words }));
}

/** The behaviour that the site exports, and the seed, from which the sandbox starts. Throws a `SiteError` when a file is missing or does not fit. */
export async function loadSandboxFiles(root: string, sandbox: SandboxConfig): Promise<{ behaviour: Behaviour<unknown> | undefined; seed: unknown }> {
	const problems = checkSandboxFiles(root, sandbox).filter(({ severity }) => severity === 'error');
	if (problems.length > 0) throw new SiteError(problems);
	const seed: unknown = sandbox.seed === undefined ? undefined : JSON.parse(readText('', resolve(root, sandbox.seed)));
	return { behaviour: sandbox.behaviour === undefined ? undefined : await importBehaviour(root, sandbox.behaviour), seed };
}

function fileFault(root: string, file: string, key: 'behaviour' | 'seed'): (Wording & Partial<Finding>) | undefined {
	if (!statSync(resolve(root, file), { throwIfNoEntry: false })?.isFile()) {
		return { message: siteFaults.noOtherFile(file), hint: siteFaults.sandboxPath(key) };
	}
	if (key === 'behaviour') return undefined;
	try {
		JSON.parse(readText('', resolve(root, file)));
		return undefined;
	} catch (error) {
		const [unreadable] = error instanceof SiteError ? error.problems : [];
		if (unreadable !== undefined) return { file: posix.normalize(file), line: unreadable.line, message: unreadable.message, hint: unreadable.hint };
		return { message: siteFaults.noJson(file), hint: siteFaults.noJsonHint };
	}
}

async function importBehaviour(root: string, file: string): Promise<Behaviour<unknown>> {
	const problem = (message: string, hint: string) => new SiteError([problemOf(SANDBOX_RULE, { file, message, hint })]);
	let module: { behaviour?: unknown };
	try {
		module = await import(/* @vite-ignore */ pathToFileURL(resolve(root, file)).href);
	} catch (error) {
		const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
		throw problem(siteFaults.unloadable(reason), siteFaults.unloadableHint);
	}
	const { behaviour } = module;
	if (typeof behaviour === 'object' && behaviour !== null && 'handlers' in behaviour) return behaviour as Behaviour<unknown>;
	throw problem(siteFaults.noBehaviour, siteFaults.noBehaviourHint);
}
