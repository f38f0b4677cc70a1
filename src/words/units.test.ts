import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A number, or what is put in for one, before a unit; with the space that keeps both in one line. */
const LOOSE_UNIT = /[\d}] (?:ms|s|min|Min\.|[kMG]i?B|Bytes?|px)(?![\p{L}\p{N}])/gu;

test('a number and its unit stay in one line', () => {
	const found = globSync('src/words/{de,en}/**/*.ts', { exclude: ['**/*.test.ts'] }).flatMap((file) =>
		readFileSync(file, 'utf8')
			.split('\n')
			.flatMap((line, index) => (line.trimStart().startsWith('/') ? [] : [...line.matchAll(LOOSE_UNIT)].map(([unit]) => `${file}:${index + 1} ${unit}`))),
	);
	expect(found).toEqual([]);
});
