import { describe, expect, test } from 'vitest';
import { splitSource } from './source.ts';

describe('a file parts into front matter and body', () => {
	test.each<[string, string, string, string]>([
		['both', '---\ntitle: T\n---\n\nText.\n', 'title: T', '   \n        \n   \n\nText.\n'],
		['no front matter', 'Text.\n\n---\n\nMehr.', '', 'Text.\n\n---\n\nMehr.'],
		['an empty one', '---\n---\nText.', '', '   \n   \nText.'],
		['Windows lines', '---\r\ntitle: T\r\n---\r\nText.', 'title: T', '    \n         \n    \nText.'],
		['nothing below it', '---\ntitle: T\n---', 'title: T', '   \n        \n   '],
		['spaces after the fences', '--- \ntitle: T\n---  \nText.', 'title: T', '    \n        \n     \nText.'],
		['a rule in the text', '---\ntitle: T\n---\nA\n\n---\n\nB', 'title: T', '   \n        \n   \nA\n\n---\n\nB'],
		['a byte order mark', '\ufeff---\ntitle: T\n---\nText.', 'title: T', '    \n        \n   \nText.'],
	])('%s', (_, text, yaml, body) => {
		expect(splitSource('docs/a.md', text)).toEqual({ file: 'docs/a.md', format: 'md', yaml, body });
		expect(body).toHaveLength(text.length);
	});
});

test('the ending says whether a file may hold components', () => {
	expect(splitSource('a.mdx', '')).toMatchObject({ format: 'mdx' });
});
