import { snapshotDocs } from '#site/read/snapshot-docs.ts';
import { commandFaults } from '#words/command-faults.ts';
import { readEnvironment } from './environment.ts';
import { print, runCommand } from './run-command.ts';

await runCommand(async () => {
	const [name, ...rest] = process.argv.slice(2);
	if (name === undefined || rest.length > 0) {
		print(commandFaults.versionUsage);
		return 1;
	}
	const { root } = readEnvironment(process.env, process.cwd());
	const pages = await snapshotDocs(root, name);
	print(commandFaults.versionDone(name, pages));
	return 0;
});
