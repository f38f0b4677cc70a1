import { existsSync } from 'node:fs';
import { describeModel } from '#openapi/description/describe-model.ts';
import { loadDescription } from '#openapi/description/load-description.ts';
import { readDescription } from '#openapi/description/read-description.ts';
import { fetchDescription } from '#openapi/pull/fetch-description.ts';
import { print, printProblems, runCommand } from './run-command.ts';

await runCommand(async () => {
	const [source, ...rest] = process.argv.slice(2);
	if (source === undefined || rest.length > 0) {
		print('So wird eine Beschreibung geprüft: npm run api:check -- api/description.json');
		print('Statt der Datei kann eine Adresse stehen.');
		return 1;
	}
	const isAddress = /^https?:/i.test(source);
	if (!isAddress && !existsSync(source)) {
		print(`Die Datei „${source}“ gibt es nicht.`);
		return 1;
	}
	const { model, problems } = isAddress ? await fetchAndLoad(source) : readDescription(process.cwd(), { file: source });
	if (model) print(describeModel(model));
	printProblems(problems);
	const failed = problems.some(({ severity }) => severity === 'error');
	if (!failed) print(problems.length === 0 ? 'Ohne Befund.' : 'Ohne Fehler.');
	return failed ? 1 : 0;
});

async function fetchAndLoad(source: string) {
	const { text, address } = await fetchDescription(source, { fetch });
	return loadDescription(text, { file: address });
}
