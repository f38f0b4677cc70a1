import { expect, test } from 'vitest';

const SOURCES = import.meta.glob<string>(['./*.ts', '!./*.test.ts'], { eager: true, query: '?raw', import: 'default' });

test('schemas name what writers are told of a value, and leave the words to both languages', () => {
	const sentences = Object.entries(SOURCES).flatMap(([file, source]) =>
		[...source.matchAll(/(['`])[A-ZÄÖÜ„][^'`\n]*\p{L} [\p{L}„][^'`\n]*\1/gu)].map(([text]) => `${file}: ${text}`),
	);
	expect(Object.keys(SOURCES).length).toBeGreaterThan(20);
	expect(sentences).toEqual([]);
});
