import { existsSync, linkSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentHash } from '#content/files/content-hash.ts';
import { siteFiles } from '#content/site-files.fixture.ts';
import { HASH_LIST } from '#publish/hash-list-file.ts';
import { writeHashList } from './hash-list.ts';
import { beginWith, completeWith } from './site-before.ts';

const hashOf = (text: string) => contentHash(text);
const numberOf = (...path: string[]) => statSync(join(...path)).ino;

function builtSite(files: Readonly<Record<string, string>>): string {
	const target = siteFiles(files);
	writeHashList(target);
	return target;
}

const filesIn = (folder: string) =>
	Object.fromEntries(
		readdirSync(folder, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
			.sort()
			.map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
	);

const FILES = {
	'index.html': '<meta http-equiv="refresh" content="0; url=/docs/">',
	'docs/a/index.html': 'A',
	'docs/a/index.html.br': 'br',
	'docs/b.txt': 'B',
};

test('an empty folder gets second names of all files, and what is known of them', () => {
	const target = builtSite(FILES);
	const { folder, files, list, taken } = beginWith(target, siteFiles({}));
	expect(filesIn(folder)).toEqual(FILES);
	expect(numberOf(folder, 'docs/b.txt')).toBe(numberOf(target, 'docs/b.txt'));
	expect(files.get('docs/b.txt')).toEqual({ hash: hashOf('B'), bytes: 1, leadsOn: false });
	expect(files.get('index.html')?.leadsOn).toBe(true);
	expect([list, taken.size]).toEqual([contentHash(readFileSync(join(target, HASH_LIST))), 0]);
});

test('in the site before that one what is the same stays, and all else is put right', () => {
	const target = builtSite(FILES);
	const folder = siteFiles({ 'index.html': 'alt', 'docs/a': 'eine Datei', 'docs/b.txt/c.txt': 'ein Ordner', 'fort/d/e.txt': 'fort', [HASH_LIST]: 'alt' });
	linkSync(join(target, 'docs/a/index.html.br'), join(folder, 'x.br'));
	symlinkSync(target, join(folder, 'fremd'));
	const same = siteFiles(FILES);
	const kept = numberOf(same, 'docs/b.txt');
	for (const each of [folder, same]) expect(filesIn(beginWith(target, each).folder)).toEqual(FILES);
	expect(numberOf(same, 'docs/b.txt')).toBe(kept);
	expect(readdirSync(folder).sort()).toEqual(['docs', 'index.html']);
	expect(readFileSync(join(target, 'docs/a/index.html.br'), 'utf8')).toBe('br');
});

test('a file that is not as the list says is in nobody’s way, wherever it was changed; one whose compressed form is none does not count', () => {
	const target = builtSite(FILES);
	const folder = beginWith(target, siteFiles({})).folder;
	// Through the name of the one into both of them.
	writeFileSync(join(folder, 'docs/b.txt'), 'fremd');
	writeFileSync(join(target, 'docs/a/index.html.br'), 'halb');
	rmSync(join(target, 'index.html'));
	rmSync(join(folder, 'index.html'));
	const { files } = beginWith(target, folder);
	expect([...files.keys()]).toEqual([]);
	expect(filesIn(folder)).toEqual({ 'docs/a/index.html': 'A' });
});

test('a single folder that has another name in the list is renamed', () => {
	const target = builtSite({ 'suche/neu/1.json': 'eins', 'suche/neu/2.json': 'zwei' });
	const folder = siteFiles({ 'suche/alt/1.json': 'eins', 'suche/alt/3.json': 'drei' });
	const before = numberOf(folder, 'suche/alt/1.json');
	expect([...beginWith(target, folder).files.keys()]).toEqual(['suche/neu/1.json', 'suche/neu/2.json']);
	expect(numberOf(folder, 'suche/neu/1.json')).toBe(before);
	expect(readdirSync(join(folder, 'suche'))).toEqual(['neu']);
});

test('what is new and what was taken become the whole new site, nothing is left of the rest', () => {
	const target = builtSite({ ...FILES, 'fort/a/b.txt': 'fort', 'war/datei': 'x', werde: 'y' });
	const before = beginWith(target, siteFiles({}));
	const added = { 'docs/b.txt': 'neu', 'neu/a.txt': 'a', war: 'eine Datei', 'werde/ordner.txt': 'z', [HASH_LIST]: 'Liste' };
	const folder = siteFiles(added);
	const { 'docs/b.txt': _, ...same } = FILES;
	const wanted = { ...same, ...added };
	completeWith(before, folder, new Map(Object.entries(wanted).flatMap(([name, text]) => (name === HASH_LIST ? [] : [[name, hashOf(text)]]))));
	expect(filesIn(folder)).toEqual(Object.fromEntries(Object.entries(wanted).sort()));
	expect([existsSync(before.folder), existsSync(join(folder, 'fort'))]).toEqual([false, false]);
	expect(readFileSync(join(target, 'docs/b.txt'), 'utf8')).toBe('B');
});
