import { expect, test } from 'vitest';
import { findLinkLine } from './source-line.ts';

const SOURCE = `---
title: Suche
---
Siehe [Login](/docs/login/x) und [Login](/docs/login/).

\`\`\`md
[Beispiel](../terms/hex.md#wert)
\`\`\`

Mehr zu [**hex**-Wert](../terms/hex.md#wert), [hex](../terms/hex.md) und [Aktuelles][news].
<a href="/docs/dashboard/">Tafel</a> und [Tafel 2](/docs/dashboard/)

[news]: https://www.example.com/aktuelles
`;

test.each([
	['exact address, not a longer one', { addresses: ['/docs/login/'], text: '' }, 4],
	['second form of the address', { addresses: ['/hilfe/docs/login/x', '/docs/login/x'], text: '' }, 4],
	['the Markdown file, outside of code blocks', { addresses: ['/docs/terms/hex/#wert'], text: '', fragment: 'wert' }, 10],
	['the Markdown file of the target page', { addresses: ['/docs/begriff/'], text: '', file: 'docs/terms/hex.md' }, 10],
	['a definition', { addresses: ['https://www.example.com/aktuelles'], text: '' }, 13],
	['the text, its marks left aside', { addresses: ['/anders/'], text: 'hex-Wert' }, 10],
	['nothing', { addresses: ['/anders/'], text: 'Anderes' }, undefined],
])('findLinkLine finds %s', (_name, link, line) => {
	expect(findLinkLine(SOURCE, link)).toBe(line);
});

test('of several links to one address the one with the same text is meant', () => {
	const source = '[Eins](/a/)\n[Zwei](/a/)\n';
	expect(findLinkLine(source, { addresses: ['/a/'], text: 'Zwei' })).toBe(2);
	expect(findLinkLine(source, { addresses: ['/a/'], text: 'Drei' })).toBe(1);
});

test('a TypeScript file', () => {
	expect(findLinkLine("x = [\n\t{ label: 'Blog', to: '/blog/' },\n];", { addresses: ['/blog/'], text: 'Blog' })).toBe(2);
	expect(findLinkLine("x = [\n\t{ type: 'docSidebar', label: 'API' },\n];", { addresses: ['/docs/api/'], text: 'API' })).toBe(2);
});
