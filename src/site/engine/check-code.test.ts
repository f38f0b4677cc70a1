import { expect, test } from 'vitest';
import { faultOf } from './check-code.ts';

test.each([
	['a.tsx', 'export const A = () => (\n\t<p>offen\n);\n', 2],
	['a.ts', 'const a = 1;\nconst b = ;\n', 2],
	['a.js', 'export const a = 1;\n', undefined],
	['a.json', '{\n\t"x": 1,\n}\n', 3],
	['a.json', '{\n', 2],
	['a.json', '{ "x": 1 }', undefined],
	['a.css', '}', undefined],
])('%s', (file, code, line) => {
	expect(faultOf(file, code)?.line).toBe(line);
});
