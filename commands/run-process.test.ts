import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** Begins to loop when it has said that it handles signals itself, so that it notices none. */
const LOOP = "process.on('SIGTERM', () => process.exit(0)); process.stdout.write('bereit', () => { for (;;); });";
const RUN = `import { runProcess } from '${new URL('run-process.mjs', import.meta.url).href}'; await runProcess(process.execPath, ['-e', ${JSON.stringify(LOOP)}]);`;

test('a program that notices no signal is ended with us', async () => {
	const us = spawn(process.execPath, ['--input-type=module', '-e', RUN], {
		cwd: fileURLToPath(new URL('.', import.meta.url)),
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	await once(us.stdout, 'data');
	us.kill('SIGTERM');
	const [code] = await once(us, 'exit');
	expect(code).toBe(1);
});
