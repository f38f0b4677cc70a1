import { expect, test } from 'vitest';
import { checkSlips } from './check-slips.ts';

const found = (schema: object) => checkSlips({ components: { schemas: { A: schema } } }).map(({ pointer, text, hint }) => `${pointer} ${text} ${hint}`);
const name = { type: 'string' };

test.each<[string, object, string]>([
	['a required property', { required: ['nmae'], properties: { name } }, '#/components/schemas/A/required/0 „nmae“ ist wohl verschrieben Meinten Sie „name“?'],
	['one of two letters', { required: ['di'], properties: { id: name } }, '#/components/schemas/A/required/0 „di“ ist wohl verschrieben Meinten Sie „id“?'],
	[
		'one that an alternative asks for',
		{ properties: { name }, oneOf: [{ required: ['nmae'] }] },
		'#/components/schemas/A/oneOf/0/required/0 „nmae“ ist wohl verschrieben Meinten Sie „name“?',
	],
	['a format', { properties: { a: { format: 'dtae' } } }, '#/components/schemas/A/properties/a/format „dtae“ ist wohl verschrieben Meinten Sie „date“?'],
	[
		'one below others',
		{ allOf: [{ items: { format: 'nit64' } }] },
		'#/components/schemas/A/allOf/0/items/format „nit64“ ist wohl verschrieben Meinten Sie „int64“?',
	],
])('%s', (_, schema, finding) => expect(found(schema)).toEqual([finding]));

test.each<[string, object]>([
	['a property that another part of the schema has', { required: ['nummer'], properties: { name } }],
	['a property beside the one that is like it', { required: ['name', 'names'], properties: { name } }],
	['a property of a neighbour', { allOf: [{ properties: { names: name } }], properties: { name }, anyOf: [{ required: ['names'] }] }],
	['a format of its own', { format: 'mac-address' }],
	['a format that many write', { format: 'url' }],
	['what a value holds', { example: { required: ['nmae'], properties: { name }, format: 'dtae' }, 'x-own': { format: 'dtae' } }],
])('%s is no slip', (_, schema) => expect(found(schema)).toEqual([]));
