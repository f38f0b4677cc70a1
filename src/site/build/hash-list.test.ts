import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentHash } from '#content/files/content-hash.ts';
import { isWhole, readHashList, writeHashList } from './hash-list.ts';

test('the list is read as it was written, whatever blanks the names have', () => {
	const folder = mkdtempSync(join(tmpdir(), 'hash-list-'));
	const names = ['a.txt', 'a.txt  copy.txt', 'ordner/ b  c.txt'];
	mkdirSync(join(folder, 'ordner'));
	for (const name of names) writeFileSync(join(folder, name), name);
	expect(readHashList(folder)).toEqual(new Map());
	writeFileSync(join(folder, 'SHA256SUMS'), 'Eine Liste von anderswo\n');
	writeHashList(folder);
	expect(readHashList(folder)).toEqual(new Map(names.map((name) => [name, contentHash(name)])));
	expect(isWhole(folder)).toBe(true);
	rmSync(folder, { recursive: true });
});
