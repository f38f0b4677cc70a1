import { expect, test } from 'vitest';
import { followReferences } from './follow-references.ts';
import { createResolver } from './resolver.ts';
import { visitObjects, visitReferences } from './visit-references.ts';

test('references are visited where they mean something, with their place', () => {
	const found: [string, string][] = [];
	visitReferences(
		{
			paths: { '/a': { get: { parameters: [{ $ref: '#/1' }], 'x-own': { $ref: '#/extension' } } } },
			components: {
				schemas: {
					$ref: { properties: { $ref: { $ref: '#/2' }, example: { items: { $ref: '#/3' } } }, default: { $ref: '#/data' }, examples: [{ $ref: '#/data' }] },
				},
				examples: { one: { $ref: '#/4' }, two: { value: { $ref: '#/data' } } },
			},
		},
		(ref, pointer) => found.push([ref, pointer()]),
	);
	expect(found).toEqual([
		['#/1', '#/paths/~1a/get/parameters/0'],
		['#/2', '#/components/schemas/$ref/properties/$ref'],
		['#/3', '#/components/schemas/$ref/properties/example/items'],
		['#/4', '#/components/examples/one'],
	]);
});

test('maps of free names are no objects', () => {
	const keys: string[][] = [];
	visitObjects({ schemas: { A: { type: 'object', properties: { b: {} } } } }, (value) => keys.push(Object.keys(value)));
	expect(keys).toEqual([['schemas'], ['type', 'properties'], []]);
});

const DOCUMENT = {
	a: { $ref: '#/b', summary: 'A' },
	b: { $ref: '#/c', minLength: 1 },
	c: { type: 'string' },
	round: { $ref: '#/round' },
	lost: { $ref: '#/nowhere' },
};
const follow = (key: keyof typeof DOCUMENT, passes?: (holder: object) => boolean) =>
	followReferences(createResolver(DOCUMENT), { pointer: `#/${key}`, value: DOCUMENT[key] }, passes);

test('a chain of references leads to its end, and tells what lies on the way', () => {
	expect(follow('a')).toEqual({ passed: [DOCUMENT.a, DOCUMENT.b], end: { pointer: '#/c', value: DOCUMENT.c }, isCircle: false });
	expect(follow('c')).toEqual({ passed: [], end: { pointer: '#/c', value: DOCUMENT.c }, isCircle: false });
	expect(follow('a', (holder) => !('minLength' in holder)).end?.pointer).toBe('#/b');
});

test('a chain that leads nowhere or in a circle has no end', () => {
	expect(follow('lost')).toMatchObject({ end: undefined, isCircle: false });
	expect(follow('round')).toMatchObject({ end: undefined, isCircle: true });
});
