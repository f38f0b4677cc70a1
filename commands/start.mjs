import { join } from 'node:path';
import { runProcess } from './run-process.mjs';
import { PINNED_NODE, PROGRAM, setUp } from './set-up.mjs';

const command = (name) => runProcess(PINNED_NODE, [join(PROGRAM, 'commands', name)]);

process.exitCode = !(await setUp()) || (await command('build.ts')) !== 0 ? 1 : await command('serve.ts');
