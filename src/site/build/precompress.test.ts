import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { contentHash } from '#content/files/content-hash.ts';
import { writeHashList } from './hash-list.ts';
import { beginForms, precompress } from './precompress.ts';
import { beginWith } from './site-before.ts';
import { createThreads } from './threads/threads.ts';

const threads = createThreads();

test('files that get smaller stand there compressed, once, and the sum says so', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'precompress-'));
	const text = 'Prüfmittel '.repeat(300);
	mkdirSync(join(folder, 'docs'));
	mkdirSync(join(folder, 'ordner.js'));
	for (const [file, content] of Object.entries({ 'docs/index.html': text, 'kurz.txt': 'x', 'bild.png': text })) writeFileSync(join(folder, file), content);
	const sum = await precompress({ folder, compression: 'fast', previous: undefined }, threads);
	const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((name) => name.includes('.') && name !== 'ordner.js')
		.sort();
	expect(files).toEqual(['bild.png', 'docs/index.html', 'docs/index.html.br', 'docs/index.html.gz', 'kurz.txt']);
	const [br, gzip] = ['br', 'gz'].map((ending) => readFileSync(join(folder, `docs/index.html.${ending}`)));
	expect([brotliDecompressSync(br ?? '').toString(), gunzipSync(gzip ?? '').toString()]).toEqual([text, text]);
	expect(sum).toMatchObject({ files: 1, plain: Buffer.byteLength(text), br: br?.length, gzip: gzip?.length });
	const hashes = Object.entries({ 'docs/index.html': text, 'docs/index.html.br': br, 'docs/index.html.gz': gzip, 'kurz.txt': 'x', 'bild.png': text });
	expect(sum.hashes).toEqual(new Map(hashes.map(([name, content]) => [name, contentHash(Buffer.from(content ?? ''))])));
	rmSync(folder, { recursive: true });
});

test('what was there before is taken over, under whatever name, unless it is not what was built', async () => {
	const [before, now] = ['before', 'now'].map((name) => mkdtempSync(join(tmpdir(), `precompress-${name}-`))) as [string, string];
	const names = ['gleich', 'neu', 'umbenannt', 'gekuerzt', 'fremd', 'halb'];
	const textOf = (name: string, folder: string) => `${name === 'neu' && folder === now ? 'ganz neu' : name} `.repeat(300);
	for (const name of names) writeFileSync(join(before, `${name}.txt`), textOf(name, before));
	for (const name of names) writeFileSync(join(now, `${name === 'umbenannt' ? 'anders' : name}.txt`), textOf(name, now));
	await precompress({ folder: before, compression: 'fast', previous: undefined }, threads);
	const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } };
	const old = (name: string) => brotliCompressSync(textOf(name, before), quick);
	for (const name of names) writeFileSync(join(before, `${name}.txt.br`), old(name));
	writeHashList(before);
	writeFileSync(join(before, 'gekuerzt.txt.br'), old('gekuerzt').subarray(0, 9));
	writeFileSync(join(before, 'fremd.txt.br'), old('gleich'));
	writeFileSync(join(before, 'halb.txt.gz'), 'x');
	const folder = mkdtempSync(join(tmpdir(), 'precompress-again-'));
	await precompress({ folder: now, compression: 'fast', previous: beginWith(before, folder) }, threads);
	const formOf = (name: string) => readFileSync(join(now, `${name}.txt.br`));
	const shown = ['gleich', 'neu', 'anders', 'gekuerzt', 'fremd', 'halb'];
	expect(shown.map((name) => brotliDecompressSync(formOf(name)).toString())).toEqual(names.map((name) => textOf(name, now)));
	expect(shown.filter((_, place) => formOf(shown[place] ?? '').equals(old(names[place] ?? '')))).toEqual(['gleich', 'anders']);
	expect(gunzipSync(readFileSync(join(now, 'halb.txt.gz'))).toString()).toBe(textOf('halb', now));
	// What is taken over is the same file: what is written in its place must not change the site before.
	const kept = ['fremd.txt.br', 'halb.txt.br', 'halb.txt.gz'].map((name) => readFileSync(join(before, name)));
	expect(kept).toEqual([old('gleich'), old('halb'), Buffer.from('x')]);
	for (const each of [before, now, folder]) rmSync(each, { recursive: true });
});

test('compressed as far as it goes, a text is smaller and says the same', async () => {
	const text = Array.from({ length: 400 }, (_, index) => `Prüfmittel ${(index * 7919) % 1013} ist am ${index % 28}. fällig.`).join(' ');
	const sizeOf = async (compression: 'fast' | 'smallest') => {
		const folder = mkdtempSync(join(tmpdir(), 'precompress-'));
		writeFileSync(join(folder, 'a.html'), text);
		await precompress({ folder, compression, previous: undefined }, threads);
		const form = readFileSync(join(folder, 'a.html.br'));
		rmSync(folder, { recursive: true });
		expect(brotliDecompressSync(form).toString()).toBe(text);
		return form.length;
	};
	expect(await sizeOf('smallest')).toBeLessThan(await sizeOf('fast'));
});

test('what takes long begins when it is written, and is the same as if it had not', async () => {
	const text = Array.from({ length: 400_000 }, (_, index) => `Prüfmittel ${(index * 7919) % 1013}`).join(' ');
	const folder = mkdtempSync(join(tmpdir(), 'precompress-'));
	for (const [name, content] of Object.entries({ 'alle.txt': text, 'kurz.txt': 'Text '.repeat(300), 'bild.png': text }))
		writeFileSync(join(folder, name), content);
	const output = { folder, compression: 'fast', previous: undefined } as const;
	const { hashes } = await precompress(output, threads);
	for (const name of hashes.keys()) if (/\.(?:br|gz)$/.test(name)) rmSync(join(folder, name));
	const begun = beginForms(output, threads);
	for (const name of ['alle.txt', 'kurz.txt', 'bild.png']) begun.beginText(name);
	expect((await precompress(output, threads, { begun })).hashes).toEqual(hashes);
	expect([...hashes.keys()]).toHaveLength(7);
	expect(gunzipSync(readFileSync(join(folder, 'alle.txt.gz'))).toString() === text).toBe(true);
	// Of a build that is not sound everything is removed, and nobody asks.
	begun.beginText('alle.txt');
	const other = beginForms(output, threads);
	other.beginText('alle.txt');
	rmSync(folder, { recursive: true });
	await expect(other.end()).rejects.toMatchObject({ code: 'ENOENT' });
});

test('pages are pressed from the moment that they stay as they are, and are the same as if they had not', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'precompress-'));
	const names = Array.from({ length: 100 }, (_, page) => `${page}.html`);
	for (const name of names) writeFileSync(join(folder, name), `<p>Seite ${name} </p>`.repeat(50));
	const output = { folder, compression: 'fast', previous: undefined } as const;
	const { hashes } = await precompress(output, threads);
	const formsOf = () => names.map((name) => readFileSync(join(folder, `${name}.br`)));
	const before = formsOf();
	for (const name of hashes.keys()) if (/\.(?:br|gz)$/.test(name)) rmSync(join(folder, name));
	const eager = createThreads({ size: 2, headStart: 0 });
	const begun = beginForms(output, eager);
	begun.beginPages(names);
	expect(await precompress(output, eager, { begun })).toMatchObject({ hashes, files: names.length });
	expect(formsOf()).toEqual(before);
	await eager.end();
	rmSync(folder, { recursive: true });
});
