import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { precompress } from './precompress.ts';

test('files that get smaller stand there compressed, once, and the sum says so', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'precompress-'));
	const text = 'Prüfmittel '.repeat(300);
	mkdirSync(join(folder, 'docs'));
	for (const [file, content] of Object.entries({ 'docs/index.html': text, 'kurz.txt': 'x', 'bild.png': text })) writeFileSync(join(folder, file), content);
	const sum = await precompress(folder, '');
	const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((name) => name.includes('.'))
		.sort();
	expect(files).toEqual(['bild.png', 'docs/index.html', 'docs/index.html.br', 'docs/index.html.gz', 'kurz.txt']);
	const [br, gzip] = ['br', 'gz'].map((ending) => readFileSync(join(folder, `docs/index.html.${ending}`)));
	expect([brotliDecompressSync(br ?? '').toString(), gunzipSync(gzip ?? '').toString()]).toEqual([text, text]);
	expect(sum).toEqual({ files: 1, plain: Buffer.byteLength(text), br: br?.length, gzip: gzip?.length });
	rmSync(folder, { recursive: true });
});

test('what has not changed since the build before is taken from there', async () => {
	const [before, now] = ['before', 'now'].map((name) => mkdtempSync(join(tmpdir(), `precompress-${name}-`))) as [string, string];
	for (const folder of [before, now])
		for (const file of ['gleich.txt', 'neu.txt']) writeFileSync(join(folder, file), `${file === 'neu.txt' && folder === now ? 'neu' : 'alt'} `.repeat(300));
	await precompress(before, '');
	writeFileSync(join(before, 'gleich.txt.br'), 'von vorher');
	writeFileSync(join(before, 'neu.txt.br'), 'von vorher');
	await precompress(now, before);
	expect(['gleich.txt.br', 'neu.txt.br'].map((file) => readFileSync(join(now, file), 'utf8') === 'von vorher')).toEqual([true, false]);
	for (const folder of [before, now]) rmSync(folder, { recursive: true });
});
