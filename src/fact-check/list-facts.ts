import type { DescribedFact, FactScope } from './fact.ts';
import { listOf, objectOf, resolve, textOf } from './resolve.ts';
import { type SchemaReading, schemaFacts, sentences } from './schema-facts.ts';

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];
/** What HTTP itself says of these headers is no fact of the description (OpenAPI 3.1, 4.8.12.1). */
const OWN_HEADERS = new Set(['accept', 'content-type', 'authorization']);

/**
 * Everything that an OpenAPI 3.x description says and its reference must show, read without any model of ours: this file, `schema-facts.ts` and `resolve.ts`
 * know the specification and nothing of how pages are made. Descriptions in Swagger 2.0 are upgraded by a library first.
 */
export function listFacts(document: unknown): DescribedFact[] {
	const root = objectOf(document);
	const info = objectOf(root['info']);
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
	for (const [name, item] of Object.entries({ ...objectOf(root['webhooks']), ...objectOf(root['x-webhooks']) }))
		facts.push(...webhookFacts(document, name, item));
	for (const [path, item] of Object.entries(objectOf(root['paths']))) facts.push(...pathFacts(document, path, item));
	return facts;
}

/** Addresses and scopes of the ways to get a token. */
function flowFacts(scheme: Readonly<Record<string, unknown>>, pointer: string): DescribedFact[] {
	const scope: FactScope = { kind: 'reference' };
	const { openIdConnectUrl, oauth2MetadataUrl, flows } = scheme;
	return [
		...textFacts(pointer, scope, { openIdConnectUrl, oauth2MetadataUrl }),
		...Object.values(objectOf(flows)).flatMap((flow) => {
			const { authorizationUrl, tokenUrl, refreshUrl, deviceAuthorizationUrl, scopes } = objectOf(flow);
			return [
				...textFacts(pointer, scope, { authorizationUrl, tokenUrl, refreshUrl, deviceAuthorizationUrl }),
				...Object.entries(objectOf(scopes)).flatMap(([name, words]) => textFacts(pointer, scope, { scope: name, 'scope words': words })),
			];
		}),
	];
}

function pathFacts(document: unknown, path: string, item: unknown): DescribedFact[] {
	const found = resolve(document, item, `/paths/${path}`);
	if (found === undefined) return [];
	return METHODS.filter((method) => typeof found.node[method] === 'object').flatMap((method) => {
		const operation = objectOf(found.node[method]);
		if (['x-internal', 'x-hidden', 'x-exclude'].some((mark) => operation[mark] === true || found.node[mark] === true)) return [];
		const pointer = `${found.pointer}/${method}`;
		const scope: FactScope = { kind: 'operation', method, path };
		const reading = { document, scope, direction: 'request' as const, seen: new Set<string>() };
		return [
			...textFacts(pointer, scope, { summary: operation['summary'] }),
			...describe(pointer, scope, operation['description']),
			...(operation['deprecated'] === true || operation['x-deprecated'] === true ? textFacts(pointer, scope, { deprecated: 'veraltet' }) : []),
			...textFacts(pointer, scope, { reason: operation['x-deprecation-reason'] }),
			...textFacts(pointer, scope, { externalDocs: objectOf(operation['externalDocs'])['url'] }),
			...parametersOf(document, found.node, operation).flatMap(({ node, pointer: at }) => parameterFacts(node, at, reading)),
			...bodyFacts(operation['requestBody'], `${pointer}/requestBody`, reading),
			...Object.entries(objectOf(operation['responses'])).flatMap(([status, response]) =>
				responseFacts(status, response, { ...reading, direction: 'response', seen: new Set() }),
			),
			...callbackFacts(operation['callbacks'], `${pointer}/callbacks`, reading),
			...listOf(operation['servers'] ?? found.node['servers']).flatMap((server) => serverFacts(server, `${pointer}/servers`, scope)),
			...sampleFacts(operation, pointer, scope),
			...scopeFacts(operation['security'] ?? objectOf(document)['security'], pointer, scope),
		];
	});
}

/** What the provider wrote himself as samples: label, language and the first line of code. */
function sampleFacts(operation: Readonly<Record<string, unknown>>, pointer: string, scope: FactScope): DescribedFact[] {
	return listOf(operation['x-codeSamples'] ?? operation['x-code-samples']).flatMap((sample) => {
		const { label, source } = objectOf(sample);
		const line = textOf(source)
			?.split('\n')
			.find((text) => /\p{L}{3}/u.test(text));
		return textFacts(`${pointer}/x-codeSamples`, scope, { 'sample label': label, sample: line });
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
				: [
						...textFacts(`${found.pointer}`, reading.scope, { callback: key, address }),
						...METHODS.flatMap((method) => sentFacts(objectOf(item)[method], `${found.pointer}/${address}/${method}`, { ...reading, seen: new Set() })),
					],
		);
	});
}

function webhookFacts(document: unknown, name: string, item: unknown): DescribedFact[] {
	const found = resolve(document, item, `/webhooks/${name}`);
	const scope: FactScope = { kind: 'reference' };
	return METHODS.flatMap((method) => {
		const operation = objectOf(found?.node[method]);
		if (operation['x-internal'] === true) return [];
		return sentFacts(found?.node[method], `/webhooks/${name}/${method}`, { document, scope, direction: 'request', seen: new Set() });
	});
}

/** One operation that the API calls at the reader's. */
function sentFacts(value: unknown, pointer: string, reading: SchemaReading): DescribedFact[] {
	if (typeof value !== 'object') return [];
	const operation = objectOf(value);
	return [
		...textFacts(pointer, reading.scope, { summary: operation['summary'], externalDocs: objectOf(operation['externalDocs'])['url'] }),
		...describe(pointer, reading.scope, operation['description']),
		...sampleFacts(operation, pointer, reading.scope),
		...bodyFacts(operation['requestBody'], `${pointer}/requestBody`, reading),
		...Object.entries(objectOf(operation['responses'])).flatMap(([status, response]) =>
			responseFacts(status, response, { ...reading, direction: 'response', seen: new Set() }),
		),
	];
}

/** Parameters of an operation with those of its path that it does not replace. */
function parametersOf(document: unknown, item: unknown, operation: unknown) {
	const all = new Map<string, { node: Readonly<Record<string, unknown>>; pointer: string }>();
	for (const list of [objectOf(item)['parameters'], objectOf(operation)['parameters']]) {
		for (const parameter of listOf(list)) {
			const found = resolve(document, parameter, '/parameters');
			if (found !== undefined) all.set(`${found.node['in']} ${found.node['name']}`, found);
		}
	}
	return [...all.values()].filter(({ node }) => !(node['in'] === 'header' && OWN_HEADERS.has(String(node['name']).toLowerCase())));
}

function parameterFacts(node: Readonly<Record<string, unknown>>, pointer: string, reading: SchemaReading): DescribedFact[] {
	const name = textOf(node['name']);
	if (name === undefined) return [];
	const { scope } = reading;
	const content = Object.entries(objectOf(node['content']));
	const say = (kind: string, words: string): DescribedFact => ({ pointer, kind, scope, beside: name, words: [words] });
	return [
		{ pointer, kind: 'name', scope, beside: undefined, words: [name] },
		...sentences(textOf(node['description'])).map((line) => say('description', line)),
		...(node['required'] === true && node['in'] !== 'path' ? [say('required', 'Pflicht')] : []),
		...(node['deprecated'] === true || 'x-deprecated' in node ? [say('deprecated', 'veraltet')] : []),
		...sentences(textOf(node['x-deprecated'])).map((line) => say('reason', line)),
		...[node['example'], ...Object.values(objectOf(node['examples'])).map((example) => resolve(reading.document, example, '')?.node['value'])].flatMap(
			(value) => (['string', 'number'].includes(typeof value) ? [say('example', String(value))] : []),
		),
		...examplesOf(node).flatMap(({ summary, externalValue }) =>
			[summary, externalValue].flatMap((text) => (textOf(text) === undefined ? [] : [{ ...say('example words', String(text)), beside: undefined }])),
		),
		...styleFacts(node).map((style) => say('style', style)),
		...('schema' in node ? schemaFacts(node['schema'], `${pointer}/schema`, { ...reading, name }) : []),
		...content.flatMap(([type, media]) => schemaFacts(objectOf(media)['schema'], `${pointer}/content/${type}/schema`, { ...reading, name })),
	];
}

const examplesOf = (node: Readonly<Record<string, unknown>>) => Object.values(objectOf(node['examples'])).map(objectOf);

/** The style that a list or an object is sent in, where the description names one that is not the usual one. */
function styleFacts(node: Readonly<Record<string, unknown>>): string[] {
	const style = textOf(node['style']);
	const type = objectOf(node['schema'])['type'];
	const usual = node['in'] === 'query' || node['in'] === 'cookie' ? 'form' : 'simple';
	return style !== undefined && style !== usual && (type === 'array' || type === 'object') ? [style] : [];
}

function bodyFacts(value: unknown, pointer: string, reading: SchemaReading): DescribedFact[] {
	const found = resolve(reading.document, value, pointer);
	if (found === undefined) return [];
	return [...describe(found.pointer, reading.scope, found.node['description']), ...contentFacts(found.node['content'], found.pointer, reading)];
}

function contentFacts(value: unknown, pointer: string, reading: SchemaReading): DescribedFact[] {
	return Object.entries(objectOf(value)).flatMap(([type, media]) => [
		...textFacts(`${pointer}/content/${type}`, reading.scope, { mediaType: type }),
		...schemaFacts(objectOf(media)['schema'], `${pointer}/content/${type}/schema`, { ...reading, name: undefined }),
		...schemaFacts(objectOf(media)['itemSchema'], `${pointer}/content/${type}/itemSchema`, { ...reading, name: undefined }),
		...Object.entries(objectOf(objectOf(media)['encoding'])).flatMap(([part, encoding]) =>
			textFacts(`${pointer}/content/${type}/encoding/${part}`, reading.scope, { encoding: objectOf(encoding)['contentType'] }),
		),
		...Object.entries(objectOf(objectOf(media)['examples'])).flatMap(([name, example]) =>
			exampleFacts(resolve(reading.document, example, '')?.node ?? {}, `${pointer}/content/${type}/examples/${name}`, reading.scope),
		),
	]);
}

function responseFacts(status: string, value: unknown, reading: SchemaReading): DescribedFact[] {
	const found = resolve(reading.document, value, `/responses/${status}`);
	if (found === undefined || status.startsWith('x-')) return [];
	const { scope } = reading;
	return [
		...(status === 'default' ? [] : textFacts(found.pointer, scope, { status: /^\dXX$/i.test(status) ? `${status.charAt(0)}00` : status })),
		...describe(found.pointer, scope, found.node['description']),
		...Object.entries(objectOf(found.node['headers'])).flatMap(([name, header]) => {
			const node = resolve(reading.document, header, `${found.pointer}/headers/${name}`);
			return OWN_HEADERS.has(name.toLowerCase()) || node === undefined ? [] : parameterFacts({ ...node.node, name, required: false }, node.pointer, reading);
		}),
		...contentFacts(found.node['content'], found.pointer, reading),
		...Object.values(objectOf(found.node['links'])).flatMap((link) => {
			const { operationId, operationRef, description, requestBody, parameters, server } = resolve(reading.document, link, '')?.node ?? {};
			const taken = Object.entries(objectOf(parameters)).map(([name, value]) => ({ 'link parameter': name, 'link value': value }));
			const texts = { link: operationId, operationRef, 'link body': requestBody, 'link server': objectOf(server)['url'] };
			return [
				...textFacts(`${found.pointer}/links`, scope, texts),
				...taken.flatMap((words) => textFacts(`${found.pointer}/links`, scope, words)),
				...describe(`${found.pointer}/links`, scope, description),
			];
		}),
	];
}

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

function exampleFacts(node: Readonly<Record<string, unknown>>, pointer: string, scope: FactScope): DescribedFact[] {
	return [
		...textFacts(pointer, scope, { 'example summary': node['summary'], externalValue: node['externalValue'] }),
		...describe(pointer, scope, node['description']),
	];
}

const describe = (pointer: string, scope: FactScope, description: unknown): DescribedFact[] =>
	sentences(textOf(description)).map((line) => ({ pointer, kind: 'description', scope, beside: undefined, words: [line] }));

function textFacts(pointer: string, scope: FactScope, texts: Readonly<Record<string, unknown>>): DescribedFact[] {
	return Object.entries(texts).flatMap(([kind, value]) => {
		const words = textOf(value);
		return words === undefined ? [] : [{ pointer, kind, scope, beside: undefined, words: [words] }];
	});
}
