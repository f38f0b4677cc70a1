import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { PROGRAM } from '#site/program.ts';

/** Paths from the root of the repository that a document names as code: with a folder of ours in front. */
function pathsIn(document: string): string[] {
	const text = readFileSync(join(PROGRAM, document), 'utf8');
	return [...text.matchAll(/`((?:src|product|commands|tests|bench|reports|deploy|checks|docs|blog|api|pages)\/[\w./[\]-]+)`/g)].flatMap(
		([, path = '']) => path,
	);
}

/** What stands for any file, and folders of sites that come from Docusaurus. */
const EXAMPLES = /^src\/(?:folder|components|theme)\b/;

test.each(['ARCHITECTURE.md', 'DECISIONS.md', 'CONTRIBUTING.md', 'README.md', 'GUIDE.md', 'CHECKS.md'])('every path that %s names is there', (document) => {
	expect(pathsIn(document).filter((path) => !EXAMPLES.test(path) && !existsSync(join(PROGRAM, path)))).toEqual([]);
});

/**
 * The files in a part of ARCHITECTURE.md that are not in the folder named before them. Fine are also files at the root, and those in a folder that is named after them
 * (“`a.ts` and `b.ts` in `src/folder/`”). A path such as `reading/page.ts` starts in the folder named before it, and may name a folder itself.
 */
function strayFiles(part: string): string[] {
	const text = part.replaceAll('<language>', 'de');
	const named = [...text.matchAll(/`([\w./-]+(?:\/|\.(?:tsx?|mjs|css|yml|json|md|astro)))`/g)].map(([, name = '']) => name);
	const after = [...text.matchAll(/ in `((?:src|tests)\/[\w/-]+)`/g)].map(([, folder = '']) => folder);
	let folder = '';
	let inner = '';
	return named.filter((name) => {
		if (name.includes('/') && existsSync(join(PROGRAM, name))) folder = name.endsWith('/') ? name : dirname(name);
		else if (name.includes('/')) inner = join(folder, dirname(name));
		return !name.endsWith('/') && ![folder, inner, '', ...after].some((place) => existsSync(join(PROGRAM, place, name)));
	});
}

test('a bare file name in ARCHITECTURE.md is in the folder that was named before it', () => {
	const parts = readFileSync(join(PROGRAM, 'ARCHITECTURE.md'), 'utf8').split(/\n(?=###? |\||\d\. )/);
	const stray = parts.flatMap((part) => strayFiles(part).map((file) => `${file} in “${part.slice(0, 50)}”`));
	expect(stray.filter((file) => !EXAMPLES.test(file))).toEqual([]);
});
