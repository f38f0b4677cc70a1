import { resolve } from 'node:path';
import type { ApiModel } from '#openapi/model/model.ts';
import type { Behaviour } from '#sandbox/behaviour.ts';
import { planSandbox } from '#sandbox/plan/plan-sandbox.ts';
import type { SandboxPlan } from '#sandbox/plan/sandbox-plan.ts';
import { SiteError } from '#schema/problem.ts';
import { decide } from '#site/decide.ts';
import { chooseApi } from './choose-api.ts';
import { importSiteConfig } from './import-config.ts';
import { readModel } from './load-reference.ts';
import { loadSandboxFiles } from './sandbox-files.ts';

/** Everything that a sandbox of a site needs. */
export interface LoadedSandbox {
	model: ApiModel;
	/** With everything that responses can be checked against. */
	plan: SandboxPlan;
	behaviour: Behaviour<unknown> | undefined;
	seed: unknown;
	/** Folder of the site, absolute. */
	root: string;
	/** The description, relative to it. */
	description: string;
	/** Environment variable of the token in samples, when the site names one. */
	tokenVariable: string | undefined;
}

interface LoadSandboxOptions {
	/** A description to use in place of the API's own one. The site's behaviour does not fit it, so requests are answered from examples. */
	apiDescription?: string | undefined;
	/** Id of the API; by default the first. */
	api?: string | undefined;
}

/** Reads the configuration of the site in `home`, and description, behaviour and seed of the newest version of one API; nothing else. Throws a `SiteError`. */
export async function loadSandbox(home: string, { apiDescription, api: id }: LoadSandboxOptions = {}): Promise<LoadedSandbox> {
	const config = await importSiteConfig(home);
	if ('problems' in config) throw new SiteError(config.problems);
	const root = resolve(home, config.value.root);
	const api = chooseApi(config.value.api, id);
	const description = apiDescription ?? api.description;
	const isForeign = apiDescription !== undefined;
	const { model, problems } = readModel(root, { ...api, description, isPulled: api.isPulled && !isForeign, lenient: api.lenient || isForeign });
	if (!model || decide(problems, false) !== 'sound') throw new SiteError(problems);
	const files = isForeign ? { behaviour: undefined, seed: undefined } : await loadSandboxFiles(root, api.sandbox);
	return { root, model, plan: planSandbox(model), description, tokenVariable: api.tokenVariable, ...files };
}
