/** What a description says of one operation, read from the raw JSON without any code of the program. */
export interface DescribedOperation {
	method: string;
	path: string;
	summary: string;
	/** Names by their place, e.g. `query limit`. */
	parameters: string[];
	statuses: string[];
	/** Names of the headers of all responses. */
	headers: string[];
	scopes: string[];
	/** Property names of every schema that can be reached, by its JSON pointer. */
	properties: Map<string, string[]>;
	/** Values of every enumeration that can be reached, by the pointer of its schema; `null` is a type, not a value. */
	enums: Map<string, string[]>;
}

type Json = Readonly<Record<string, unknown>>;

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const entries = (value: unknown) => (isObject(value) ? Object.entries(value) : []);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const strings = (value: unknown) => list(value).filter((item) => typeof item === 'string');

/** Walks an OpenAPI 3.0 description as it is written. */
export function describedOperations(description: Json): DescribedOperation[] {
	return entries(description['paths']).flatMap(([path, item]) =>
		entries(item)
			.filter(([method]) => METHODS.includes(method))
			.map(([method, operation]) => describe(description, { path, method, item, operation })),
	);
}

interface Written {
	path: string;
	method: string;
	item: unknown;
	operation: unknown;
}

function describe(description: Json, { path, method, item, operation }: Written): DescribedOperation {
	const at = (value: unknown, key: string) => (isObject(value) ? follow(description, value[key]).value : undefined);
	const found: DescribedOperation = {
		method: method.toUpperCase(),
		path,
		summary: String(at(operation, 'summary')),
		parameters: [],
		statuses: entries(at(operation, 'responses')).map(([status]) => status),
		headers: [],
		scopes: [...strings(at(operation, 'x-required-scopes')), ...strings(at(operation, 'x-optional-scopes'))],
		properties: new Map(),
		enums: new Map(),
	};
	const reading = { description, found };
	const schemasOf = (holder: unknown, pointer: string) => {
		if (!isObject(holder)) return;
		collect(reading, holder['schema'], `${pointer}/schema`);
		for (const [type, media] of entries(holder['content'])) collect(reading, isObject(media) ? media['schema'] : undefined, `${pointer}/${type}`);
	};
	const here = `${method} ${path}`;
	for (const written of [...list(at(item, 'parameters')), ...list(at(operation, 'parameters'))]) {
		const parameter = follow(description, written).value;
		if (!isObject(parameter)) continue;
		found.parameters.push(`${parameter['in']} ${parameter['name']}`);
		schemasOf(parameter, `${here} ${parameter['name']}`);
	}
	schemasOf(at(operation, 'requestBody'), here);
	for (const [status, written] of entries(at(operation, 'responses'))) {
		const response = follow(description, written).value;
		schemasOf(response, `${here} ${status}`);
		for (const [name, header] of entries(at(response, 'headers'))) {
			found.headers.push(name);
			schemasOf(follow(description, header).value, `${here} ${status} ${name}`);
		}
	}
	return found;
}

interface Reading {
	description: Json;
	found: DescribedOperation;
}

/** Puts what a schema and everything below it say into `found`; each schema once. */
function collect(reading: Reading, written: unknown, from: string): void {
	const { description, found } = reading;
	const { value, pointer = from } = follow(description, written);
	if (!isObject(value) || found.properties.has(pointer)) return;
	found.properties.set(
		pointer,
		entries(value['properties']).map(([name]) => name),
	);
	if (Array.isArray(value['enum'])) found.enums.set(pointer, value['enum'].filter((option) => option !== null).map(String));
	for (const [name, property] of entries(value['properties'])) collect(reading, property, `${pointer}/properties/${name}`);
	for (const key of ['items', 'not', 'additionalProperties']) collect(reading, value[key], `${pointer}/${key}`);
	for (const key of ['allOf', 'oneOf', 'anyOf']) for (const [index, part] of list(value[key]).entries()) collect(reading, part, `${pointer}/${key}/${index}`);
}

/** The value behind references, and the last of these. */
function follow(description: Json, value: unknown): { value: unknown; pointer?: string } {
	if (!isObject(value) || typeof value['$ref'] !== 'string') return { value };
	const pointer = value['$ref'];
	const target = pointer
		.slice('#/'.length)
		.split('/')
		.reduce<unknown>((inside, key) => (isObject(inside) ? inside[key.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined), description);
	return { pointer, ...follow(description, target) };
}
