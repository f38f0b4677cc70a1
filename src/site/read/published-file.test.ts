import { expect, test } from 'vitest';
import { siteFiles } from '#content/site-files.fixture.ts';
import { publishedFile } from './published-file.ts';

test('what stands at an address or around it is found', () => {
	const root = siteFiles({ 'public/a/index.html': '', 'public/b': '', 'static/c.html': '', 'public/d/e.txt': '' });
	const found = ['/a/', '/b/', '/b/c/', '/c.html', '/c.html/d/', '/d/', '/a/index.html', '/f/'].map((path) => publishedFile(root, ['public', 'static'], path));
	expect(found).toEqual(['public/a/index.html', 'public/b', 'public/b', 'static/c.html', 'static/c.html', undefined, 'public/a/index.html', undefined]);
});
