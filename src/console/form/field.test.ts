import { expect, test } from 'vitest';
import { namedSchema, schemasModel } from '#openapi/model/model.fixture.ts';
import { variantFor } from './chosen-variants.ts';
import { workshop } from './description.fixture.ts';
import { formField } from './field.ts';
import { fieldWords } from './field-words.ts';
import { variantLabels } from './variant-label.ts';

const { document } = workshop().model;
const part = [{ pointer: '#/body', schema: { $ref: '#/components/schemas/Part' } }];

function member(name: string) {
	const { shape } = formField(document, part);
	const found = shape.kind === 'object' ? shape.members.find((candidate) => candidate.name === name) : undefined;
	if (!found) throw new Error(`There is no field ${name}.`);
	return { ...found, field: formField(document, found.sources) };
}

test('an object has its members, and says which are required and which only come back', () => {
	const { shape } = formField(document, part);
	expect(shape.kind === 'object' && shape.free).toBeUndefined();
	expect([member('name').required, member('notiz').required]).toEqual([true, false]);
	expect([member('id').field.hidden, member('name').field.hidden]).toEqual([true, false]);
});

test.each([
	['name', { kind: 'text', format: undefined, isLong: false, longest: 40 }],
	['notiz', { kind: 'text', format: undefined, isLong: true, longest: 1000 }],
	['geprueft', { kind: 'boolean' }],
	['id', { kind: 'number', whole: true }],
])('%s is asked for as %o', (name, shape) => expect(member(name).field.shape).toEqual(shape));

test('an enumeration is a choice of values with their meanings', () => {
	expect(member('art').field.shape).toEqual({
		kind: 'select',
		values: [
			{ value: 'dreh', text: 'dreh', description: 'Drehteil' },
			{ value: 'fräs', text: 'fräs', description: 'Frästeil' },
		],
	});
});

test('a list knows how long it may be, a recursive one has no end', () => {
	const masse = member('masse').field.shape;
	expect(masse.kind === 'list' && [masse.least, masse.most]).toEqual([0, 3]);
	const teile = member('teile').field.shape;
	expect(teile.kind === 'list' && formField(document, teile.items).shape.kind).toBe('object');
});

test('an object with free names takes further fields', () => {
	const { shape } = member('merkmale').field;
	expect(shape.kind === 'object' && shape.free && formField(document, shape.free).shape.kind).toBe('text');
});

test('alternatives have words, and a value belongs to one of them', () => {
	const { shape } = member('preis').field;
	if (shape.kind !== 'choice') throw new Error('There is no choice.');
	expect(variantLabels(document, shape.group)).toEqual(['Zeichenkette', 'Zahl', 'Price']);
	expect(['9,90', 9.9, { euro: 9.9 }, { dollar: 1 }].map((value) => variantFor(document, shape, value))).toEqual([0, 1, 2, -1]);
});

test('alternatives without names are called by what only one of them has, as on the page', () => {
	const kind = (value: string) => ({ type: 'object', properties: { art: { enum: [value] }, ort: { type: 'string' } } });
	const schema = { oneOf: [kind('rund'), kind('eckig'), { type: 'object', properties: { mass: { type: 'number' } } }, { type: 'object' }] };
	const { shape } = formField({}, [{ pointer: '#/a', schema }]);
	const group = shape.kind === 'object' ? shape.groups[0] : undefined;
	expect(group && variantLabels({}, group)).toEqual(['art = rund', 'art = eckig', 'mit mass', 'Variante 4']);
});

test('null is allowed beside the type', () => expect([member('notiz').field.nullable, member('name').field.nullable]).toEqual([true, false]));

test('a field says the same as the page', () => {
	const { field } = member('name');
	expect(fieldWords(field)).toEqual(['Zeichenkette', 'höchstens 40 Zeichen']);
	expect(field.description).toBe('Wie das Teil **heißt**. Mehr dazu unten.');
});

test('a description beside a reference makes no file of a text', () => {
	const model = schemasModel('Waehrung: { type: string, maxLength: 3 }');
	const { shape } = formField(model.document, [namedSchema(model, 'Waehrung'), { pointer: '/beside', schema: { description: 'Wie gezahlt wird.' } }]);
	expect(shape).toEqual({ kind: 'text', format: undefined, isLong: false, longest: 3 });
});
