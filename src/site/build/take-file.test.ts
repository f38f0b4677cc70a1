import { existsSync, linkSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteFiles } from '#content/site-files.fixture.ts';
import { contentHash, writeHashList } from './hash-list.ts';
import { createWriter, takeFile } from './take-file.ts';

const hashOf = (text: string) => contentHash(Buffer.from(text));
const numberOf = (...path: string[]) => statSync(join(...path)).ino;

test('a text that the site before says is its file under a second name, whatever that was called; another one is written', () => {
	const standing = siteFiles({ 'a.txt': 'gleich', 'b.txt': 'verfälscht' });
	writeHashList(
		standing,
		new Map([
			['a.txt', hashOf('gleich')],
			['b.txt', hashOf('wahr')],
		]),
	);
	const folder = siteFiles({});
	const write = createWriter(folder, standing);
	write('/neu/ort.txt', 'gleich');
	write('/neu/anders.txt', 'anders');
	write('/b.txt', 'wahr');
	expect(numberOf(folder, 'neu/ort.txt')).toBe(numberOf(standing, 'a.txt'));
	expect(readFileSync(join(folder, 'neu/anders.txt'), 'utf8')).toBe('anders');
	expect(readFileSync(join(folder, 'b.txt'), 'utf8')).toBe('wahr');
});

test('nothing is written through a second name into the site before', () => {
	const standing = siteFiles({ 'a.txt': 'vorher', 'c.txt': 'gleich' });
	writeHashList(standing);
	const folder = siteFiles({});
	for (const name of ['a.txt', 'b.txt']) linkSync(join(standing, 'a.txt'), join(folder, name));
	const write = createWriter(folder, standing);
	write('/a.txt', 'nachher');
	write('/b.txt', 'gleich');
	expect(readFileSync(join(standing, 'a.txt'), 'utf8')).toBe('vorher');
	expect(['a.txt', 'b.txt'].map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual(['nachher', 'gleich']);
});

test('a file with other bytes than expected is not taken', () => {
	const standing = siteFiles({ 'a.txt': 'etwas' });
	const to = join(siteFiles({}), 'a.txt');
	expect(takeFile(join(standing, 'a.txt'), to, hashOf('anderes'))).toBeUndefined();
	expect(takeFile(join(standing, 'fehlt.txt'), to, hashOf('etwas'))).toBeUndefined();
	expect(existsSync(to)).toBe(false);
	expect(takeFile(join(standing, 'a.txt'), to, hashOf('etwas'))).toBe(5);
});
