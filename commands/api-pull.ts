import { pullDescription } from '#openapi/pull/pull.ts';
import { toDay } from '#schema/day.ts';
import { SiteError } from '#schema/problem.ts';
import { importSiteConfig } from '#site/read/import-config.ts';
import { countChanges, listChanges } from '#words/changes.ts';
import { readEnvironment } from './environment.ts';
import { print, printProblems, runCommand } from './run-command.ts';

await runCommand(async () => {
	const [given, ...rest] = process.argv.slice(2);
	const { root } = readEnvironment(process.env, process.cwd());
	const config = await importSiteConfig(root);
	if ('problems' in config) throw new SiteError(config.problems);
	const { description: file, source, remoteReferences } = config.value.api;
	const address = given ?? source;
	if (address === undefined || rest.length > 0) {
		print('So wird eine Beschreibung geholt: npm run api:pull -- https://api.example.com/openapi.json');
		print('Ohne Adresse gilt „api.source“ in site.config.ts.');
		return 1;
	}
	print(`Abruf von ${address} …`);
	const { model, problems, changes, written, history } = await pullDescription({
		root,
		file,
		address,
		fetch,
		remoteReferences,
		today: toDay(new Date()) ?? '',
	});
	printProblems(problems);
	if (!written) {
		print(`Nichts Neues: ${file} sagt dasselbe.`);
		return 0;
	}
	if (changes !== undefined && changes.length > 0) print(`\n${listChanges(changes)}\n`);
	print(`Gespeichert: ${file}, Version ${model.version}${changes === undefined ? '' : `, ${countChanges(changes)}`}.`);
	if (history !== undefined) print(`Was sich geändert hat, steht in ${history}.`);
	return 0;
});
