import fc, { type Arbitrary } from 'fast-check';
import { isObject } from '#openapi/json/json.ts';
import type { PlannedOperation, PlannedParameter, SandboxPlan } from '#sandbox/plan/sandbox-plan.ts';
import { arbitraryValue, type KnownValues, spoilt, withKnown } from './arbitrary-value.ts';
import type { Step } from './case.ts';

const TOKENS = [...Array.from({ length: 12 }, () => 'administration'), 'messraum', 'montage', 'erp', 'lesezugriff', 'abgelaufen', 'fremd', null];
const FILE_NAMES = [
	'Schein.pdf',
	'dcc_ungueltig.xml',
	'fremd.pdf',
	'eicar.txt',
	'Messung ü.csv',
	'programm.exe',
	'ohne',
	`${'x'.repeat(170)}.pdf`,
	'a"b\\c.png',
];
const KEYS = ['6f9619ff-8b86-4d01-b42d-00cf4fc964ff', '7f9619ff-8b86-4d01-b42d-00cf4fc964ff', 'kein-schluessel'];

/** Time that passes before the request, and how it is sent. */
export interface RandomRequest extends Omit<Step, 'status'> {
	operationId: string;
	after: number;
}

/** Requests to all operations of a plan, some of them spoilt in one place; those that change something are more frequent. */
export function arbitraryRequest({ operations, schemas }: SandboxPlan, known: KnownValues): Arbitrary<RandomRequest> {
	return fc.oneof(...operations.map((operation) => ({ weight: operation.method === 'get' ? 1 : 3, arbitrary: requestTo(operation, schemas, known) })));
}

function requestTo(operation: PlannedOperation, schemas: SandboxPlan['schemas'], known: KnownValues): Arbitrary<RandomRequest> {
	const [content] = operation.body?.content ?? [];
	const isForm = content?.type === 'multipart/form-data';
	const valid = content === undefined ? fc.constant(undefined) : arbitraryValue(schemas[content.schema ?? ''], { schemas, known });
	return fc
		.record({
			as: fc.constantFrom(...TOKENS),
			after: fc.constantFrom(0, 0, 0, 1000, 3000, 86_400_000),
			path: pathOf(operation, schemas, known),
			query: queryOf(operation, schemas, known),
			headers: headersOf(operation),
			body: fc.tuple(valid, fc.boolean(), fc.boolean()).chain(([body, one, other]) => (one && other && body !== undefined ? spoilt(body) : fc.constant(body))),
			file: fc.record({ name: fc.constantFrom(...FILE_NAMES), text: fc.string({ maxLength: 20 }) }),
		})
		.map(({ as, after, path, query, headers, body, file }) => ({
			operationId: operation.id,
			send: `${operation.method.toUpperCase()} ${path}${query}`,
			...{ as, after, headers },
			...(body !== undefined && (isForm ? { form: { fields: formFields(body), file } } : { json: body })),
		}));
}

/** Field `file` is sent as a file. */
function formFields(body: unknown): Record<string, string> {
	const entries = isObject(body) ? Object.entries(body).filter(([name]) => name !== 'file') : [];
	return Object.fromEntries(entries.map(([name, value]) => [name, typeof value === 'string' ? value : (JSON.stringify(value) ?? '')]));
}

function pathOf({ id, path, parameters }: PlannedOperation, schemas: SandboxPlan['schemas'], known: KnownValues): Arbitrary<string> {
	const places = parameters.filter(({ place }) => place === 'path');
	const values = places.map(({ name, schema }) =>
		fc.oneof(
			{ weight: 9, arbitrary: withKnown(arbitraryValue(schemas[schema ?? ''], { schemas, known }), known[`${id}.${name}`] ?? known[name]) },
			{ weight: 1, arbitrary: fc.string({ minLength: 1, unit: 'grapheme' }) },
		),
	);
	return fc.tuple(...values).map((found) => places.reduce((filled, { name }, index) => filled.replace(`{${name}}`, () => encode(found[index])), path));
}

function queryOf({ parameters }: PlannedOperation, schemas: SandboxPlan['schemas'], known: KnownValues): Arbitrary<string> {
	const pairs = parameters.filter(({ place }) => place === 'query').map((parameter) => pairOf(parameter, schemas, known));
	const unknown = fc.constantFrom('felder=id', 'page=1&page=2', '%', '=', 'page=NaN', 'status=%00', `q=${encode('x:1 -y')}`).map((pair) => [pair]);
	const chosen = fc.tuple(...pairs.map((pair) => fc.option(pair, { freq: 2, nil: undefined }))).map((all) => all.filter((pair) => pair !== undefined));
	return fc
		.tuple(chosen, fc.oneof({ weight: 9, arbitrary: fc.constant<string[]>([]) }, { weight: 1, arbitrary: unknown }))
		.map(([all, more]) => [...all, ...more].join('&'))
		.map((query) => (query === '' ? '' : `?${query}`));
}

function pairOf({ name, schema }: PlannedParameter, schemas: SandboxPlan['schemas'], known: KnownValues): Arbitrary<string> {
	const value = withKnown(arbitraryValue(schemas[schema ?? ''], { schemas, known }), known[`query.${name}`]);
	return value.map((found) => `${name}=${[found].flat().map(encode).join(',')}`);
}

function headersOf({ parameters }: PlannedOperation): Arbitrary<Record<string, string>> {
	const takes = (name: string) => parameters.some((parameter) => parameter.name === name);
	return fc
		.record({
			'Accept-Language': fc.constantFrom('', 'de', 'en', 'fr, en;q=0.5', '*'),
			'Idempotency-Key': fc.constantFrom('', '', '', '', '', ...KEYS),
			'If-Match': fc.constantFrom('', '', '', '', '', '*', '"x"'),
			'If-None-Match': fc.constantFrom('', '*', '"x"'),
		})
		.map((headers) => Object.fromEntries(Object.entries(headers).filter(([name, value]) => value !== '' && takes(name))));
}

/** Also of texts with half a surrogate pair, which no address can hold. */
function encode(value: unknown): string {
	return encodeURIComponent(String(value).toWellFormed());
}
