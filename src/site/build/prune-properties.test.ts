import { expect, test } from 'vitest';
import { pruneProperties } from './prune-properties.ts';

const SHEET = '<style>@layer prose{:root{--ifm-a:var(--ink);--ifm-b:var(--ifm-a);--ifm-c:1rem;--own:2}}.x{margin:var(--ifm-c)}</style>';
const pruned = (body: string, sheet = SHEET) => pruneProperties(`${sheet}${body}`).slice(0, -body.length);

test.each([
	['what nothing names goes', '<p>', SHEET.replace('--ifm-a:var(--ink);--ifm-b:var(--ifm-a);', '')],
	['what an element names stays, with what that is made of', '<p style="color: var(--ifm-b)">', SHEET],
	['what an element sets stays', '<p style="--ifm-a: red">', SHEET.replace('--ifm-b:var(--ifm-a);', '')],
	['all of it, where a component hydrates', '<moved-part></moved-part>', SHEET],
	['all of it, where another style sheet may name it', '<link rel="stylesheet" href="/a.css">', SHEET],
])('%s', (_, body, expected) => {
	expect(pruned(body)).toBe(expected);
});

test('a rule of which nothing is left goes', () => {
	expect(pruned('<p>', '<style>@layer a,prose;@layer prose{:root{--ifm-a:1}.b{c:d}}</style>')).toBe('<style>@layer a,prose;@layer prose{.b{c:d}}</style>');
});

test('pages without such properties, and texts that name them, stay as they are', () => {
	const html = '<style>:root{--own:1}</style><code>--ifm-a: red;</code>';
	expect(pruneProperties(html)).toBe(html);
});

test.each([
	'/* --ifm-a: 60px */ .hero{color:red}',
	'@container style(--ifm-a: 1){.x{top:0}}.hero{top:0}',
	'.hero[style*="--ifm-a: 2"]{top:0}',
	':root{--ifm-a:url("data:image/svg+xml;base64,AA");--own:2}',
])('what only looks like a declaration, or has a quoted value, stays: %s', (css) => {
	expect(pruned('<p>', `<style>${css}</style>`)).toBe(`<style>${css}</style>`);
});
