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
	const sum = await precompress(folder);
	const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('.')).sort();
	expect(files).toEqual(['bild.png', 'docs/index.html', 'docs/index.html.br', 'docs/index.html.gz', 'kurz.txt']);
	const [br, gzip] = ['br', 'gz'].map((ending) => readFileSync(join(folder, `docs/index.html.${ending}`)));
	expect([brotliDecompressSync(br ?? '').toString(), gunzipSync(gzip ?? '').toString()]).toEqual([text, text]);
	expect(sum).toEqual({ files: 1, plain: Buffer.byteLength(text), br: br?.length, gzip: gzip?.length });
	expect(await precompress(folder)).toMatchObject({ files: 0 });
	rmSync(folder, { recursive: true });
});
