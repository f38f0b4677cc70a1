import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
