import { describeRules, listRules } from '#checks/list-rules.ts';
import { problemOf, SiteError } from '#schema/problem.ts';
import { commandFaults } from '#words/command-faults.ts';
import { checkWords } from '#words/commands-output.ts';
import { checkContent } from './check-content.ts';
import { readEnvironment } from './environment.ts';
import { print, runCommand } from './run-command.ts';

await runCommand(async () => {
	const options = process.argv.slice(2);
	const unknown = options.find((option) => option !== '--list' && option !== '--markdown');
	if (unknown !== undefined) {
		throw new SiteError([problemOf('arguments', { file: '', message: commandFaults.noOption(unknown), hint: commandFaults.checkOptions })]);
	}
	if (options.length > 0) {
		process.stdout.write(options.includes('--markdown') ? describeRules() : `${listRules()}\n`);
		return 0;
	}
	const { root } = readEnvironment(process.env, process.cwd());
	const { passed, failed } = await checkContent(root);
	print(checkWords.counted(passed, failed));
	return failed === 0 ? 0 : 1;
});
