import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteFiles } from '#content/site-files.fixture.ts';
import { writeHashList } from './hash-list.ts';
import { beginWith } from './site-before.ts';
import { createWriter } from './text-writer.ts';

const numberOf = (...path: string[]) => statSync(join(...path)).ino;

/** A site that stands, and its files for the next one. */
function standingSite(files: Readonly<Record<string, string>>) {
	const standing = siteFiles(files);
	writeHashList(standing);
	return { standing, before: beginWith(standing, siteFiles({})) };
}

test('a text that the site before says is its file; under another name it is a second name of it; another text is written', () => {
	const { standing, before } = standingSite({ 'a.txt': 'gleich', 'b.txt': 'vorher' });
	const folder = siteFiles({});
	const write = createWriter(folder, before);
	expect(['/a.txt', '/neu/ort.txt'].map((path) => write(path, 'gleich'))).toEqual([false, true]);
	expect([write('/neu/anders.txt', 'anders'), write('/b.txt', 'nachher')]).toEqual([true, true]);
	expect([[...before.taken], existsSync(join(folder, 'a.txt'))]).toEqual([['a.txt'], false]);
	expect(numberOf(folder, 'neu/ort.txt')).toBe(numberOf(standing, 'a.txt'));
	expect(['neu/anders.txt', 'b.txt'].map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual(['anders', 'nachher']);
});

test('nothing is written through a second name into the site before', () => {
	const { standing, before } = standingSite({ 'a.txt': 'vorher' });
	const folder = siteFiles({});
	const write = createWriter(folder, before);
	write('/b.txt', 'vorher');
	write('/b.txt', 'nachher');
	expect([readFileSync(join(standing, 'a.txt'), 'utf8'), readFileSync(join(folder, 'b.txt'), 'utf8')]).toEqual(['vorher', 'nachher']);
});

test('a folder that has another name now is renamed, but for what is new in it', () => {
	const { before } = standingSite({ 'suche/alt/1.json': 'eins', 'suche/alt/1.json.br': 'kurz', 'suche/alt/2.json': 'zwei', 'suche/liste.json': 'alt' });
	const folder = siteFiles({});
	const write = createWriter(folder, before);
	expect(['drei', 'eins', 'zwei'].map((text, place) => write(`/suche/neu/${place}.json`, text))).toEqual([true, false, false]);
	expect([...before.files.keys()].sort()).toEqual(['suche/liste.json', 'suche/neu/1.json', 'suche/neu/1.json.br', 'suche/neu/2.json']);
	expect(readdirSync(join(before.folder, 'suche')).sort()).toEqual(['liste.json', 'neu']);
});

test('a folder of which something stays, or that has folders in it, keeps its name', () => {
	const { before } = standingSite({ 'a/1.txt': 'eins', 'a/2.txt': 'zwei', 'b/tief/1.txt': 'x', 'b/2.txt': 'y' });
	const write = createWriter(siteFiles({}), before);
	for (const [path, text] of Object.entries({ '/a/1.txt': 'eins', '/c/2.txt': 'zwei', '/d/2.txt': 'y' })) write(path, text);
	expect(readdirSync(before.folder).sort()).toEqual(['a', 'b']);
});
