import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { root } from 'virtual:nonius/root';
import { behaviours } from 'virtual:nonius/sandbox';
import { readText } from '#content/files/read-text.ts';
import { apiPaths } from '#navigation/api/api-paths.ts';
import type { Reference } from '#navigation/api/reference.ts';
import { exactJson } from '#openapi/json/exact-json.ts';
import { planSandbox } from '#sandbox/plan/plan-sandbox.ts';
import { onceFor } from '#text/once-for.ts';
import type { ConsoleData } from './console-data.ts';
import { realServer, signInAt } from './real-servers.ts';
import { shortenModel } from './shorten-model.ts';

/** References with more operations have no console: their data would be too much to load for one request. */
const MOST_OPERATIONS = 300;

/** The data of the consoles of a reference. */
interface SandboxFile {
	/** Path of the file without the base. */
	path: string;
	/** The same with a query that changes with its content. */
	address: string;
	json: string;
	/** Ids of headings on the overview page that have a recipe. */
	recipes: readonly string[];
}

/** What the consoles of a reference load on first use; `undefined` where there are none. Made once a reference. */
export const sandboxFile = onceFor(async ({ plan: { folder, sandbox, tokenVariable }, model, recipes }: Reference): Promise<SandboxFile | undefined> => {
	if (model.operations.length > MOST_OPERATIONS) return undefined;
	const behaviour = await behaviours[folder]?.();
	const data: Omit<ConsoleData, 'version'> = {
		folder,
		model: shortenModel(model),
		plan: planSandbox(model, { handled: Object.keys(behaviour?.handlers ?? {}) }),
		seed: sandbox.seed === undefined ? null : JSON.parse(readText('', resolve(root, sandbox.seed))),
		tokenVariable,
		servers: sandbox.servers.map((server) => realServer(server, model)),
		signIn: sandbox.signIn.map((allowed) => signInAt(allowed, model)),
		recipes,
	};
	const version = createHash('sha256').update(exactJson(data)).digest('hex').slice(0, 12);
	const path = apiPaths(folder).sandbox(model.id);
	return { path, address: `${path}?v=${version}`, json: exactJson({ ...data, version }), recipes: Object.keys(recipes) };
});
