import { pullDescription } from '#openapi/pull/pull.ts';
import type { ApiConfig } from '#schema/api-config.ts';
import { toDay } from '#schema/day.ts';
import { SiteError } from '#schema/problem.ts';
import { chooseApi } from '#site/read/choose-api.ts';
import { importSiteConfig } from '#site/read/import-config.ts';
import { apiPull } from '#words/api-pull.ts';
import { countChanges, listChanges } from '#words/changes.ts';
import { readApiArgument } from './api-argument.ts';
import { readEnvironment } from './environment.ts';
import { print, printProblems, runCommand } from './run-command.ts';

await runCommand(async () => {
	const { api, others } = readApiArgument(process.argv.slice(2), 'npm run api:pull --');
	const [given, ...rest] = others;
	const { root } = readEnvironment(process.env, process.cwd());
	const config = await importSiteConfig(root);
	if ('problems' in config) throw new SiteError(config.problems);
	const chosen = api === undefined && given === undefined ? undefined : chooseApi(config.value.api, api).api;
	const asked = config.value.api.filter(({ id, source }) => (chosen === undefined ? source !== undefined : id === chosen));
	const pulls = asked.flatMap((settings) => ((given ?? settings.source) === undefined ? [] : [{ settings, address: given ?? settings.source ?? '' }]));
	if (pulls.length === 0 || rest.length > 0) {
		print(apiPull.usage);
		print(apiPull.usageMore);
		return 1;
	}
	for (const { settings, address } of pulls) await pull(root, settings, address);
	return 0;
});

/** Fetches the description of one API. Throws a `SiteError` if that fails. */
async function pull(root: string, { description: file, remoteReferences }: ApiConfig, address: string): Promise<void> {
	print(apiPull.begin(address));
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
		print(apiPull.nothingNew(file));
		return;
	}
	if (changes !== undefined && changes.length > 0) print(`\n${listChanges(changes)}\n`);
	print(apiPull.saved(file, `${model.version}${changes === undefined ? '' : `, ${countChanges(changes)}`}`));
	if (history !== undefined) print(apiPull.history(history));
}
