import { type Draw, drawFrom } from './draw.ts';

type Json = Record<string, unknown>;

/** Operations of one kind of record. */
const PER_RECORD = 4;
/** This many records refer to one another in a row: what a program opens within one page is bounded. */
const CHAIN = 5;
const MESSAGE = { description: 'Fehler', content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } } };

/** A description (OpenAPI 3.0) of `operations` operations, four for each kind of record, with shared schemas that refer to each other. */
export function makeDescription(operations: number): Json {
	const records = Array.from({ length: Math.ceil(operations / PER_RECORD) }, (_, number) => `record${number}`);
	const draws = new Map(records.map((name, number) => [name, drawFrom(number + 90_000)]));
	return {
		openapi: '3.0.3',
		info: { title: 'Erzeugte API', version: '1.0.0', description: 'Für das Rennen erzeugt.' },
		servers: [{ url: 'https://api.example.com' }],
		tags: records.map((name) => ({ name, description: `Alles zu ${name}.` })),
		paths: Object.assign({}, ...[...draws].map(([name, draw]) => paths(name, draw))),
		components: {
			schemas: {
				Problem: problem(),
				...Object.assign(
					{},
					...[...draws].map(([name, draw], number) => schema(draw, { name, related: number % CHAIN === 0 ? undefined : records[number - 1] })),
				),
			},
		},
	};
}

function paths(name: string, draw: Draw): Json {
	const one = { 200: answer(name, draw), 404: MESSAGE };
	const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer' }, description: draw.sentence() };
	const page = { name: 'page', in: 'query', schema: { type: 'integer', default: 1 }, description: draw.sentence() };
	const body = { required: true, content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } } };
	const operation = (verb: string, rest: Json) => ({
		operationId: `${verb}-${name}`,
		summary: `${verb} ${name}`,
		description: draw.paragraph(),
		tags: [name],
		...rest,
	});
	return {
		[`/${name}`]: {
			get: operation('list', { parameters: [page], responses: one }),
			post: operation('add', { requestBody: body, responses: { ...one, 422: MESSAGE } }),
		},
		[`/${name}/{id}`]: {
			get: operation('read', { parameters: [id], responses: one }),
			put: operation('change', { parameters: [id], requestBody: body, responses: { ...one, 422: MESSAGE } }),
		},
	};
}

function answer(name: string, draw: Draw): Json {
	return { description: draw.sentence(), content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } } };
}

function schema(draw: Draw, { name, related }: { name: string; related: string | undefined }): Json {
	const fields = Array.from({ length: 8 }, (_, place) => [
		`${draw.plain()}_${place}`,
		place % 3 === 0 ? { type: 'integer', minimum: 0, description: draw.sentence() } : { type: 'string', maxLength: 80, description: draw.sentence() },
	]);
	const nested = related === undefined ? {} : { related: { $ref: `#/components/schemas/${related}` } };
	return { [name]: { type: 'object', required: ['id'], properties: { id: { type: 'integer' }, ...Object.fromEntries(fields), ...nested } } };
}

function problem(): Json {
	return { type: 'object', properties: { type: { type: 'string' }, title: { type: 'string' }, status: { type: 'integer' }, detail: { type: 'string' } } };
}
