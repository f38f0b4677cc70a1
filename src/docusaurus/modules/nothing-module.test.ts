import { expect, test } from 'vitest';
import { absent } from '../drawing/absent.ts';
import { importedNames, nothingWith } from './nothing-module.ts';

test('the names that are wanted from a module, however they are written', () => {
	const code =
		"import a, { b as c, d } from 'x';\nimport { e } from \"x\";\nimport { f } from 'y';\nimport {\n\tdefault as g,\n\th,\n} from 'x';\nimport * as i from 'x';\ni.create(j.play, k.i.no, i.then);";
	expect(importedNames(code, 'x')).toEqual(['b', 'create', 'd', 'e', 'h']);
	expect(nothingWith(['b'])).toMatch(/export \{ absent as default, absent as b \};$/);
});

/** For code that knows no types. */
interface Nothing extends Iterable<never> {
	(...values: unknown[]): unknown;
	new (): unknown;
	[name: string]: Nothing;
}

test('whatever is done with nothing, it stays nothing', async () => {
	const nothing = absent as Nothing;
	expect(nothing['library']?.['add']?.(nothing['icons'])).toBe(absent);
	expect(new nothing()).toBe(absent);
	expect(`${nothing}`).toBe('');
	expect([...nothing]).toEqual([]);
	expect(await nothing()).toBe(absent);
	expect(Reflect.get(nothing, 'length')).toBe(0);
});
