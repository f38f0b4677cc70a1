import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from 'virtual:nonius/root';
import { behaviour } from 'virtual:nonius/sandbox';
import { apiPath } from '#navigation/api-items.ts';
import type { ApiModel } from '#openapi/model/model.ts';
import { planSandbox } from '#sandbox/plan/plan-sandbox.ts';
import type { SiteConfig } from '#schema/site-config.ts';
import type { Reference } from '#site/reference.ts';
import type { Site } from '#site/site.ts';
import type { ConsoleData, RealServer, SignIn } from './console-data.ts';
import { shortenModel } from './shorten-model.ts';

/** References with more operations have no console: their data would be too much to load for one request. */
const MOST_OPERATIONS = 300;

/** The data of the consoles of a site's reference. */
export interface SandboxFile {
	/** Path of the file without the base, with a query that changes with its content. */
	address: string;
	json: string;
	/** Ids of headings on the overview page that have a recipe. */
	recipes: readonly string[];
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

/** A server with the variables of its address, as the description has them. */
export function realServer({ name, url }: { name: string; url: string }, { servers, operations }: Pick<ApiModel, 'servers' | 'operations'>): RealServer {
	const described = [...servers, ...operations.flatMap((operation) => operation.servers)].find((server) => withoutSlash(server.url) === withoutSlash(url));
	const names = [...url.matchAll(/\{([^{}]*)\}/g)].map(([, variable = '']) => variable);
	const variables = names.map(
		(variable) => described?.variables.find((known) => known.name === variable) ?? { name: variable, default: '', enum: [], description: undefined },
	);
	return { name, url: withoutSlash(url), variables };
}

/** The flows of a scheme that stay on an allowed server, and that a page can go through. */
export function signInAt(
	{ scheme, server, clientId = '' }: SiteConfig['api']['sandbox']['signIn'][number],
	{ securitySchemes }: Pick<ApiModel, 'securitySchemes'>,
): SignIn {
	const isAllowed = (address: string | undefined) =>
		address !== undefined && URL.canParse(address) && new URL(address).origin === new URL(server).origin && address.startsWith(withoutSlash(server));
	const flows = (securitySchemes.find(({ name }) => name === scheme)?.flows ?? []).filter(
		({ type, tokenUrl, authorizationUrl, deviceAuthorizationUrl }) =>
			isAllowed(tokenUrl) &&
			((type === 'authorizationCode' && isAllowed(authorizationUrl)) ||
				(type === 'deviceAuthorization' && isAllowed(deviceAuthorizationUrl)) ||
				type === 'clientCredentials'),
	);
	return { scheme, clientId, flows };
}

const made = new WeakMap<Reference, SandboxFile | undefined>();

/** Path of the data without the base. */
const sandboxPath = (id: string): string => `${apiPath(id).slice(0, -1)}.uebungsumgebung.json`;

/** What the consoles of a reference load on first use; `undefined` where there are none. Made once a reference. */
export function sandboxFile({ config }: Site, reference: Reference): SandboxFile | undefined {
	if (!made.has(reference)) made.set(reference, makeFile(config.api, reference));
	return made.get(reference);
}

function makeFile({ sandbox, tokenVariable }: SiteConfig['api'], { model, recipes }: Reference): SandboxFile | undefined {
	if (model.operations.length > MOST_OPERATIONS) return undefined;
	const data: Omit<ConsoleData, 'version'> = {
		model: shortenModel(model),
		plan: planSandbox(model, { handled: Object.keys(behaviour?.handlers ?? {}) }),
		seed: sandbox.seed === undefined ? null : JSON.parse(readFileSync(resolve(root, sandbox.seed), 'utf8')),
		tokenVariable,
		servers: sandbox.servers.map((server) => realServer(server, model)),
		signIn: sandbox.signIn.map((allowed) => signInAt(allowed, model)),
		recipes,
	};
	const version = createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 12);
	return { address: `${sandboxPath(model.id)}?v=${version}`, json: JSON.stringify({ ...data, version }), recipes: Object.keys(recipes) };
}
