import { describe, expect, test } from 'vitest';
import { belongsToVariant, chosenFor, chosenOf, discriminatorNames, switchVariants, variantFor, withChosen } from './chosen-variants.ts';
import { formField } from './field.ts';

/** The kind of object that a schema describes. */
function kindOf(schema: object, schemas: object = {}) {
	const document = { components: { schemas } };
	const { shape } = formField(document, [{ pointer: '#/body', schema: schema as Readonly<Record<string, unknown>> }]);
	if (shape.kind !== 'object') throw new Error(`This is asked for as ${shape.kind}.`);
	return { document, kind: shape };
}

const text = { type: 'string' };
const WAYS = {
	type: 'object',
	required: ['name'],
	properties: { name: text, note: text },
	oneOf: [
		{ title: 'per Post', required: ['street'], properties: { street: { type: 'string', example: 'Hof 1' }, urgent: { type: 'boolean' } } },
		{ title: 'per Mail', required: ['mail'], properties: { mail: { type: 'string', example: 'a@example.com' }, urgent: { type: 'boolean' } } },
	],
	anyOf: [
		{ title: 'Firma', properties: { firm: { type: 'string', example: 'AG' } } },
		{ title: 'Person', properties: { born: { type: 'string', example: '1990' } } },
	],
};

describe('alternatives of an object', () => {
	const { document, kind } = kindOf(WAYS);

	test('come in all groups, beside the fields that hold in any case', () => {
		expect(kind.members.map(({ name }) => name)).toEqual(['name', 'note']);
		expect(kind.groups.map(({ keyword, variants }) => [keyword, variants.map(({ label }) => label)])).toEqual([
			['oneOf', ['per Post', 'per Mail']],
			['anyOf', ['Firma', 'Person']],
		]);
	});

	test('are found in a value', () => {
		expect(chosenFor(document, kind, { name: 'A', mail: 'x' })).toEqual([[1], [0]]);
		expect(chosenFor(document, kind, { name: 'A', street: 'x', firm: 'B', born: 'C' })).toEqual([[0], [0, 1]]);
	});

	test('are the wished one where a value fits several', () => {
		const both = { name: 'A', street: 'x', mail: 'y' };
		expect([
			chosenFor(document, kind, both)[0],
			chosenOf(document, kind, { value: both, wished: 1 })[0],
			chosenOf(document, kind, { value: { name: 'A', street: 'x' }, wished: 1 })[0],
		]).toEqual([[0], [1], [0]]);
	});

	test('tell which of them a value is, or the first entry of a list', () => {
		const sources = [{ pointer: '#/body', schema: WAYS }];
		const list = [{ pointer: '#/list', schema: { type: 'array', items: WAYS } }];
		const mail = { name: 'A', mail: 'x' };
		expect([0, 1].map((variant) => belongsToVariant(document, sources, { value: mail, variant }))).toEqual([false, true]);
		expect([0, 1].map((variant) => belongsToVariant(document, list, { value: [mail], variant }))).toEqual([false, true]);
		expect(belongsToVariant(document, [{ pointer: '#/text', schema: text }], { value: 'x', variant: 0 })).toBe(false);
	});

	test('bring their fields along', () => {
		expect(withChosen(document, kind, [[1], [0, 1]]).members.map(({ name, required }) => `${name}${required ? '!' : ''}`)).toEqual([
			'name!',
			'note',
			'mail!',
			'urgent',
			'firm',
			'born',
		]);
	});

	test('can be switched without losing what stands beside them', () => {
		const before = { name: 'Ada', note: 'Tor 3', street: 'Weg 2', urgent: false, firm: 'Eigene' };
		expect(switchVariants(document, kind, { value: before, from: [[0], [0]], to: [[1], [0]] })).toEqual({
			name: 'Ada',
			note: 'Tor 3',
			urgent: false,
			firm: 'Eigene',
			mail: 'a@example.com',
		});
	});

	test('can hold together, and go one by one', () => {
		const both = switchVariants(document, kind, { value: { name: 'Ada', street: 'x', firm: 'Eigene' }, from: [[0], [0]], to: [[0], [0, 1]] });
		expect(both).toEqual({ name: 'Ada', street: 'x', firm: 'Eigene', born: '1990' });
		expect(switchVariants(document, kind, { value: both, from: [[0], [0, 1]], to: [[0], [1]] })).toEqual({ name: 'Ada', street: 'x', born: '1990' });
	});
});

describe('alternatives that give one name to different kinds', () => {
	const place = { type: 'object', properties: { ort: text } };
	const list = (items: object) => ({ type: 'array', items });
	const kinds = [text, place, list(text), list(place)];
	const values = ['Jena', { ort: 'Jena' }, ['Jena'], [{ ort: 'Jena' }]];

	test('are told apart by what a value has there, even if another one is wished', () => {
		const { document, kind } = kindOf({ oneOf: kinds.map((ziel) => ({ type: 'object', properties: { ziel } })) });
		expect(values.map((ziel) => chosenOf(document, kind, { value: { ziel }, wished: 0 }))).toEqual([[[0]], [[1]], [[2]], [[3]]]);
	});

	test('are the first while a value has neither', () => {
		const { document, kind } = kindOf({ oneOf: kinds.map((ziel) => ({ type: 'object', properties: { ziel } })) });
		expect([{ ziel: 7 }, {}, { ziel: null }].map((value) => chosenFor(document, kind, value))).toEqual([[[0]], [[0]], [[0]]]);
	});

	test('are told apart where they are no objects', () => {
		const { shape } = formField({}, [{ pointer: '#/body', schema: { oneOf: kinds } }]);
		if (shape.kind !== 'choice') throw new Error(`This is asked for as ${shape.kind}.`);
		expect(values.map((value) => variantFor({}, shape, value))).toEqual([0, 1, 2, 3]);
	});
});

describe('a discriminator', () => {
	const pets = {
		Cat: { type: 'object', required: ['kind'], properties: { kind: text, lives: { type: 'integer', example: 9 } } },
		Dog: { title: 'Hund', type: 'object', required: ['kind'], properties: { kind: text, bark: { type: 'boolean' } } },
	};
	const mapping = { katze: '#/components/schemas/Cat', hund: 'Dog' };
	const { document, kind } = kindOf(
		{ oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }], discriminator: { propertyName: 'kind', mapping } },
		pets,
	);

	test('tells which alternative a value is, even if it does not fit yet', () =>
		expect(chosenFor(document, kind, { kind: 'hund', bark: 'laut' })).toEqual([[1]]));

	test('follows the choice and is not asked for', () => {
		expect(switchVariants(document, kind, { value: { kind: 'hund', bark: true }, from: [[1]], to: [[0]] })).toEqual({ kind: 'katze', lives: 9 });
		expect([...discriminatorNames(kind)]).toEqual(['kind']);
	});
});

test('a schema that offers itself ends', () => {
	const Tree = {
		oneOf: [
			{ $ref: '#/components/schemas/Leaf' },
			{ $ref: '#/components/schemas/Tree' },
			{ type: 'object', properties: { tree: { $ref: '#/components/schemas/Tree' } } },
		],
	};
	const { document, kind } = kindOf({ $ref: '#/components/schemas/Tree' }, { Tree, Leaf: { type: 'object', properties: { leaf: text } } });
	expect(chosenFor(document, kind, { tree: { leaf: 'a' } }).flat().length).toBeLessThanOrEqual(1);
});
