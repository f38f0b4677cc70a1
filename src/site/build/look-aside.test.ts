import { existsSync, rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siteFiles } from '#content/site-files.fixture.ts';
import { writeHashList } from './hash-list.ts';
import { lookAside } from './look-aside.ts';
import { beginWith } from './site-before.ts';

/** A built site of so many small files. */
function siteOf(count: number): string {
	const target = siteFiles(Object.fromEntries(Array.from({ length: count }, (_, number) => [`docs/${number % 20}/${number}.txt`, `Text ${number}`])));
	writeHashList(target);
	return target;
}

test.each([
	['a small site', 10],
	['a large site, in a thread', 2_500],
])('what comes of the look is what the site before is: %s', { timeout: 30_000 }, async (_, count) => {
	const target = siteOf(count);
	const aside = lookAside(target, () => siteFiles({}));
	aside.begin();
	const { folder, ...before } = await aside.end();
	await aside.leave();
	const { folder: other, ...plain } = beginWith(target, siteFiles({}));
	expect(before).toEqual(plain);
	expect(before.files.size).toBe(count);
	expect(existsSync(`${folder}/docs/0/0.txt`)).toBe(true);
});

test('a small site is not looked at before somebody asks', () => {
	let asked = 0;
	lookAside(siteOf(10), () => `${asked++}`).begin();
	expect(asked).toBe(0);
});

test('a look that nobody waits for can be left: nothing comes into the folder any more', { timeout: 30_000 }, async () => {
	const folder = siteFiles({});
	const aside = lookAside(siteOf(2_500), () => folder);
	aside.begin();
	await aside.leave();
	rmSync(folder, { recursive: true });
	expect(existsSync(folder)).toBe(false);
});

test('where no folder can be had, it is told at the end', async () => {
	const aside = lookAside(siteOf(2_500), () => {
		throw new Error('EACCES');
	});
	aside.begin();
	await expect(aside.end()).rejects.toThrow('EACCES');
	await aside.leave();
});
