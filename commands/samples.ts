import { readApiArgument } from './api-argument.ts';
import { readEnvironment } from './environment.ts';
import { print, runCommand } from './run-command.ts';
import { runAllSamples } from './run-samples.ts';

await runCommand(async () => {
	const { api } = readApiArgument(process.argv.slice(2), 'npm run samples --');
	const { root } = readEnvironment(process.env, process.cwd());
	const { passed, failed, skipped } = await runAllSamples(root, { api, keep: true });
	print(`${passed} passed, ${failed} failed${skipped.length > 0 ? `, skipped: ${skipped.join(', ')}` : ''}`);
	return failed === 0 ? 0 : 1;
});
