import { existsSync } from 'node:fs';
import { describeModel } from '#openapi/description/describe-model.ts';
import { type LoadedDescription, loadDescription } from '#openapi/description/load-description.ts';
import { readDescription } from '#openapi/description/read-description.ts';
import { fetchDescription } from '#openapi/pull/fetch-description.ts';
import { SiteError } from '#schema/problem.ts';
import { importSiteConfig } from '#site/read/import-config.ts';
import { readModels } from '#site/read/load-references.ts';
import { readEnvironment } from './environment.ts';
import { print, printProblems, runCommand } from './run-command.ts';

await runCommand(async () => {
	const [source, ...rest] = process.argv.slice(2);
	if (rest.length > 0) {
		print('So wird eine Beschreibung geprüft: npm run api:check -- api/description.json');
		print('Statt der Datei kann eine Adresse stehen; ohne sie werden alle Beschreibungen der Website geprüft.');
		return 1;
	}
	if (source === undefined) return checkSite();
	const isAddress = /^https?:/i.test(source);
	if (!isAddress && !existsSync(source)) {
		print(`Die Datei „${source}“ gibt es nicht.`);
		return 1;
	}
	return report(isAddress ? await fetchAndLoad(source) : readDescription(process.cwd(), { file: source })) ? 0 : 1;
});

/** Checks all APIs of the site in all their versions. */
async function checkSite(): Promise<number> {
	const { root } = readEnvironment(process.env, process.cwd());
	const config = await importSiteConfig(root);
	if ('problems' in config) throw new SiteError(config.problems);
	const isSound = readModels(root, config.value.api).map(({ description, ...loaded }) => {
		print(description);
		return report(loaded);
	});
	return isSound.every(Boolean) ? 0 : 1;
}

/** Prints what a description holds and what is wrong with it. Returns whether it can be used. */
function report({ model, problems }: LoadedDescription): boolean {
	if (model) print(describeModel(model));
	printProblems(problems);
	const failed = problems.some(({ severity }) => severity === 'error');
	if (!failed) print(problems.length === 0 ? 'Ohne Befund.' : 'Ohne Fehler.');
	return !failed;
}

async function fetchAndLoad(source: string): Promise<LoadedDescription> {
	const { text, address } = await fetchDescription(source, { fetch });
	return loadDescription(text, { file: address });
}
