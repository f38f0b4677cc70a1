import { expect, test } from 'vitest';
import { checkExamples } from './check-examples.ts';

const DEVICE = {
	type: 'object',
	properties: {
		number: { type: 'string' },
		state: { $ref: '#/components/schemas/State' },
		due: { type: 'string', format: 'date' },
		seen: { type: 'string', format: 'date-time' },
		parts: { type: 'array', items: { $ref: '#/components/schemas/Device' } },
		own: { type: 'object', additionalProperties: true, properties: { colour: { type: 'string' } } },
	},
};
const SCHEMAS = { Device: DEVICE, State: { type: 'string', enum: ['usable', 'locked'] } };

/** What is found in an example of a device beside its schema, as `pointer text hint`. */
const found = (example: unknown, schema: object = { $ref: '#/components/schemas/Device' }) =>
	checkExamples({
		paths: { '/a': { get: { responses: { 200: { content: { 'application/json': { schema, example } } } } } } },
		components: { schemas: SCHEMAS },
	}).map(({ pointer, text, hint }) => `${pointer.replace(/^.*\/example/, '')} ${text} ${hint}`);

test.each<[string, unknown, string]>([
	['a key', { nubmer: 'A' }, '/nubmer „nubmer“ ist wohl verschrieben Meinten Sie „number“?'],
	['a key further in', { parts: [{ stae: 'usable' }] }, '/parts/0/stae „stae“ ist wohl verschrieben Meinten Sie „state“?'],
	['a value of an enumeration', { state: 'suable' }, '/state „suable“ ist wohl verschrieben Meinten Sie „usable“?'],
	['a day', { due: '2025-02-30' }, '/due „2025-02-30“ ist kein Tag des Kalenders Berichtigen Sie Jahr, Monat oder Tag.'],
	['a time of day', { seen: '2025-02-28T09:00:0Z' }, '/seen „2025-02-28T09:00:0Z“ nennt keine Uhrzeit Schreiben Sie Stunden'],
])('%s', (_, example, finding) => {
	expect(found(example)).toEqual([expect.stringContaining(finding)]);
	expect(found(example, { allOf: [{ $ref: '#/components/schemas/Device' }, { description: 'Eins.' }] })).toHaveLength(1);
	expect(found([example], { type: 'array', items: { oneOf: [{ $ref: '#/components/schemas/Device' }, { type: 'null' }] } })).toHaveLength(1);
});

test.each<[string, unknown, object?]>([
	['what fits', { number: 'A', state: 'locked', due: '2025-02-28', seen: '2025-02-28T09:00:00Z', parts: [{ number: 'B' }] }],
	['a key that is far from all', { colour: 'red' }],
	['a key beside the one that it is like', { number: 'A', numbers: ['A'], nubmer: 'B' }],
	['a free key', { own: { colours: 'red', coluor: 'red' } }],
	['another value', { state: 'gone' }],
	['a value where any text may stand', 'suable', { anyOf: [{ type: 'string' }, { $ref: '#/components/schemas/State' }] }],
	['a day in words of its own', { due: 'morgen', seen: '2025-02-28 9:00' }],
	['a schema that stands elsewhere', { nubmer: 'A' }, { allOf: [{ $ref: 'other.json#/A' }, DEVICE] }],
	[
		'a schema that holds itself',
		{ a: 1 },
		{ allOf: [{ $ref: '#/components/schemas/Device' }, { $ref: '#/paths/~1a/get/responses/200/content/application~1json/schema' }] },
	],
])('%s is no slip', (_, example, schema) => expect(found(example, schema)).toEqual([]));

test('examples of parameters, of properties and with names are looked at', () => {
	const state = { $ref: '#/components/schemas/State' };
	const findings = checkExamples({
		paths: { '/a': { get: { parameters: [{ name: 'state', in: 'query', schema: state, examples: { one: { value: 'lokced' } } }] } } },
		components: { schemas: { ...SCHEMAS, A: { properties: { example: { enum: ['first'], examples: ['frist'] }, b: { enum: ['other'], example: 'ohter' } } } } },
	});
	expect(findings.map(({ pointer }) => pointer)).toEqual([
		'#/paths/~1a/get/parameters/0/examples/one/value',
		'#/components/schemas/A/properties/example/examples/0',
		'#/components/schemas/A/properties/b/example',
	]);
});

test('a text that stands three times otherwise has two letters exchanged', () => {
	const slips = (...values: string[]) => found(values, { type: 'array', items: { type: 'string' } });
	expect(slips('Jonas Muster', 'Jonas Muster', 'Jonas Musetr', 'Jonas Muster')).toEqual([
		'/2 „Jonas Musetr“ ist wohl verschrieben Meinten Sie „Jonas Muster“?',
	]);
	expect(slips('Jonas Muster', 'Jonas Musetr', 'Jonas Muster')).toEqual([]);
	expect(slips('Jonas Muster', 'Jonas Muster', 'Jonas Muster', 'Jonas Musetr', 'Jonas Musetr')).toEqual([]);
	expect(slips('HX-0001', 'HX-0001', 'HX-0001', 'XH-0001', 'form', 'form', 'form', 'from')).toEqual([]);
});
