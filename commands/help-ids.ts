import { growHelpList, HELP_LIST } from '#site/read/help-list.ts';
import { helpFaults } from '#words/help-faults.ts';
import { readEnvironment } from './environment.ts';
import { print, runCommand } from './run-command.ts';

await runCommand(async () => {
	if (process.argv.length > 2) {
		print(helpFaults.usage(HELP_LIST));
		return 1;
	}
	const { root } = readEnvironment(process.env, process.cwd());
	const added = await growHelpList(root);
	for (const id of added) print(`+ ${id}`);
	print(added.length === 0 ? helpFaults.complete(HELP_LIST) : helpFaults.added(added.length, HELP_LIST));
	return 0;
});
