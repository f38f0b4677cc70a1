import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteFiles } from '#content/site-files.fixture.ts';
import { readOwnWords } from './own-words.ts';

test.each([
	['a byte order mark', Buffer.from('\ufeffnavigation:\n  pages: Über\n'), { navigation: { pages: 'Über' } }],
	['another encoding than UTF-8', Buffer.from('navigation:\n  pages: Über\n', 'latin1'), {}],
])('own words with %s', async (_, bytes, words) => {
	const home = siteFiles({ 'words.en.yml': '' });
	writeFileSync(join(home, 'words.en.yml'), bytes);
	expect(await readOwnWords(home, 'en')).toEqual(words);
});
