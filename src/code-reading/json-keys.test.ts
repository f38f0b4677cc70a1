import { expect, test } from 'vitest';
import { jsonKeys } from './json-keys.ts';

test('keys know what leads to them; entries of lists are called like the list', () => {
	const json = JSON.stringify({ a: 1, b: { 'c"d': [{ e: '{"x": 1}' }, { e: 2 }], f: null }, g: [[{ h: true }]] }, null, 2);
	expect(jsonKeys(json).map(({ path }) => path.join('.'))).toEqual(['a', 'b', 'b.c"d', 'b.c"d.e', 'b.c"d.e', 'b.f', 'g', 'g.h']);
	for (const { path, at } of jsonKeys(json)) expect(json.slice(at).startsWith(`${JSON.stringify(path.at(-1))}:`)).toBe(true);
});
