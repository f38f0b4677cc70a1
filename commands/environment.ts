import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Problem, problemOf, SiteError } from '#schema/problem.ts';
import { commandFaults } from '#words/command-faults.ts';

export interface Environment {
	/** Folder of the site, absolute. */
	root: string;
	/** Folder of the built site, absolute. */
	outDir: string;
	/** Replaces the site's own API description; absolute. */
	apiDescription: string | undefined;
	/** Another language of the site. */
	locale: string | undefined;
	/** Requested port for servers. */
	port: number;
}

/**
 * Reads `SITE_ROOT` (default: the current folder), `OUT_DIR` (default: `dist` in the current folder), `API_DESCRIPTION` (default: the site's own),
 * `SITE_LOCALE` (likewise) and `PORT` (default: 3000).
 * Throws a `SiteError` that names the variable if a value is invalid.
 */
export function readEnvironment(variables: Record<string, string | undefined>, currentFolder: string): Environment {
	const root = resolve(currentFolder, variables.SITE_ROOT || '.');
	const port = Number(variables.PORT || 3000);
	const problems: Problem[] = [];
	if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) {
		problems.push(environmentProblem(commandFaults.noFolder(variables.SITE_ROOT ?? root), commandFaults.noFolderHint));
	}
	const unfit = /[#?%]/.exec(root)?.[0];
	if (unfit !== undefined) {
		problems.push(environmentProblem(commandFaults.unfitPath(root, unfit), commandFaults.unfitPathHint));
	}
	if (!Number.isInteger(port) || port < 0 || port > 65535) {
		problems.push(environmentProblem(commandFaults.port(variables.PORT ?? ''), commandFaults.portHint));
	}
	const api = variables.API_DESCRIPTION || undefined;
	if (api !== undefined && /^https?:/.test(api)) {
		problems.push(environmentProblem(commandFaults.remoteApi, commandFaults.remoteApiHint));
	} else if (api !== undefined && !existsSync(resolve(currentFolder, api))) {
		problems.push(environmentProblem(commandFaults.noFile(api), commandFaults.noApiHint));
	}
	if (problems.length > 0) throw new SiteError(problems);
	return {
		root,
		apiDescription: api && resolve(currentFolder, api),
		outDir: resolve(currentFolder, variables.OUT_DIR || 'dist'),
		locale: variables.SITE_LOCALE || undefined,
		port,
	};
}

const environmentProblem = (message: string, hint: string) => problemOf('environment', { file: '', message, hint });
