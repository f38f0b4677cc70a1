import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteFiles } from '#content/site-files.fixture.ts';
import { fileInside } from './locate-file.ts';

const finder = () => {
	const folder = siteFiles({ 'a.html': '', 'b/c.html': '' });
	return (name: string) => fileInside(folder, join(folder, name));
};

test('what is not there is none', async () => {
	const found = finder();
	expect(await found('a.html')).toMatch(/a\.html$/);
	for (const name of ['d.html', 'a.html/b', 'b', 'x'.repeat(5000)]) expect(await found(name)).toBeUndefined();
});

test('any other fault is told: it must not pass for a file that is not there', async () => {
	await expect(finder()('a\0.html')).rejects.toMatchObject({ code: 'ERR_INVALID_ARG_VALUE' });
});
