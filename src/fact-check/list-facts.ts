import { bodyFacts, describedParameters, factsOfParameter, isHidden, responseFacts } from './exchange-facts.ts';
import type { DescribedFact, FactScope } from './fact.ts';
import { listOf, mapOf, objectOf, resolve, textOf } from './resolve.ts';
import type { SchemaReading } from './schema-facts.ts';
import { withNamesBeside } from './schema-uses.ts';
import { describe, sentences, textFacts } from './text-facts.ts';

const OPERATION_METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

/**
 * Everything that an OpenAPI 3.x description says and its reference must show, read without any model of ours: `*-facts.ts` and
 * `resolve.ts` know the specification and nothing of how pages are made. Descriptions in Swagger 2.0 are upgraded by a library first.
 */
export const listFacts = (document: unknown): DescribedFact[] => [...eachFact(document)];

/** The same one after the other: where schemas are shared by hundreds of operations there are more facts than fit into memory. */
export function* eachFact(document: unknown): Generator<DescribedFact> {
	yield* referenceFacts(document);
	const paths = resolve(document, objectOf(document)['paths'], '/paths')?.node ?? {};
	for (const [path, item] of Object.entries(paths)) if (!path.startsWith('x-')) for (const facts of pathFacts(document, path, item)) yield* facts;
}

/** What is said of the whole API. */
function referenceFacts(document: unknown): DescribedFact[] {
	const root = objectOf(document);
	const info = resolve(document, root['info'], '/info')?.node ?? {};
	const reference: FactScope = { kind: 'reference' };
	const facts = [
		...textFacts('/info', reference, { title: info['title'], version: info['version'] }),
		...describe('/info', reference, info['description']),
		...textFacts('/info/contact', reference, { email: objectOf(info['contact'])['email'], contact: objectOf(info['contact'])['name'] }),
		...textFacts('/info', reference, { summary: info['summary'], terms: info['termsOfService'] }),
		...textFacts('/info/license', reference, { name: objectOf(info['license'])['name'] }),
	];
	listOf(root['servers']).forEach((server, index) => {
		facts.push(...serverFacts(server, `/servers/${index}`, reference));
	});
	listOf(root['tags']).forEach((tag, index) => {
		facts.push(...describe(`/tags/${index}`, reference, objectOf(tag)['description']));
		facts.push(...textFacts(`/tags/${index}`, reference, { externalDocs: objectOf(objectOf(tag)['externalDocs'])['url'] }));
	});
	for (const [name, scheme] of Object.entries(objectOf(objectOf(root['components'])['securitySchemes']))) {
		const node = resolve(document, scheme, '')?.node ?? {};
		facts.push(...textFacts(`/components/securitySchemes/${name}`, reference, { scheme: name, parameter: node['name'] }));
		facts.push(...describe(`/components/securitySchemes/${name}`, reference, node['description']));
		facts.push(...flowFacts(node, `/components/securitySchemes/${name}`));
	}
	facts.push(...textFacts('/externalDocs', reference, { externalDocs: objectOf(root['externalDocs'])['url'] }));
	facts.push(...textFacts('/info/license', reference, { identifier: objectOf(info['license'])['identifier'] }));
	for (const [name, item] of Object.entries({ ...objectOf(root['x-webhooks']), ...objectOf(root['webhooks']) }))
		facts.push(...webhookFacts(document, name, item));
	return facts;
}

/** Addresses and scopes of the ways to get a token. */
function flowFacts(scheme: Readonly<Record<string, unknown>>, pointer: string): DescribedFact[] {
	const scope: FactScope = { kind: 'reference' };
	const { openIdConnectUrl, oauth2MetadataUrl, flows } = scheme;
	return [
		...textFacts(pointer, scope, { openIdConnectUrl, oauth2MetadataUrl }),
		...Object.entries(objectOf(flows)).flatMap(([type, flow]) => {
			const at = `${pointer}/flows/${type}`;
			const { authorizationUrl, tokenUrl, refreshUrl, deviceAuthorizationUrl, scopes } = objectOf(flow);
			return [
				...textFacts(at, scope, { authorizationUrl, tokenUrl, refreshUrl, deviceAuthorizationUrl }),
				...Object.entries(objectOf(scopes)).flatMap(([name, words]) => textFacts(at, scope, { scope: name, 'scope words': words })),
			];
		}),
	];
}

/** The facts of each operation of a path. */
function* pathFacts(document: unknown, path: string, item: unknown): Generator<DescribedFact[]> {
	const found = resolve(document, item, `/paths/${path}`);
	if (found === undefined) return;
	for (const method of OPERATION_METHODS) {
		const { node: operation, pointer } = resolve(document, found.node[method], `${found.pointer}/${method}`) ?? { node: {}, pointer: '' };
		if (Object.keys(operation).length === 0 || isHidden(operation) || isHidden(found.node)) continue;
		const scope: FactScope = { kind: 'operation', method, path };
		const servers = listOf(operation['servers'] ?? found.node['servers']);
		// Those of the API stand on its overview.
		const ownServers = JSON.stringify(servers) === JSON.stringify(objectOf(document)['servers']) ? [] : servers;
		const reading = { document, scope, direction: 'request' as const, seen: new Set<string>(), offered: new Set<string>(), uses: new Map() };
		const facts = [
			...summaryFacts(pointer, scope, operation['summary']),
			...describe(pointer, scope, operation['description']),
			...(operation['deprecated'] === true || operation['x-deprecated'] === true ? textFacts(pointer, scope, { deprecated: 'veraltet' }) : []),
			...textFacts(pointer, scope, { reason: operation['x-deprecation-reason'] }),
			...textFacts(pointer, scope, { externalDocs: objectOf(operation['externalDocs'])['url'] }),
			...describedParameters(document, found, { node: operation, pointer }).flatMap(({ node, pointer: at }) => factsOfParameter(node, at, reading)),
			...bodyFacts(operation['requestBody'], `${pointer}/requestBody`, reading),
			...Object.entries(mapOf(reading.document, operation['responses'])).flatMap(([status, response]) =>
				responseFacts(status, response, { ...reading, direction: 'response', seen: new Set() }),
			),
			...callbackFacts(operation['callbacks'], `${pointer}/callbacks`, reading),
			...ownServers.flatMap((server, index) => serverFacts(server, `${'servers' in operation ? pointer : found.pointer}/servers/${index}`, scope)),
			...sampleFacts(document, operation, { pointer, scope }),
			...scopeFacts(operation['security'] ?? objectOf(document)['security'], pointer, scope),
		];
		yield facts.filter(isOffered(reading)).map(withNamesBeside(reading.uses));
	}
}

/** A summary is a title, or a text of several lines with the marks of Markdown. */
const summaryFacts = (pointer: string, scope: FactScope, summary: unknown): DescribedFact[] =>
	sentences(textOf(summary)).map((line) => ({ pointer, kind: 'summary', scope, beside: undefined, words: [line] }));

/** What the provider wrote himself as samples: label, language and the first line of code. */
function sampleFacts(
	document: unknown,
	operation: Readonly<Record<string, unknown>>,
	{ pointer, scope }: Pick<DescribedFact, 'pointer' | 'scope'>,
): DescribedFact[] {
	return listOf(operation['x-codeSamples'] ?? operation['x-code-samples']).flatMap((sample, index) => {
		const { label, source } = resolve(document, sample, '')?.node ?? {};
		const line = textOf(source)
			?.split('\n')
			.find((text) => /\p{L}{3}/u.test(text));
		return textFacts(`${pointer}/x-codeSamples/${index}`, scope, { 'sample label': label, sample: line });
	});
}

/** Requests that the API sends: their keys, addresses, bodies and answers. */
function callbackFacts(callbacks: unknown, pointer: string, reading: SchemaReading): DescribedFact[] {
	return Object.entries(objectOf(callbacks)).flatMap(([key, callback]) => {
		const found = resolve(reading.document, callback, `${pointer}/${key}`);
		if (found === undefined) return [];
		return Object.entries(found.node).flatMap(([address, item]) =>
			address.startsWith('x-')
				? []
				: [...textFacts(`${found.pointer}`, reading.scope, { callback: key, address }), ...sentFacts(item, `${found.pointer}/${address}`, reading)],
		);
	});
}

const webhookFacts = (document: unknown, name: string, item: unknown) =>
	sentFacts(item, `/webhooks/${name}`, { document, scope: { kind: 'reference' }, direction: 'request', seen: new Set(), offered: new Set(), uses: new Map() });

/** The operations that the API calls at one address of the reader's. */
function sentFacts(value: unknown, at: string, around: SchemaReading): DescribedFact[] {
	const item = resolve(around.document, value, at);
	if (item === undefined || isHidden(item.node)) return [];
	return OPERATION_METHODS.flatMap((method) => {
		const found = resolve(around.document, item.node[method], `${item.pointer}/${method}`);
		if (found === undefined || isHidden(found.node)) return [];
		const { node: operation, pointer } = found;
		const reading = { ...around, seen: new Set<string>(), offered: new Set<string>(), uses: new Map() };
		const facts = [
			...summaryFacts(pointer, reading.scope, operation['summary']),
			...textFacts(pointer, reading.scope, { externalDocs: objectOf(operation['externalDocs'])['url'] }),
			...describe(pointer, reading.scope, operation['description']),
			...sampleFacts(reading.document, operation, { pointer, scope: reading.scope }),
			...describedParameters(reading.document, item, found).flatMap(({ node, pointer: place }) => factsOfParameter(node, place, reading)),
			...bodyFacts(operation['requestBody'], `${pointer}/requestBody`, reading),
			...Object.entries(mapOf(reading.document, operation['responses'])).flatMap(([status, response]) =>
				responseFacts(status, response, { ...reading, direction: 'response', seen: new Set() }),
			),
		];
		return facts.filter(isOffered(reading)).map(withNamesBeside(reading.uses));
	});
}

/** Whether a fact is one of an operation: what leads to a schema that is not offered there is none. */
const isOffered =
	({ offered }: SchemaReading) =>
	({ leadsTo }: DescribedFact) =>
		leadsTo === undefined || offered.has(leadsTo);

/** Names of schemes and scopes of every alternative. */
function scopeFacts(security: unknown, pointer: string, scope: FactScope): DescribedFact[] {
	return listOf(security).flatMap((alternative) =>
		Object.entries(objectOf(alternative)).flatMap(([name, scopes]) => [
			...textFacts(`${pointer}/security`, scope, { scheme: name }),
			...listOf(scopes).flatMap((needed) => textFacts(`${pointer}/security`, scope, { scope: needed })),
		]),
	);
}

function serverFacts(server: unknown, pointer: string, scope: FactScope): DescribedFact[] {
	const node = objectOf(server);
	return [
		...textFacts(pointer, scope, { url: textOf(node['url'])?.replace(/\/+$/, '') }),
		...describe(pointer, scope, node['description']),
		...Object.keys(objectOf(node['variables'])).flatMap((name) => textFacts(pointer, scope, { variable: name })),
	];
}
