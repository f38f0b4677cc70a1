import { growHelpList, HELP_LIST } from '#site/read/help-list.ts';
import { readEnvironment } from './environment.ts';
import { print, runCommand } from './run-command.ts';

await runCommand(async () => {
	if (process.argv.length > 2) {
		print(`So werden neue Hilfe-IDs in ${HELP_LIST} eingetragen: npm run help-ids`);
		return 1;
	}
	const { root } = readEnvironment(process.env, process.cwd());
	const added = await growHelpList(root);
	for (const id of added) print(`+ ${id}`);
	print(added.length === 0 ? `${HELP_LIST} ist vollständig.` : `${added.length} neue Hilfe-IDs in ${HELP_LIST}. Übernehmen Sie die Datei mit der Änderung.`);
	return 0;
});
