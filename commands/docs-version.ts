import { snapshotDocs } from '#site/read/snapshot-docs.ts';
import { commandFaults } from '#words/command-faults.ts';
import { readEnvironment } from './environment.ts';
import { print, runCommand } from './run-command.ts';

await runCommand(async () => {
	const [name, manual, ...rest] = process.argv.slice(2);
	if (name === undefined || rest.length > 0 || [name, manual].some((argument) => argument?.startsWith('-'))) {
		print(commandFaults.versionUsage);
		return 1;
	}
	const { root } = readEnvironment(process.env, process.cwd());
	print(commandFaults.versionDone(name, await snapshotDocs(root, name, manual)));
	return 0;
});
