import { expect, test } from 'vitest';
import { recordChanges } from './record-changes.ts';

test('what came stands before what changed, field by field', () => {
	const before = { Teile: { A: { name: 'a', ort: { regal: 1, fach: 2 }, masse: [1] } }, Listen: { X: {} } };
	const after = { Teile: { A: { name: 'a', ort: { regal: 1, fach: 3 }, masse: [1, 2] }, B: { name: 'b' } }, Listen: { X: {} } };
	expect(recordChanges(before, after)).toEqual([
		{ kind: 'Teile', names: ['B'], what: 'created', fields: [{ path: 'name', before: undefined, after: 'b' }] },
		{
			kind: 'Teile',
			names: ['A'],
			what: 'changed',
			fields: [
				{ path: 'ort.fach', before: 2, after: 3 },
				{ path: 'masse', before: [1], after: [1, 2] },
			],
		},
	]);
});

test('records with the very same change stand together, deleted ones apart', () => {
	const changes = recordChanges({ Teile: { A: { x: 1 }, B: { x: 1 }, C: { x: 1 } } }, { Teile: { A: { x: 2 }, B: { x: 2 } } });
	expect(changes.map(({ names, what }) => [what, names])).toEqual([
		['deleted', ['C']],
		['changed', ['A', 'B']],
	]);
});

test('a field, a record and a kind may have the name of something that every object has', () => {
	const field = <V>(name: string, value: V): Record<string, V> => Object.fromEntries([[name, value]]);
	for (const name of ['constructor', 'toString', '__proto__'])
		for (const value of [1, { x: 1 }]) {
			expect(recordChanges({}, field(name, field(name, { a: 1 })))).toEqual([
				{ kind: name, names: [name], what: 'created', fields: [{ path: 'a', before: undefined, after: 1 }] },
			]);
			const before = { Teile: { A: {} } };
			const after = { Teile: { A: field(name, value) } };
			const path = { path: name, before: undefined, after: value };
			expect(recordChanges(before, after)).toEqual([{ kind: 'Teile', names: ['A'], what: 'changed', fields: [path] }]);
			expect(recordChanges(after, before)).toEqual([{ kind: 'Teile', names: ['A'], what: 'changed', fields: [{ ...path, before: value, after: undefined }] }]);
		}
});
