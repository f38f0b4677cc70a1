import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepText } from '#content/files/kept-text.ts';
import { programSource } from './program-source.ts';
import { sourceHash } from './source-hash.ts';

const ENTRY = 'src/search/make-index.ts';
const sources = new Map(programSource(ENTRY));
const folder = mkdtempSync(join(tmpdir(), 'sources-'));

test('the hash is the same whether the list of files was kept or not, and changes with every text in it', () => {
	const hash = sourceHash(ENTRY, undefined, folder);
	expect(readdirSync(folder)).toHaveLength(1);
	expect(sourceHash(ENTRY, undefined, folder)).toBe(hash);
	expect(sourceHash(ENTRY, (file) => sources.get(file))).toBe(hash);
	const unnoticed = [...sources.keys()].filter((changed) => sourceHash(ENTRY, (file) => `${sources.get(file)}${file === changed ? '\n' : ''}`) === hash);
	expect(unnoticed).toEqual([]);
});

test('a kept list with a file that is another one now, or that is damaged, is made anew', () => {
	const hash = sourceHash(ENTRY, undefined, folder);
	const file = join(folder, readdirSync(folder)[0] ?? '');
	const good = readFileSync(file, 'utf8');
	const name = `de ${ENTRY}`;
	keepText(file, name, JSON.stringify([[ENTRY, 'hash of a text of before']]));
	expect(sourceHash(ENTRY, undefined, folder)).toBe(hash);
	expect(readFileSync(file, 'utf8')).toBe(good);
	keepText(file, name, JSON.stringify([...(JSON.parse(good.slice(good.indexOf('\n') + 1)) as string[][]), ['src/search/gone.ts', 'hash']]));
	expect(sourceHash(ENTRY, undefined, folder)).toBe(hash);
	writeFileSync(file, good.slice(0, -1));
	expect(sourceHash(ENTRY, undefined, folder)).toBe(hash);
});
