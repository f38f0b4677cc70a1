import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createFileCache } from './file-cache.ts';

describe('createFileCache', () => {
	let folder = '';
	beforeAll(() => {
		folder = mkdtempSync(join(tmpdir(), 'file-cache-'));
	});
	afterAll(() => rmSync(folder, { recursive: true }));

	function write(name: string, text: string, modified = 1_700_000_000): string {
		const file = join(folder, name);
		writeFileSync(file, text);
		utimesSync(file, modified, modified);
		return file;
	}

	test('a changed file is read again, an unchanged one is not', async () => {
		const cache = createFileCache({ limit: 1000 });
		const file = write('a.txt', 'eins');
		const first = await cache.read(file, undefined);
		write('a.txt', 'zwei');
		expect((await cache.read(file, undefined)).body).toBe(first.body);
		write('a.txt', 'drei', 1_700_000_001);
		const changed = await cache.read(file, undefined);
		expect(changed.body.toString()).toBe('drei');
		expect(changed.etag).not.toBe(first.etag);
	});

	test('compresses once, and only what gets smaller', async () => {
		const cache = createFileCache({ limit: 10_000 });
		const long = write('long.txt', 'Prüfmittel '.repeat(200));
		const [one, two] = await Promise.all([cache.read(long, 'br'), cache.read(long, 'br')]);
		expect(one.encoding).toBe('br');
		expect(brotliDecompressSync(one.body).toString()).toBe('Prüfmittel '.repeat(200));
		expect(two.body).toBe(one.body);
		const short = write('short.txt', 'x');
		expect(await cache.read(short, 'br')).toMatchObject({ encoding: undefined, body: Buffer.from('x') });
	});

	test('compresses again what failed once, as where the machine has no memory left', async () => {
		const cache = createFileCache({ limit: 10_000 });
		const long = write('later.txt', 'Prüfmittel '.repeat(200));
		await cache.read(long, undefined);
		// The size of a window of Brotli, which has to be a number.
		const failing = vi.spyOn(Math, 'min').mockReturnValue('none' as never);
		await expect(cache.read(long, 'br')).rejects.toThrow();
		failing.mockRestore();
		expect(await cache.read(long, 'br')).toMatchObject({ encoding: 'br' });
	});

	test('forgets what was used longest ago when the limit is reached', async () => {
		const cache = createFileCache({ limit: 25 });
		const [a, b, c] = ['a', 'b', 'c'].map((name) => write(`${name}.txt`, name.repeat(10))) as [string, string, string];
		const bodyA = (await cache.read(a, undefined)).body;
		const bodyB = (await cache.read(b, undefined)).body;
		expect((await cache.read(a, undefined)).body).toBe(bodyA);
		await cache.read(c, undefined);
		expect((await cache.read(a, undefined)).body).toBe(bodyA);
		expect((await cache.read(b, undefined)).body).not.toBe(bodyB);
	});
});
