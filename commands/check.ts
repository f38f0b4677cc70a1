import { checkContent } from './check-content.ts';
import { readEnvironment } from './environment.ts';
import { print, runCommand } from './run-command.ts';

await runCommand(async () => {
	const { root } = readEnvironment(process.env, process.cwd());
	const { passed, failed } = await checkContent(root);
	print(`${passed} passed, ${failed} failed`);
	return failed === 0 ? 0 : 1;
});
