import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { PROGRAM } from '#site/program.ts';

/** Copies this program, with its own site and its packages, into `folder`. Returns the files below version control, relative to it. */
export function copyProgram(folder: string): string[] {
	const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: PROGRAM, encoding: 'utf8' }).trim().split('\n');
	for (const file of files) cpSync(join(PROGRAM, file), join(folder, file));
	const packages = [join(PROGRAM, 'node_modules'), join(folder, 'node_modules')];
	try {
		// Links of files where the disk allows them: packages stay as they are.
		execFileSync('cp', ['-al', ...packages], { stdio: 'ignore' });
	} catch {
		execFileSync('cp', ['-a', ...packages]);
	}
	return files;
}
