import { join } from 'node:path';
import { runProcess } from './run-process.mjs';
import { PINNED_NODE, PROGRAM, setUp } from './set-up.mjs';

const command = (name) =>
	runProcess(PINNED_NODE, [join(PROGRAM, 'commands/nonius.ts'), name], { env: { ...process.env, SITE_ROOT: process.env.SITE_ROOT || PROGRAM } });

process.exitCode = !(await setUp()) || (await command('build')) !== 0 ? 1 : await command('serve');
