import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PROGRAM } from '#site/program.ts';

/** Copies this program, with its own site and its packages, into `folder`. Returns the files below version control, relative to it. */
export function copyProgram(folder: string): string[] {
	const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: PROGRAM, encoding: 'utf8' }).trim().split('\n');
	for (const file of files) cpSync(join(PROGRAM, file), join(folder, file));
	const target = join(folder, 'node_modules');
	mkdirSync(target);
	// Caches of tests that run beside this one come and go.
	const packages = readdirSync(join(PROGRAM, 'node_modules')).filter((name) => !name.startsWith('.vi'));
	const paths = [...packages.map((name) => join(PROGRAM, 'node_modules', name)), target];
	try {
		// Links of files where the disk allows them: packages stay as they are.
		execFileSync('cp', ['-al', ...paths], { stdio: 'ignore' });
	} catch {
		execFileSync('cp', ['-a', ...paths]);
	}
	return files;
}
