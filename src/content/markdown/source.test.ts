import { describe, expect, test } from 'vitest';
import { hasBareHead, splitSource } from './source.ts';

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

test.each([
	['mdx:\n  format: md', 'a.mdx', 'mdx', 'md'],
	["title: T\nmdx: { format: 'mdx' }", 'a.md', 'md', 'mdx'],
	['mdx:\n  format: detect', 'a.md', 'mdx', 'md'],
	['mdx: other', 'a.md', 'mdx', 'mdx'],
] as const)('a file may say it itself: %j', (yaml, file, format, own) => {
	expect(splitSource(file, `---\n${yaml}\n---\n\nText.`, format).format).toBe(own);
});

describe('front matter without its first line', () => {
	const isBare = (text: string) => hasBareHead(splitSource('docs/a.md', text), ['title', 'tags', 'date']);

	test.each([
		'title: T\n---\n\nText.',
		'title: T\ntags:\n  - a\n- b\n\n# note\nown: 1\n----\nText.',
		'\n\n title: T\n---\n',
		'\ufefftitle: T\r\n---\r\n'.replaceAll('\r', ''),
		'--\ntitle: T\n---\nText.',
		'———\ntitle: T\ndate: 2025-01-01\n\nText.',
		'title: T\ntags: [a]\n\nText.',
		'own: T\ntitle: T\n---\n',
	])('%j', (text) => {
		expect(isBare(text)).toBe(true);
	});

	test.each([
		'---\ntitle: T\n---\nText.',
		'Note: this.\n---\nText.',
		'title: so begins a sentence.\n\n---\n\nText.',
		'title: one line of a text',
		'Title: T\n---\n',
		'Text.\n\ntitle: T\n---\n',
		'- title: T\n---\n',
		'',
	])('not %j', (text) => {
		expect(isBare(text)).toBe(false);
	});
});
