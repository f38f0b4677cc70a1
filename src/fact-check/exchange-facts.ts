import type { DescribedFact, FactScope } from './fact.ts';
import { listOf, mapOf, objectOf, resolve, textOf } from './resolve.ts';
import { type SchemaReading, schemaFacts } from './schema-facts.ts';
import { describe, sentences, textFacts } from './text-facts.ts';

/** Headers that HTTP itself defines: OpenAPI ignores descriptions of them (3.1, 4.8.12.1). */
const OWN_HEADERS = new Set(['accept', 'content-type', 'authorization']);

/** Keywords that mark a part as internal. */
const HIDDEN = ['x-internal', 'x-hidden', 'x-exclude', 'x-excluded', 'x-scalar-ignore'];
/** Whether a part of a description is marked as not for readers. */
export const isHidden = (node: Readonly<Record<string, unknown>>): boolean =>
	HIDDEN.some((mark) => ['true', 'yes', 'on', 'y', '1'].includes(String(node[mark]).toLowerCase()));

/** A part of a description and where it stands. */
interface DescribedPart {
	node: Readonly<Record<string, unknown>>;
	pointer: string;
}

/** Parameters of an operation with those of its path that it does not replace. */
export function describedParameters(document: unknown, item: DescribedPart, operation: DescribedPart) {
	const all = new Map<string, DescribedPart>();
	for (const { node, pointer } of [item, operation]) {
		for (const [index, parameter] of listOf(node['parameters']).entries()) {
			const found = resolve(document, parameter, `${pointer}/parameters/${index}`);
			if (found !== undefined && !isHidden(found.node)) all.set(`${found.node['in']} ${found.node['name']}`, found);
		}
	}
	return [...all.values()].filter(({ node }) => !(node['in'] === 'header' && OWN_HEADERS.has(String(node['name']).toLowerCase())));
}

/** Facts of a parameter or, under its name, of a header. */
export function factsOfParameter(node: Readonly<Record<string, unknown>>, pointer: string, reading: SchemaReading): DescribedFact[] {
	const name = textOf(node['name']);
	if (name === undefined) return [];
	const { scope } = reading;
	const content = Object.entries(mapOf(reading.document, node['content']));
	const say = (kind: string, words: string): DescribedFact => ({ pointer, kind, scope, beside: name, words: [words] });
	return [
		{ pointer, kind: 'name', scope, beside: undefined, words: [name] },
		...sentences(textOf(node['description'])).map((line) => say('description', line)),
		...(node['required'] === true && node['in'] !== 'path' ? [say('required', 'Pflicht')] : []),
		...(node['deprecated'] === true || 'x-deprecated' in node ? [say('deprecated', 'veraltet')] : []),
		...sentences(textOf(node['x-deprecated'])).map((line) => say('reason', line)),
		...[
			node['example'],
			...Object.values(mapOf(reading.document, node['examples'])).map((example) => resolve(reading.document, example, '')?.node['value']),
		].flatMap((value) => (['string', 'number'].includes(typeof value) ? [say('example', String(value))] : [])),
		...exampleObjects(node).flatMap(({ summary, externalValue }) =>
			[summary, externalValue].flatMap((text) => (textOf(text) === undefined ? [] : [{ ...say('example words', String(text)), beside: undefined }])),
		),
		...styleFacts(node).map((style) => say('style', style)),
		...('schema' in node ? schemaFacts(node['schema'], `${pointer}/schema`, { ...reading, name }) : []),
		...content.flatMap(([type, media]) => schemaFacts(objectOf(media)['schema'], `${pointer}/content/${type}/schema`, { ...reading, name })),
	];
}

const exampleObjects = (node: Readonly<Record<string, unknown>>) => Object.values(objectOf(node['examples'])).map(objectOf);

/** The style that a list or an object is sent in, where the description names one that is not the usual one. */
function styleFacts(node: Readonly<Record<string, unknown>>): string[] {
	const style = textOf(node['style']);
	const type = objectOf(node['schema'])['type'];
	const usual = node['in'] === 'query' || node['in'] === 'cookie' ? 'form' : 'simple';
	return style !== undefined && style !== usual && (type === 'array' || type === 'object') ? [style] : [];
}

/** Facts of a request body with all its media types. */
export function bodyFacts(value: unknown, pointer: string, reading: SchemaReading): DescribedFact[] {
	const found = resolve(reading.document, value, pointer);
	if (found === undefined) return [];
	return [...describe(found.pointer, reading.scope, found.node['description']), ...contentFacts(found.node['content'], found.pointer, reading)];
}

function contentFacts(value: unknown, pointer: string, reading: SchemaReading): DescribedFact[] {
	return Object.entries(mapOf(reading.document, value)).flatMap(([type, written]) => {
		const media = mapOf(reading.document, written);
		return [
			...textFacts(`${pointer}/content/${type}`, reading.scope, { mediaType: type }),
			...schemaFacts(media['schema'], `${pointer}/content/${type}/schema`, { ...reading, name: undefined }),
			...schemaFacts(media['itemSchema'], `${pointer}/content/${type}/itemSchema`, { ...reading, name: undefined }),
			...Object.entries(objectOf(media['encoding'])).flatMap(([part, encoding]) =>
				textFacts(`${pointer}/content/${type}/encoding/${part}`, reading.scope, { encoding: objectOf(encoding)['contentType'] }),
			),
			...Object.entries(mapOf(reading.document, media['examples'])).flatMap(([name, example]) =>
				exampleFacts(resolve(reading.document, example, '')?.node ?? {}, `${pointer}/content/${type}/examples/${name}`, reading.scope),
			),
		];
	});
}

/** Facts of an answer: its headers, contents and links. */
export function responseFacts(status: string, value: unknown, reading: SchemaReading): DescribedFact[] {
	const found = resolve(reading.document, value, `/responses/${status}`);
	if (found === undefined || status.startsWith('x-')) return [];
	const { scope } = reading;
	return [
		...(status === 'default' ? [] : textFacts(found.pointer, scope, { status: /^\dXX$/i.test(status) ? `${status.charAt(0)}00` : status })),
		...describe(found.pointer, scope, found.node['description']),
		...Object.entries(mapOf(reading.document, found.node['headers'])).flatMap(([name, header]) => {
			const node = resolve(reading.document, header, `${found.pointer}/headers/${name}`);
			return OWN_HEADERS.has(name.toLowerCase()) || node === undefined ? [] : factsOfParameter({ ...node.node, name, required: false }, node.pointer, reading);
		}),
		...contentFacts(found.node['content'], found.pointer, reading),
		...Object.values(mapOf(reading.document, found.node['links'])).flatMap((link) => {
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

function exampleFacts(node: Readonly<Record<string, unknown>>, pointer: string, scope: FactScope): DescribedFact[] {
	return [
		...textFacts(pointer, scope, { 'example summary': node['summary'], externalValue: node['externalValue'] }),
		...describe(pointer, scope, node['description']),
	];
}
