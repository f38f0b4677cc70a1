import { expect, test } from 'vitest';
import { isFolderIndex } from './folder-index.ts';

test.each([
	['index.md', true],
	['README.mdx', true],
	['guides/Index.md', true],
	['guides/guides.md', true],
	['Guides/guides.md', true],
	['guides/GUIDES.mdx', true],
	['01-guides/01-guides.md', true],
	['u\u0308bung/übung.md', true],
	['guides/start.md', false],
	['a/guides/a.md', false],
	['docs.md', false],
	// Names on disk, including numbers.
	['01-guides/guides.md', false],
	['guides/01-guides.md', false],
	['guides/01-index.md', false],
])('%s: %s', (file, expected) => {
	expect(isFolderIndex(file)).toBe(expected);
});
