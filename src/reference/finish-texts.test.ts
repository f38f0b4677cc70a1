import { expect, test } from 'vitest';
import { modelOf } from '#openapi/model/model.fixture.ts';
import { renderApiMarkdown } from '#openapi/page/render-api-markdown.ts';
import { finishTexts } from './finish-texts.ts';
import { sourceOf } from './render-api-page.fixture.ts';
import { descriptionLinks } from './source/description-links.ts';

const model = modelOf(`
info: { title: Probe, version: '1', description: "# Anmelden\\n\\n## Mit *Schlüssel*\\n\\nErste Schritte\\n---\\n\\n## Mit [Link](https://x.example)\\n\\n~~~sh\\n# kommentar\\n~~~\\n\\n## Zweimal\\n\\n## Zweimal" }
tags: [{ name: Tiere }]
paths: { '/a/{id}': { get: { operationId: getA, tags: [Tiere], responses: {} } }, '/b': { get: { operationId: tiere/liste, tags: [Tiere], responses: {} } } }
`);
const source = sourceOf(model, { hasPage: (path) => path === '/docs/start/' });
const finished = (markdown: string, imageHosts: string[] = []) =>
	finishTexts(renderApiMarkdown(markdown), { highlight: async (code, language) => `[${language}]${code}`, resolveLink: descriptionLinks(source), imageHosts });

test.each([
	['#operation/getA', '/docs/api/get-a/'],
	['#tag/Tiere', '/docs/api/tiere/'],
	['#tag/Tiere/operation/getA', '/docs/api/get-a/'],
	['#tag/Tiere/paths/~1a~1%7Bid%7D/get', '/docs/api/get-a/'],
	['#/paths/~1a~1{id}/get', '/docs/api/get-a/'],
	['#section/Anmelden', '/docs/api/probe/#abschnitt-anmelden'],
	['#section/Anmelden/Mit-Schluessel', '/docs/api/probe/#abschnitt-mit-schluessel'],
	['#anmelden', '/docs/api/probe/#abschnitt-anmelden'],
	['#section/Erste-Schritte', '/docs/api/probe/#abschnitt-erste-schritte'],
	['#section/Mit-Link', '/docs/api/probe/#abschnitt-mit-link'],
	['#section/Zweimal-2', '/docs/api/probe/#abschnitt-zweimal-2'],
	['#operation/tiere/liste', '/docs/api/tiere-liste/'],
	['#operation/tiere%2Fliste', '/docs/api/tiere-liste/'],
	['#tag/Tiere/operation/tiere/liste', '/docs/api/tiere-liste/'],
	['/docs/start#mehr', '/docs/start/#mehr'],
])('%s leads to %s', async (href, address) => {
	expect(await finished(`[x](<${href}>)`)).toBe(`<p><a href="${address}" rel="noopener">x</a></p>`);
});

test.each(['#operation/fehlt', '#x', 'seite.html', '/fremd', '#operation/%E0', '#section/kommentar'])('%s leads nowhere, so it is text', async (href) => {
	expect(await finished(`[*x*](${href})`)).toBe('<p><em>x</em></p>');
});

test('pictures of allowed hosts are shown, others linked', async () => {
	const markdown = '![Ein "Bild"](https://cdn.example/a.png?b=1&c=2)';
	expect(await finished(markdown, ['cdn.example'])).toBe('<p><img src="https://cdn.example/a.png?b=1&#x26;c=2" alt="Ein &quot;Bild&quot;" loading="lazy"></p>');
	expect(await finished(markdown, ['example'])).toContain('<a href="https://cdn.example/a.png?b=1&#x26;c=2" rel="noopener">Ein "Bild"</a>');
	expect(await finished('![A](http://cdn.example/a.png)', ['cdn.example'])).toBe('<p><a href="http://cdn.example/a.png" rel="noopener">A</a></p>');
});

test('a link holds no other one: a picture in it is shown or its text, and leads where the link does', async () => {
	const inLink = (picture: string, href = 'https://ci.example/') => finished(`[![Bau](${picture})](${href})`, ['cdn.example']);
	expect(await inLink('https://cdn.example/a.svg')).toBe(
		'<p><a href="https://ci.example/" rel="noopener"><img src="https://cdn.example/a.svg" alt="Bau" loading="lazy"></a></p>',
	);
	expect(await inLink('https://x.example/a.svg')).toBe('<p><a href="https://ci.example/" rel="noopener">Bau</a></p>');
	expect(await inLink('http://cdn.example/a.svg')).toBe('<p><a href="https://ci.example/" rel="noopener">Bau</a></p>');
	expect(await inLink('https://x.example/a.svg', '#operation/fehlt')).toBe('<p>Bau</p>');
});

test('code is coloured in its language and can be copied', async () => {
	expect(await finished('```js\na < "b"\n```\n\n```\n$1 $&\n```')).toMatch(
		/<pre><code>\[js\]a < "b"\n<\/code><\/pre><\/div>\n<div class="code"><button.*<code>\[\]\$1 \$&\n/,
	);
});

test('what looks like one of our marks in a text stays text', async () => {
	const text = '&lt;a href="api:#operation/getA">x&lt;/a> `<pre data-code="js"><code>x</code></pre>`';
	expect(await finished(text)).toBe(renderApiMarkdown(text));
	expect(await finished('<pre data-code="js"><code>x</code></pre>')).toContain('[]x');
});
