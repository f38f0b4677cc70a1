import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { precompress } from './precompress.ts';

test('files that get smaller stand there compressed, once, and the sum says so', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'precompress-'));
	const text = 'Prüfmittel '.repeat(300);
	mkdirSync(join(folder, 'docs'));
	mkdirSync(join(folder, 'ordner.js'));
	for (const [file, content] of Object.entries({ 'docs/index.html': text, 'kurz.txt': 'x', 'bild.png': text })) writeFileSync(join(folder, file), content);
	const sum = await precompress(folder, '');
	const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((name) => name.includes('.') && name !== 'ordner.js')
		.sort();
	expect(files).toEqual(['bild.png', 'docs/index.html', 'docs/index.html.br', 'docs/index.html.gz', 'kurz.txt']);
	const [br, gzip] = ['br', 'gz'].map((ending) => readFileSync(join(folder, `docs/index.html.${ending}`)));
	expect([brotliDecompressSync(br ?? '').toString(), gunzipSync(gzip ?? '').toString()]).toEqual([text, text]);
	expect(sum).toEqual({ files: 1, plain: Buffer.byteLength(text), br: br?.length, gzip: gzip?.length });
	rmSync(folder, { recursive: true });
});

test('what has not changed since the build before is taken from there, unless it cannot be read again', async () => {
	const [before, now] = ['before', 'now'].map((name) => mkdtempSync(join(tmpdir(), `precompress-${name}-`))) as [string, string];
	const names = ['gleich', 'neu', 'gekuerzt', 'fremd'];
	const textOf = (name: string, folder: string) => `${name === 'neu' && folder === now ? 'neu' : name} `.repeat(300);
	for (const folder of [before, now]) for (const name of names) writeFileSync(join(folder, `${name}.txt`), textOf(name, folder));
	await precompress(before, '');
	const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } };
	const old = (name: string) => brotliCompressSync(textOf(name, before), quick);
	writeFileSync(join(before, 'gleich.txt.br'), old('gleich'));
	writeFileSync(join(before, 'neu.txt.br'), old('neu'));
	writeFileSync(join(before, 'gekuerzt.txt.br'), old('gekuerzt').subarray(0, 9));
	writeFileSync(join(before, 'fremd.txt.br'), old('gleich'));
	await precompress(now, before);
	const forms = names.map((name) => readFileSync(join(now, `${name}.txt.br`)));
	expect(forms.map((form) => brotliDecompressSync(form).toString())).toEqual(names.map((name) => textOf(name, now)));
	expect(forms[0]?.equals(old('gleich'))).toBe(true);
	for (const folder of [before, now]) rmSync(folder, { recursive: true });
});
