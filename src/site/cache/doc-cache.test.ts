import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type DocMemory, readDocs } from '#content/doc.ts';
import { siteFiles } from '#content/site-files.fixture.ts';
import { docsKey } from './cache-keys.ts';
import { keptDocs } from './doc-cache.ts';
import { programSource } from './program-source.ts';
import { siteCache } from './site-cache.ts';

const FOLDER = { folder: 'docs', path: '/docs/' };
const FILES = {
	'docs/a.md': '---\ntitle: A\nkeywords: [eins]\n---\nEin Satz.',
	'docs/b.md': '---\ntitle: B\ndefines:\n  wort: {}\n---\n## Wort {#wort}\n\nEin Wort ist ein Wort. Mehr.',
	'docs/bild.md': '---\nimage: ./bild.png\n---\n',
	'docs/bild.png': 'x',
	'docs/falsch.md': '---\ntitle: 7\nfalsch: ja\n---\n',
};

/** A site whose docs were read once. */
function readSite(): string {
	const root = siteFiles(FILES);
	onTestFinished(() => rmSync(siteCache(root), { recursive: true }));
	expect(read(root)).toEqual({ docs: readDocs(root, FOLDER), known: [] });
	return root;
}

/** Reads the docs with the cache, and returns the files whose docs were in it. */
function read(root: string) {
	const memory = keptDocs(root, FOLDER);
	const known: string[] = [];
	const recall: DocMemory['recall'] = (source) => {
		const doc = memory.recall(source);
		if (doc !== undefined) known.push(source.file);
		return doc;
	};
	const docs = readDocs(root, FOLDER, { memory: { ...memory, recall } });
	return { docs, known };
}

test('docs whose texts are the same are taken from the cache, and are what reading them gives', () => {
	const root = readSite();
	expect(read(root)).toEqual({ docs: readDocs(root, FOLDER), known: ['docs/a.md', 'docs/b.md'] });
	writeFileSync(join(root, 'docs/a.md'), '---\ntitle: Z\nkeywords: [eins]\n---\nEin Satz.');
	const edited = read(root);
	expect(edited).toEqual({ docs: readDocs(root, FOLDER), known: ['docs/b.md'] });
	expect(edited.docs.docs[0]?.title).toBe('Z');
});

test('a picture that is gone is missed, though the text that names it is the same', () => {
	const root = readSite();
	rmSync(join(root, 'docs/bild.png'));
	expect(read(root).docs.problems.map(({ rule }) => rule)).toContain('missing-image');
});

test('the same text in another file is another doc', () => {
	const root = readSite();
	mkdirSync(join(root, 'docs/teil'));
	writeFileSync(join(root, 'docs/teil/a.md'), readFileSync(join(root, 'docs/a.md')));
	expect(read(root).docs).toEqual(readDocs(root, FOLDER));
});

test('what is damaged is read again', () => {
	const root = readSite();
	const folder = join(siteCache(root), 'docs');
	const file = join(folder, readdirSync(folder)[0] ?? '');
	writeFileSync(file, readFileSync(file).subarray(0, -1));
	expect(read(root).known).toEqual([]);
});

test('settings of the folder and every source file that reads docs change the key', () => {
	const sources = new Map(programSource('src/content/doc.ts'));
	expect([...sources.keys()]).toEqual(expect.arrayContaining(['src/schema/front-matter.ts', 'src/content/opening.ts', 'package-lock.json']));
	const key = docsKey(FOLDER);
	expect(docsKey({ ...FOLDER, path: '/' })).not.toBe(key);
	expect([...sources.keys()].filter((changed) => docsKey(FOLDER, (file) => `${sources.get(file)}${file === changed ? '\n' : ''}`) === key)).toEqual([]);
});

test('damage of a text is told each time, though its sound twin is known', () => {
	const root = siteFiles({ 'docs/a.md': '---\ntitle: A\n---\nEin \ufffd.' });
	onTestFinished(() => rmSync(siteCache(root), { recursive: true }));
	read(root);
	writeFileSync(join(root, 'docs/a.md'), Buffer.from('---\ntitle: A\n---\nEin \xff.', 'latin1'));
	expect(read(root).docs).toEqual(readDocs(root, FOLDER));
	expect(read(root).docs.problems).not.toEqual([]);
});
