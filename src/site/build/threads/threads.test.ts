import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { siteFiles } from '#content/site-files.fixture.ts';
import { contentHash } from '../hash-list.ts';
import { createThreads, FEW } from './threads.ts';

const names = Array.from({ length: 2 * FEW }, (_, number) => `${number}.txt`);
const textOf = (name: string) => `Text ${name} `.repeat(Number.parseInt(name, 10) % 50);
const siteOf = (some: readonly string[]) => siteFiles(Object.fromEntries(some.map((name) => [name, textOf(name)])));

const threads = createThreads(2);
afterAll(() => threads.end());

test.each([
	['in threads', names],
	['a few at once', names.slice(0, 5)],
])('what comes of files is in their order: %s', { timeout: 30_000 }, async (_, some) => {
	const done = await threads.run('compress', { folder: siteOf(some), previous: undefined }, some);
	expect(done.map(({ hash }) => hash)).toEqual(some.map((name) => contentHash(Buffer.from(textOf(name)))));
});

test.each([
	['in threads', names],
	['a few at once', names.slice(0, 5)],
])('what the machine refuses comes as it was said: %s', { timeout: 30_000 }, async (_, some) => {
	const folder = siteOf(some);
	rmSync(join(folder, '3.txt'));
	const refused = threads.run('compress', { folder, previous: undefined }, some);
	await expect(refused).rejects.toMatchObject({ code: 'ENOENT', syscall: 'open', path: join(folder, '3.txt') });
});

test('several tasks at one time do not mix', { timeout: 30_000 }, async () => {
	const folders = [siteOf(names), siteOf(names)];
	const reversed = names.toReversed();
	const [first, second] = await Promise.all([
		threads.run('compress', { folder: folders[0] ?? '', previous: undefined }, names),
		threads.run('compress', { folder: folders[1] ?? '', previous: undefined }, reversed),
	]);
	expect(second.toReversed()).toEqual(first);
});
