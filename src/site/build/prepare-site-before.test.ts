import { existsSync, rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siteFiles } from '#content/site-files.fixture.ts';
import { writeHashList } from './hash-list.ts';
import { prepareSiteBefore } from './prepare-site-before.ts';
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
])('the prepared site is the same as without a thread: %s', { timeout: 30_000 }, async (_, count) => {
	const target = siteOf(count);
	const work = prepareSiteBefore(target, () => siteFiles({}));
	work.begin();
	const { folder, ...before } = await work.end();
	await work.leave();
	const { folder: other, ...plain } = beginWith(target, siteFiles({}));
	expect(before).toEqual(plain);
	expect(before.files.size).toBe(count);
	expect(existsSync(`${folder}/docs/0/0.txt`)).toBe(true);
});

test('a small site is not prepared before it is asked for', () => {
	let asked = 0;
	prepareSiteBefore(siteOf(10), () => `${asked++}`).begin();
	expect(asked).toBe(0);
});

test('work that is not needed can be stopped: it writes nothing into the folder any more', { timeout: 30_000 }, async () => {
	const folder = siteFiles({});
	const work = prepareSiteBefore(siteOf(2_500), () => folder);
	work.begin();
	await work.leave();
	rmSync(folder, { recursive: true });
	expect(existsSync(folder)).toBe(false);
});

test('an error of the folder is reported at the end', async () => {
	const work = prepareSiteBefore(siteOf(2_500), () => {
		throw new Error('EACCES');
	});
	work.begin();
	await expect(work.end()).rejects.toThrow('EACCES');
	await work.leave();
});
