import { describe, expect, test } from 'vitest';
import { codeSpan, embedded, fenced, indented, plain } from './markdown-text.ts';

test('code spans and fences are longer than the backticks inside', () => {
	expect(codeSpan('a')).toBe('`a`');
	expect(codeSpan('a`b')).toBe('``a`b``');
	expect(codeSpan('`a')).toBe('`` `a ``');
	expect(codeSpan('a\n b')).toBe('`a b`');
	expect(fenced('a\n```\nb\n', 'python')).toBe('````python\na\n```\nb\n````');
	expect(fenced('x', 'a`b c')).toBe('```abc\nx\n```');
});

test('plain words stay words', () => {
	expect(plain('a_b *c* [d](e) <f> # `g`\nh')).toBe('a\\_b \\*c\\* \\[d\\](e) \\<f\\> \\# \\`g\\` h');
});

describe('Markdown of somebody else', () => {
	test('its headings go below ours, but not those in code', () => {
		expect(embedded('# A\n\n```sh\n# b\n```\n\n##### C', 2)).toBe('### A\n\n```sh\n# b\n```\n\n###### C');
	});

	test('an open fence is closed, a shorter one inside does not close it', () => {
		expect(embedded('````\n```\n# a', 1)).toBe('````\n```\n# a\n````');
	});
});

test('only lines with words are moved', () => {
	expect(indented('a\n\nb', '  ')).toBe('  a\n\n  b');
});

test('boxes of somebody else become quotations, as in every text that is no page', () => {
	expect(embedded(':::warning[Achtung]\nText.\n:::\n\nDanach.', 1)).not.toContain(':::');
	expect(embedded('```\n:::note\n```', 1)).toBe('```\n:::note\n```');
});
