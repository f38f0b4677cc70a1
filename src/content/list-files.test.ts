import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join, sep } from 'node:path';
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

test.skipIf(sep === '\\')('a backslash in a name is none between folders', () => {
	expect(listAllFiles(siteFiles({ 'docs/a\\b.md': '' }), 'docs', ['.md'])).toEqual(['docs/a\\b.md']);
});

test('links to files and folders are followed, once around; one that leads nowhere is listed, for its reader to report; locks, pipes and devices are not', () => {
	const root = siteFiles({ 'docs/a.md': '', 'docs/teil/b.md': '', 'anderswo/c.md': '', 'anderswo/mehr/d.md': '' });
	const links = {
		'docs/datei.md': '../anderswo/c.md',
		'docs/fern': '../anderswo',
		'docs/teil/kreis': '..',
		'anderswo/mehr/zurueck': '../../docs',
		'docs/fort.md': 'nix',
		'docs/.#a.md': 'ana@rechner.7',
		'docs/strom.md': '/dev/null',
	};
	for (const [link, target] of Object.entries(links)) symlinkSync(target, join(root, link));
	execFileSync('mkfifo', [join(root, 'docs/rohr.md')]);
	expect(listFiles(root, 'docs', ['.md'])).toEqual(['docs/a.md', 'docs/datei.md', 'docs/fern/c.md', 'docs/fern/mehr/d.md', 'docs/fort.md', 'docs/teil/b.md']);
	expect(listAllFiles(root, 'docs', ['a.md'])).toEqual(['docs/a.md']);
});
