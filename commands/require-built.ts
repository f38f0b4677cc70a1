import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { problemOf, SiteError } from '#schema/problem.ts';
import { serverWords } from '#words/commands-output.ts';

/** Throws a `SiteError` that says how to build the site if there is none in `outDir`. */
export function requireBuilt(outDir: string): void {
	if (existsSync(join(outDir, 'index.html'))) return;
	const message = serverWords.notBuilt(relative(process.cwd(), outDir) || '.');
	throw new SiteError([problemOf('out-dir', { file: '', message, hint: serverWords.notBuiltHint })]);
}
