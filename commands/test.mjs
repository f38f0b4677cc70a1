import { join } from 'node:path';
import { runProcess } from './run-process.mjs';
import { PINNED_NODE, PROGRAM, setUp } from './set-up.mjs';

if (await setUp()) {
	process.exitCode = await runProcess(PINNED_NODE, [join(PROGRAM, 'commands/run-tests.ts')], { cwd: PROGRAM });
} else {
	process.exitCode = 1;
	console.log('0 passed, 1 failed');
}
