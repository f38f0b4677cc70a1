import { expect, test } from 'vitest';
import { lineOfJsonFault } from './json-fault.ts';

test.each([
	['{\n"a": }', 2],
	['{\n"a": 1\n"b": 2}', 3],
	['{\n"a": 1,\n}', 3],
	['[\n1,\n]', 3],
	['{\n"a": [1, 2}\n}', 2],
	["{\n'a': 1}", 2],
	['{\n"a": "x\ny"}', 2],
	['{"a": 01}', 1],
	['{\n"a": 1}\nx', 3],
	['{\n"a": 1', 2],
	['{\n"a": tru}', 2],
	['{\n// Kommentar\n"a": 1}', 2],
])('%j breaks in line %i', (text, line) => {
	expect(() => JSON.parse(text)).toThrow();
	expect(lineOfJsonFault(text)).toBe(line);
});
