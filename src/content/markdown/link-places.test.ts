import { expect, test } from 'vitest';
import { siteFiles } from '../site-files.fixture.ts';
import { OWN_CONVENTIONS } from './conventions.ts';
import { byAddress, placeOfLink, readLinkPlaces } from './link-places.ts';

const placesIn = (files: Record<string, string>) => {
	const root = siteFiles(files);
	const pathOf = (file: string) => (file in files ? `/${file.replace(/\.mdx?$/, '')}/` : undefined);
	return readLinkPlaces(Object.keys(files)[0] ?? '', { root, base: '/hilfe/', conventions: OWN_CONVENTIONS, pathOf, hasPage: () => false }).map(
		({ href, text, file, line }) => `${file}:${line} ${href} ${text}`,
	);
};

test('of two definitions of a link the first counts', () => {
	expect(placesIn({ 'docs/a.md': '[Ref][r]\n\n[r]: /eins/\n[r]: /zwei/\n' })).toEqual(['docs/a.md:1 /hilfe/eins/ Ref']);
});

test('links and pictures have the address of the page and the line of the file', () => {
	const text = `---
title: T
---
[a](./b.md#ort) und
[**fett** \`Code\`](/blog/).

\`\`\`md
[nein](./b.md)
\`\`\`

:::note[[im Titel](./b.mdx)]
- ![Bild](./bild.png) ![kein](./fehlt.png)
:::

[Ref][r] <a
  href="/roh/">x</a>

<details>
<a href='/noch-roher/'>y</a>
</details>

[r]: ./fehlt.md
`;
	expect(placesIn({ 'docs/a.md': text, 'docs/b.md': '', 'docs/bild.png': '' })).toEqual([
		'docs/a.md:4 /hilfe/docs/b/#ort a',
		'docs/a.md:5 /hilfe/blog/ fett Code',
		'docs/a.md:11 /hilfe/docs/b/ im Titel',
		'docs/a.md:12 /hilfe/_files/docs/bild.png Bild',
		'docs/a.md:12 ./fehlt.png kein',
		'docs/a.md:15 ./fehlt.md Ref',
		'docs/a.md:16 /roh/ ',
		'docs/a.md:19 /noch-roher/ ',
	]);
});

test('a page holds the links of the files that it includes', () => {
	const files = {
		'docs/a.mdx': "---\n---\nimport Teil from './teile/_teil.mdx';\nimport { X } from './x.tsx';\n\n<Teil />\n\n<X to=\"/ziel/\" size={2}>Ziel</X>",
		'docs/teile/_teil.mdx': "import Selbst from '../a.mdx';\n\n\n[b](../b.md)",
		'docs/b.md': '',
	};
	expect(placesIn(files)).toEqual(['docs/a.mdx:8 /ziel/ Ziel', 'docs/teile/_teil.mdx:4 /hilfe/docs/b/ b']);
});

test('a file that is no valid MDX has none', () => {
	expect(placesIn({ 'docs/a.mdx': '[a](/a/)\n\n<A>' })).toEqual([]);
});

test('of several links to one address the one with the same text is meant, and umlauts may be encoded', () => {
	const places = [
		{ href: '/ä/', text: 'eins', file: 'a.md', line: 1, isShownFile: false, isPicture: false },
		{ href: '/ä/', text: 'zwei', file: 'a.md', line: 2, isShownFile: false, isPicture: false },
	];
	expect(placeOfLink(byAddress(places), { href: '/%C3%A4/', text: 'zwei' })).toMatchObject({ line: 2 });
	expect(placeOfLink(byAddress(places), { href: '/ä/', text: 'drei' })).toMatchObject({ line: 1 });
	expect(placeOfLink(byAddress(places), { href: '/b/', text: 'eins' })).toBeUndefined();
});
