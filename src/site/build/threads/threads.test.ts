import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { contentHash } from '#content/files/content-hash.ts';
import { siteFiles } from '#content/site-files.fixture.ts';
import { createThreads } from './threads.ts';

const names = Array.from({ length: 300 }, (_, number) => `${number}.txt`);
const textOf = (name: string) => `Text ${name} `.repeat(Number.parseInt(name, 10) % 50);
const siteOf = (some: readonly string[]) => siteFiles(Object.fromEntries(some.map((name) => [name, textOf(name)])));

const threads = createThreads({ size: 2, headStart: 0 });
const here = createThreads({ size: 1 });
afterAll(() => threads.end());

test.each([
	['in threads', threads],
	['where they are called', here],
	['begun here, and gone on in threads', createThreads({ size: 2, headStart: 1 })],
])('what comes of files is in their order: %s', { timeout: 30_000 }, async (_, place) => {
	const done = await place.run('compress', { folder: siteOf(names), compression: 'fast', previous: undefined }, names);
	await place.end();
	expect(done.map(({ hash }) => hash)).toEqual(names.map((name) => contentHash(textOf(name))));
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

test('files that come by and by are done when their end is asked for, each once', { timeout: 30_000 }, async () => {
	const folder = siteOf(names);
	const begun = threads.begin('compress', { folder, compression: 'fast', previous: undefined });
	for (const name of names) begun.add(name);
	const done = await begun.end();
	expect([...done].map(([name, { hash }]) => [name, hash])).toEqual(names.map((name) => [name, contentHash(textOf(name))]));
});

test('few files that come by and by are left to the caller', async () => {
	const begun = threads.begin('compress', { folder: siteOf([]), compression: 'fast', previous: undefined });
	for (const name of names.slice(0, 3)) begun.add(name);
	expect((await begun.end()).size).toBe(0);
});

test('what a thread refuses of files that come by and by is told at their end', { timeout: 30_000 }, async () => {
	const begun = threads.begin('compress', { folder: siteOf([]), compression: 'fast', previous: undefined });
	for (const name of names) begun.add(name);
	await expect(begun.end()).rejects.toMatchObject({ code: 'ENOENT' });
});

test('one processor leaves all files to the caller', async () => {
	const begun = here.begin('compress', { folder: siteOf([]), compression: 'fast', previous: undefined });
	for (const name of names) begun.add(name);
	expect((await begun.end()).size).toBe(0);
});
