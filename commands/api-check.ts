import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { describeModel } from '#openapi/description/describe-model.ts';
import { type LoadedDescription, loadDescription } from '#openapi/description/load-description.ts';
import { readDescription } from '#openapi/description/read-description.ts';
import { fetchDescription } from '#openapi/pull/fetch-description.ts';
import { SiteError } from '#schema/problem.ts';
import { decide } from '#site/decide.ts';
import { importSiteConfig } from '#site/read/import-config.ts';
import { readModels } from '#site/read/load-reference.ts';
import { apiPull } from '#words/api-pull.ts';
import { readEnvironment } from './environment.ts';
import { print, printProblems, runCommand } from './run-command.ts';

await runCommand(async () => {
	const options = process.argv.slice(2);
	const [source, ...rest] = options.filter((option) => option !== '--lenient');
	if (rest.length > 0 || source?.startsWith('-')) {
		print(apiPull.checkUsage);
		print(apiPull.checkUsageMore);
		return 1;
	}
	if (source === undefined) return checkSiteApis();
	const isAddress = /^https?:/i.test(source);
	if (!isAddress && !existsSync(source)) {
		print(apiPull.noFile(source));
		return 1;
	}
	const site = await settings(source);
	const lenient = options.includes('--lenient') || site.lenient;
	const loaded = isAddress ? await fetchAndLoad(source, lenient) : readDescription(process.cwd(), { file: source, lenient, isPulled: site.isPulled });
	return reportDescription(loaded, site.strict) ? 0 : 1;
});

/** Whether the site in this folder, if there is one, is strict about warnings, and whether the description is a fetched copy. */
async function settings(source: string): Promise<{ strict: boolean; lenient: boolean; isPulled: boolean }> {
	const config = existsSync('site.config.ts') ? await importSiteConfig(process.cwd()) : undefined;
	if (config === undefined || !('value' in config)) return { strict: false, lenient: false, isPulled: false };
	const { strict, api } = config.value;
	const own = api.find(({ description, versions }) =>
		[description, ...versions.map((version) => version.description)].some((file) => resolve(file) === resolve(source)),
	);
	return { strict, lenient: own?.lenient ?? false, isPulled: own?.source !== undefined };
}

/** Checks all versions of all APIs of the site. */
async function checkSiteApis(): Promise<number> {
	const { root } = readEnvironment(process.env, process.cwd());
	const config = await importSiteConfig(root);
	if ('problems' in config) throw new SiteError(config.problems);
	const { strict, api } = config.value;
	const isSound = readModels(root, api).map(({ description, ...loaded }) => {
		print(description);
		return reportDescription(loaded, strict);
	});
	return isSound.every(Boolean) ? 0 : 1;
}

/** Prints what a description contains and its problems. Returns whether a site can be built with it. */
function reportDescription({ model, problems }: LoadedDescription, strict: boolean): boolean {
	if (model) print(describeModel(model));
	printProblems(problems);
	const verdict = decide(problems, strict);
	if (verdict === 'sound') print(problems.length === 0 ? apiPull.noFinding : apiPull.noError);
	if (verdict === 'strict') print(apiPull.strict);
	return verdict === 'sound';
}

async function fetchAndLoad(source: string, lenient: boolean): Promise<LoadedDescription> {
	const { text, address } = await fetchDescription(source, { fetch });
	return loadDescription(text, { file: address, lenient });
}
