import { expect, test } from 'vitest';
import { portableHtml } from './portable-html.ts';
import { relativeAddress } from './relative-address.ts';

const site = { base: '/hilfe/', languages: [], files: new Set(['index.html', 'docs/index.html', 'docs/prüfen/index.html', 'datei.txt', '_astro/a.js']) };

test.each([
	['/hilfe/', '../../index.html'],
	['/hilfe/docs/', '../index.html'],
	['/hilfe/docs', '../index.html'],
	['/hilfe/docs/pr%C3%BCfen/#teil', 'index.html#teil'],
	['/hilfe/docs/pr%C3%BCfen/?q=1', 'index.html?q=1'],
	['/hilfe/datei.txt', '../../datei.txt'],
	['/andere/', '/andere/'],
	['//cdn.example.com/x.js', '//cdn.example.com/x.js'],
])('%s', (address, expected) => expect(relativeAddress(address, 'docs/prüfen/index.html', site)).toBe(expected));

test('a page names files, loads classic scripts and says nothing of servers', () => {
	const html = `<html lang="de" data-base="/hilfe/" data-path="/docs/"><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="script-src 'self'"><style>a{background:url("/hilfe/x.svg")}</style>
<img src="/hilfe/a.png" srcset="/hilfe/a.png 1x,/hilfe/b.png 2x, https://x.de/hilfe/c.png 3x"><a href="/hilfe/offline/" data-offline="30">Offline lesen</a> · © 2025
<script>if(1<2)import(this.getAttribute("component-url"))</script><script type="module" src="/hilfe/_astro/a.js"></script>`;
	expect(
		portableHtml(html, 'docs/index.html', site),
	).toBe(`<html lang="de" data-base="/hilfe/"><meta charset="utf-8"><script src="../portable.js" data-base="/hilfe/"></script><style>a{background:url("../x.svg")}</style>
<img src="../a.png" srcset="../a.png 1x, ../b.png 2x, https://x.de/hilfe/c.png 3x">© 2025
<script>if(1<2)nonius.load(this.getAttribute("component-url"))</script><script data-module="../_astro/a.js"></script>`);
});

test.each([
	['<code>&lt;a href="/hilfe/docs/"&gt; url(/hilfe/datei.txt)</code>', '<code>&lt;a href="/hilfe/docs/"&gt; url(/hilfe/datei.txt)</code>'],
	['<p title=" href=\'/hilfe/docs/\'">src="/hilfe/datei.txt"</p>', '<p title=" href=\'/hilfe/docs/\'">src="/hilfe/datei.txt"</p>'],
	["<a href='/hilfe/docs/'>einfach</a>", "<a href='index.html'>einfach</a>"],
	['<a class=x href=/hilfe/datei.txt>ohne</a>', '<a class=x href=../datei.txt>ohne</a>'],
	['<A HREF = "/hilfe/docs/">groß</A>', '<A HREF = "index.html">groß</A>'],
	['<p style="background:url(/hilfe/datei.txt)">', '<p style="background:url(../datei.txt)">'],
	['<object data="/hilfe/datei.txt">', '<object data="../datei.txt">'],
	['<a href="" hidden>', '<a href="" hidden>'],
])('what a page shows stays, what its tags name is found: %s', (html, expected) => {
	expect(portableHtml(html, 'docs/index.html', site)).toBe(expected);
});

test.each([
	['import("/a.js").then(()=>import(name))', 'nonius.load("/a.js").then(()=>nonius.load(name))'],
	['/* ä😀 */ import /* the part */ (`./a.js`)', '/* ä😀 */ nonius.load /* the part */ (`./a.js`)'],
	['import(import("/a.js").then(({ name }) => name))', 'nonius.load(nonius.load("/a.js").then(({ name }) => name))'],
	['say("import(x)"); // import(x)', 'say("import(x)"); // import(x)'],
	['parts.import(x)', 'parts.import(x)'],
	['import(', 'import('],
])('of a script the loader is asked for what its code imports, and for nothing else: %s', (code, expected) => {
	expect(portableHtml(`<script>${code}</script>`, 'index.html', site)).toBe(`<script>${expected}</script>`);
});
