import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { siteFiles } from '#content/site-files.fixture.ts';
import { contentHash } from '../hash-list.ts';
import { createThreads } from './threads.ts';

const names = Array.from({ length: 300 }, (_, number) => `${number}.txt`);
const textOf = (name: string) => `Text ${name} `.repeat(Number.parseInt(name, 10) % 50);
const siteOf = (some: readonly string[]) => siteFiles(Object.fromEntries(some.map((name) => [name, textOf(name)])));

const threads = createThreads({ size: 2, patience: 0 });
const here = createThreads({ size: 1 });
afterAll(() => threads.end());

test.each([
	['in threads', threads],
	['where they are called', here],
	['begun here, and gone on in threads', createThreads({ size: 2, patience: 1 })],
])('what comes of files is in their order: %s', { timeout: 30_000 }, async (_, place) => {
	const done = await place.run('compress', { folder: siteOf(names), compression: 'fast', previous: undefined }, names);
	await place.end();
	expect(done.map(({ hash }) => hash)).toEqual(names.map((name) => contentHash(Buffer.from(textOf(name)))));
});

test.each([
	['in threads', threads],
	['where they are called', here],
])('what the machine refuses comes as it was said: %s', { timeout: 30_000 }, async (_, place) => {
	const folder = siteOf(names);
	rmSync(join(folder, '3.txt'));
	const refused = place.run('compress', { folder, compression: 'fast', previous: undefined }, names);
	await expect(refused).rejects.toMatchObject({ code: 'ENOENT', syscall: 'open', path: join(folder, '3.txt') });
});

test('several tasks at one time do not mix', { timeout: 30_000 }, async () => {
	const folders = [siteOf(names), siteOf(names)];
	const reversed = names.toReversed();
	const [first, second] = await Promise.all([
		threads.run('compress', { folder: folders[0] ?? '', compression: 'fast', previous: undefined }, names),
		threads.run('compress', { folder: folders[1] ?? '', compression: 'fast', previous: undefined }, reversed),
	]);
	expect(second.toReversed()).toEqual(first);
});
