import { expect, test } from 'vitest';
import { listAllFiles, listFiles } from './list-files.ts';
import { siteFiles } from './site-files.fixture.ts';

const FILES = [
	'docs/b.md',
	'docs/a/c.mdx',
	'docs/a.md',
	'docs/a/bild.svg',
	'docs/_teil.md',
	'docs/_teile/x.md',
	'docs/.versteckt/x.md',
	'docs/a/_category_.json',
];

test('lists what ends right, below the folder, sorted, without partials', () => {
	const root = siteFiles(Object.fromEntries(FILES.map((file) => [file, ''])));
	expect(listFiles(root, 'docs', ['.md', '.mdx'])).toEqual(['docs/a.md', 'docs/a/c.mdx', 'docs/b.md']);
	expect(listAllFiles(root, 'docs', ['_category_.json'])).toEqual(['docs/a/_category_.json']);
	expect(listFiles(root, 'docs', ['_category_.json'])).toEqual([]);
	expect(listFiles(root, 'blog', ['.md'])).toEqual([]);
});
