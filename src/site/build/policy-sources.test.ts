import { expect, test } from 'vitest';
import { readPageFacts } from '#finished-page/page-facts.ts';
import { contentTypeOfFile } from '#publish/content-types.ts';
import { policySources, serverSources } from './policy-sources.ts';

const serverOf = (url: string, given: Record<string, readonly string[]> = {}) => {
	const names = [...url.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
	return {
		name: 's',
		url,
		variables: names.map((name) => ({ name, default: given[name]?.[0] ?? '', enum: given[name]?.slice(1) ?? [], description: undefined })),
	};
};

test.each([
	['https://api.example.com/v1', 'https://api.example.com'],
	['http://localhost:4010', 'http://localhost:4010'],
	['https://{region}.example.com/v1', 'https://*.example.com'],
	['https://{region}-{zone}.api.example.com:{port}/', 'https://*.api.example.com:*'],
	['https://api.{domain}/v1', 'https:'],
	['https://eu-{zone}-x.example.com', 'https:'],
	['https://bücher.example/v1', 'https://xn--bcher-kva.example'],
	['https://{region}.bücher.example:{port}/v1', 'https://*.xn--bcher-kva.example:*'],
	['https://API.Example.com:443/v1', 'https://api.example.com'],
	['https://[::1]:8080/v1', 'https:'],
	['https://api.example.com{basePath}', 'https://api.example.com'],
	['https://[::1]{basePath}', 'https:'],
])('%s is the source %s', (url, source) => expect(serverSources(serverOf(url))).toEqual([source]));

test.each([
	['https://api.example.com{path}', { path: ['/v2'] }, ['https://api.example.com']],
	['https://api.example.com{path}', { path: ['/v1', '/v1', '/v2'] }, ['https://api.example.com']],
	['https://{region}.example.com', { region: ['eu', 'eu', 'us'] }, ['https://eu.example.com', 'https://us.example.com']],
	['https://{region}.example.com', { region: ['eu'] }, ['https://*.example.com']],
	['https://{tenant}.{zone}.example.com', { zone: ['a', 'a', 'b'] }, ['https://*.a.example.com', 'https://*.b.example.com']],
	[
		'https://api.{domain}:{port}/v1',
		{ domain: ['a.test', 'a.test', 'b.test/x'], port: ['443', '443', '8443'] },
		['https://api.a.test', 'https://api.a.test:8443', 'https://api.b.test'],
	],
	['https://api.{domain}', { domain: ['a b', 'a b'] }, ['https:']],
	['https://{a}.example.com', { a: ['0', ...Array.from({ length: 21 }, (_, index) => `${index}`)] }, ['https://*.example.com']],
] as const)('of %s with %j the hosts are named that can result', (url, given, sources) => expect(serverSources(serverOf(url, given))).toEqual(sources));

test('whatever a page plays is allowed, also files of an unusual kind, and fonts within style sheets', () => {
	const html = '<main><video src="/clip.mkv"></video><video src="HTTPS://a.example/x.mp4"></video></main>';
	const sheet = '@font-face{font-family:A;src:url("data:font/woff2;base64,AA")}';
	const { media, fonts } = policySources({ api: [] }, { pages: new Map([['/', readPageFacts(html, '/')]]), files: new Set(['/clip.mkv']), sheets: [sheet] });
	expect({ media, fonts }).toEqual({ media: ["'self'", 'https://a.example'], fonts: ['data:'] });
});

test('a source is ASCII, whatever a page holds', () => {
	const html = '<main><img src="https://bücher.example/1.png"><img src="//name@Grün.example:8443/2.png"><video src="http://[::1]/3.mp4"></video></main>';
	const { images, media } = policySources({ api: [] }, { pages: new Map([['/', readPageFacts(html, '/')]]), files: new Set(), sheets: [] });
	expect({ images, media }).toEqual({ images: ['https://xn--bcher-kva.example', 'https://xn--grn-ioa.example:8443'], media: ['http:'] });
});

test('names what pages hold, once, and nothing else', () => {
	const html = `<main><img src="https://a.example/1.png"><img src="https://a.example/2.png" srcset="/4.png 1x,//b.example/3.png 2x"><img src="/5.png">
		<iframe src="https://c.example/x"></iframe><video poster="https://d.example/6.png"><source src="/film.mp4"></video></main>`;
	const pages = new Map([['/', readPageFacts(html, '/')]]);
	expect(policySources({ api: [] }, { pages, files: new Set(['/film.mp4', '/x.woff2']), sheets: [] })).toEqual({
		images: ['https://a.example', 'https://b.example', 'https://d.example'],
		media: ["'self'"],
		frames: ['https://c.example'],
		connections: [],
		fonts: ["'self'"],
		manifest: false,
	});
});

test.each([
	['<iframe src="/rahmen.html"></iframe>', ["'self'"]],
	['<iframe src=" ./plan.pdf "></iframe><iframe src="https://a.example/"></iframe>', ["'self'", 'https://a.example']],
	['<iframe src="about:blank"></iframe><iframe srcdoc="x"></iframe><iframe src="data:text/html,x"></iframe>', []],
	['<object data="/plan.pdf"></object><embed src="https://a.example/">', []],
])('frames of this site are allowed as those of others: %s', (html, frames) => {
	const pages = new Map([['/', readPageFacts(`<main>${html}</main>`, '/')]]);
	expect(policySources({ api: [] }, { pages, files: new Set(), sheets: [] }).frames).toEqual(frames);
});

test.each([
	['<audio src="data:audio/ogg;base64,AA"></audio>', ['data:']],
	['<video><source src=" DATA:video/mp4;base64,AA"></video><video src="/a.mkv"></video>', ["'self'", 'data:']],
	['<video src="\\\\a.example/1.mkv"></video>', ['https://a.example']],
	['<img src="data:image/png;base64,AA">', []],
])('what plays within the page is allowed where there is some: %s', (html, media) => {
	const pages = new Map([['/', readPageFacts(`<main>${html}</main>`, '/')]]);
	expect(policySources({ api: [] }, { pages, files: new Set(), sheets: [] }).media).toEqual(media);
});

test.each([
	['', '@FONT-FACE{font-family:"}";src:url( data:font/woff2;base64,AA )}', ['data:']],
	['<style>@media print{@font-face{src:local(A),url("data:font/woff2;base64,AA")}}</style>', '', ['data:']],
	['', '/*@font-face{src:url(data:font/woff2;base64,AA)}*/@font-face{src:url(/a.woff2)}.a{background:url(data:image/png;base64,AA)}', []],
])('fonts within style sheets are allowed where there are some: %s%s', (html, sheet, fonts) => {
	const pages = new Map([['/', readPageFacts(`<main>${html}</main>`, '/')]]);
	expect(policySources({ api: [] }, { pages, files: new Set(), sheets: [sheet] }).fonts).toEqual(fonts);
});

test.each(['film.m4v', 'film.MOV', 'ton.m4a', 'ton.opus', 'ton.flac', 'text.vtt'])('files that a player loads are allowed, and have their type: %s', (file) => {
	expect(policySources({ api: [] }, { pages: new Map(), files: new Set([`/${file}`]), sheets: [] }).media).toEqual(["'self'"]);
	expect(contentTypeOfFile(file)).toMatch(/^(?:audio|video|text)\//);
});

test.each([
	['<p style="background-image: url(https://a.example/1.png)"></p>', ''],
	['<p style="background:url(&quot;//a.example/1.png&quot;) no-repeat"></p>', ''],
	["<style>.a{background:red url( 'https://a.example/1.png' )}</style>", ''],
	['<svg><image href="https://a.example/1.png"/></svg>', ''],
	['<svg><image xlink:href="https://a.example/1.png"/></svg>', ''],
	['<svg><filter><feImage href="https://a.example/1.png"/></filter></svg>', ''],
	['<input type="image" src="https://a.example/1.png">', ''],
	['<video poster="https://a.example/1.png"></video>', ''],
	['<img srcset="https://a.example/1.png 2x">', ''],
	['<img src=" https://a.example/1.png\n">', ''],
	['<img src="\\\\a.example\\1.png">', ''],
	['<img src="\n /\t/a.example/1.png">', ''],
	['<img src="https:\\/a.example/1.png">', ''],
	['<link rel="shortcut icon" href="https://a.example/1.png">', ''],
	['<link rel="apple-touch-icon" href="//a.example/1.png"><link rel="me" href="https://b.example/">', ''],
	['<link rel="preload" as="image" href="https://a.example/1.png" imagesrcset="https://a.example/2.png 2x">', ''],
	['<table background="https://a.example/1.png"></table>', ''],
	['<p style="background:url(https://a.example/1.png"></p>', ''],
	['', '.a{content:"/*"}.b{background:url(https://a.example/1.png)}.c{content:"*/"}'],
	['', String.raw`.a{content:"\"/*"}.b{background:url("\\\\a.example/1.png")}`],
	['', String.raw`.a\"{background:url(\68ttps:\2f/a.example/1.png)}.b{content:"url(https://b.example/)"}`],
	[
		'',
		'@font-face{src:url("https://b.example/}x.woff2"),url(https://c.example/}y)}@import url(https://d.example/;x);.a{background:url(https://a.example/1.png)}',
	],
	['', '.a{background:-webkit-image-set("https://a.example/1.png" type("https://b.example"))}'],
	['', '.a{background:image-set("https://a.example/1.png" 1x, "/2.png" 2x)}'],
	[
		'',
		'@import url(https://b.example/x.css);@font-face{src:url(https://c.example/x.woff2)}/* url(https://d.example/) */.a{list-style:url(https://a.example/1.png)}',
	],
])('a picture of another site is allowed wherever it stands: %s%s', (html, sheet) => {
	const pages = new Map([['/', readPageFacts(`<main>${html}</main>`, '/')]]);
	expect(policySources({ api: [] }, { pages, files: new Set(), sheets: [sheet] }).images).toEqual(['https://a.example']);
});
