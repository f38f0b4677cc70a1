import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { SiteError } from '#schema/problem.ts';
import { checkSandboxFiles, loadSandboxFiles } from './sandbox-files.ts';

const root = mkdtempSync(join(tmpdir(), 'sandbox-files-'));
afterAll(() => rmSync(root, { recursive: true }));
writeFileSync(join(root, 'good.mjs'), 'export const behaviour = { handlers: {} };');
writeFileSync(join(root, 'empty.mjs'), 'export const other = 1;');
writeFileSync(join(root, 'faulty.mjs'), 'export const = 1;');
writeFileSync(join(root, 'seed.json'), '{"a":1}');
writeFileSync(join(root, 'seed.txt'), '{a:1}');

test('files that are there load', async () => {
	const { behaviour, seed } = await loadSandboxFiles(root, { behaviour: './good.mjs', seed: './seed.json' });
	expect(behaviour?.handlers).toEqual({});
	expect(seed).toEqual({ a: 1 });
	expect(await loadSandboxFiles(root, {})).toEqual({ behaviour: undefined, seed: undefined });
});

test('missing files and faulty seeds are told with the line of the config', () => {
	const problems = checkSandboxFiles(root, { behaviour: './none.ts', seed: './seed.txt' }, (path) => (path[0] === 'seed' ? 4 : 3));
	expect(problems.map(({ message, line, file }) => ({ message, line, file }))).toEqual([
		{ message: 'Die Datei „./none.ts“ gibt es nicht.', line: 3, file: 'site.config.ts' },
		{ message: 'Die Datei „./seed.txt“ ist kein gültiges JSON.', line: 4, file: 'site.config.ts' },
	]);
});

test('a seed in another encoding is told with its own file and line', () => {
	writeFileSync(join(root, 'latin.json'), Buffer.from('{\n"a": "ü"}', 'latin1'));
	const problems = checkSandboxFiles(root, { seed: './latin.json' }, () => 4);
	expect(problems.map(({ file, line }) => [file, line])).toEqual([['latin.json', 2]]);
});

test.each([
	['./empty.mjs', /exportiert kein/],
	['./faulty.mjs', /lässt sich nicht laden/],
])('%s is no behaviour', async (behaviour, message) => {
	const error = await loadSandboxFiles(root, { behaviour }).catch((caught: unknown) => caught);
	expect(error).toBeInstanceOf(SiteError);
	expect((error as SiteError).problems[0]?.message).toMatch(message);
});
