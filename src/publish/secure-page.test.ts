import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { PolicySources } from './policy.ts';
import { securePage, withoutPolicy } from './secure-page.ts';

const NOTHING: PolicySources = { images: [], media: [], frames: [], connections: [], fonts: [], manifest: false };
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function policyOf(html: string, sources: Partial<PolicySources> = {}): Record<string, string> {
	const [, content = ''] = /<meta http-equiv="content-security-policy" content="([^"]*)">/.exec(securePage(html, { ...NOTHING, ...sources })) ?? [];
	return Object.fromEntries(content.split(';').map((part) => [part.replace(/ .*/, ''), part.replace(/^\S+ ?/, '')]));
}

const page = (head: string, body = '') => `<!DOCTYPE html><html><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;

test('nothing is allowed but files of the site and the texts of the page, named by their hash', () => {
	const policy = policyOf(
		page('<script>a()</script><style>p{}</style><script type="application/ld+json">{}</script>', '<script type="module" src="/x.js"></script>'),
	);
	expect(policy).toMatchObject({
		'default-src': "'none'",
		'script-src': `'self' ${hash('a()')}`,
		'style-src': `'self' ${hash('p{}')}`,
		'img-src': "'self' data:",
		'connect-src': "'self'",
		'base-uri': "'none'",
		'require-trusted-types-for': "'script'",
	});
	expect(Object.keys(policy).filter((name) => /font|media|frame|manifest/.test(name))).toEqual([]);
	expect(JSON.stringify(policy)).not.toContain('unsafe');
});

test('a script is known by its source and its type, whatever else its tag says', () => {
	const head = '<script data-src="x">a()</script><script id="json">b()</script><script  SRC="/c.js"></script><script type=application/ld+json>{}</script>';
	expect(policyOf(page(head))['script-src']).toBe(`'self' ${hash('a()')} ${hash('b()')}`);
});

test('ends of lines count as a browser reads them', () => {
	const policy = policyOf(page('<script>a()\r\nb()</script><style>p{}\r\nq{}\rr{}</style>'));
	expect(policy).toMatchObject({ 'script-src': `'self' ${hash('a()\nb()')}`, 'style-src': `'self' ${hash('p{}\nq{}\nr{}')}` });
});

test('a script below the head is not vouched for', () => {
	expect(policyOf(page('', '<script>a()</script>'))['script-src']).toBe("'self'");
});

test('what pages hold from elsewhere is named', () => {
	const policy = policyOf(page(''), {
		images: ['https://a.example'],
		frames: ['https://b.example'],
		media: ["'self'"],
		connections: ['https://*.c.example'],
		fonts: ["'self'"],
	});
	expect(policy).toMatchObject({
		'img-src': "'self' data: https://a.example",
		'frame-src': 'https://b.example',
		'media-src': "'self'",
		'connect-src': "'self' https://*.c.example",
		'font-src': "'self'",
	});
});

test('the policy comes before everything that it is about', () => {
	expect(securePage(page('<script>a()</script>'), NOTHING)).toMatch(/<head><meta charset="utf-8"><meta http-equiv="content-security-policy"/);
	expect(securePage('<html><head lang="de"><title>T</title></head></html>', NOTHING)).toMatch(/<head lang="de"><meta http-equiv/);
});

test('a piece of a page stays as it is', () => expect(securePage('<ul style="a:b"></ul>', NOTHING)).toBe('<ul style="a:b"></ul>'));

test('with another policy a page is the one that would have been made with that at once', () => {
	const other = { ...NOTHING, images: ['https://a.example'] };
	const html = page(
		'<script>a()</script><style>p{}</style><style media="print">q{}</style><style>@import "x.css";</style>',
		'<p style="color:red" class="a">A</p><p style="--a:{}">B</p><pre>&lt;meta http-equiv="content-security-policy" content="x"&gt;</pre>',
	);
	const secured = securePage(html, NOTHING);
	expect(securePage(withoutPolicy(secured), other)).toBe(securePage(html, other));
	expect(withoutPolicy('<ul></ul>')).toBe('<ul></ul>');
});
