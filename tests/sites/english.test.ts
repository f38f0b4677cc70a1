import { beforeAll, describe, expect, test } from 'vitest';
import { type BuiltSite, buildFixture } from './build-fixture.ts';
import { englishWords, foreignIn, germanWords } from './foreign-words.ts';

const GERMAN = germanWords();
/** Names in the code of packages, endings of files, what samples in PowerShell quote, and the letters that search and addresses fold. */
const IN_CODE = new Set(['zu', 'bin', 'nfkd', 'stylesheet', 'normal', '„', '‚']);
const FOLDED = /^[äöüæøåßÄÖÜ]+$/;

let site: BuiltSite;
beforeAll(async () => {
	site = await buildFixture('english');
});

/** What readers, programs and scripts get, without styles, the hashes of the policy and of file names (`drawer.Bu-UNs8C.js`), and what belongs to the engine. */
const readable = (file: string) =>
	site
		.text(file)
		.replaceAll('\u00ad', '')
		.replace(/(?<=\w\.)[\w-]{8}(?=\.(?:js|css)\b)/g, '')
		.replace(/<(style|script)\b[\s\S]*?<\/\1>|<meta http-equiv="content-security-policy"[^>]*>/gi, '');

test('the sweep knows the words of both languages', () => {
	expect(GERMAN.size).toBeGreaterThan(900);
	expect(foreignIn('Die Suche wird geladen', GERMAN, 'en')).toEqual(expect.arrayContaining(['geladen', 'wird']));
	expect(foreignIn('A „gauge“', GERMAN, 'en')).toEqual(['„']);
	expect(foreignIn('Loading the search …', GERMAN, 'en')).toEqual([]);
	expect(foreignIn('Seite wird geladen, please wait for the page', englishWords(), 'de')).toEqual(expect.arrayContaining(['for', 'the']));
});

/** Texts that nobody reads: stems of words, and their beginnings. */
const STEMS = /^\/search\/(?:index\.json|\w+\/(?:terms-\d+\.txt|words\.txt))$/;

describe('no file of an English site has a German word', () => {
	test.each(['html', 'md', 'txt', 'xml', 'json', 'js', 'yml'])('%s', (ending) => {
		const files = site.files.filter((file) => file.endsWith(`.${ending}`) && !STEMS.test(file));
		expect(files.length).toBeGreaterThan(0);
		const found = files.flatMap((file) => foreignIn(readable(file), GERMAN, 'en').map((word) => `${file} ${word}`));
		expect(found.filter((line) => ending !== 'js' || !(IN_CODE.has(line.split(' ')[1] ?? '') || FOLDED.test(line.split(' ')[1] ?? '')))).toEqual([]);
	});
});

test('addresses are English, too', () => {
	const addresses = site.files.filter((file) => !file.startsWith('/_astro/'));
	expect(addresses.flatMap((file) => foreignIn(file, GERMAN, 'en'))).toEqual([]);
	expect(site.files).toEqual(expect.arrayContaining(['/docs/api/changes/index.html', '/docs/field-atlas/index.html', '/docs/api/bench-api.sandbox.json']));
});

test('pages, feeds and redirects say their language', () => {
	for (const html of site.pages.values()) expect(html).toMatch(/<html lang="en"/);
	expect(site.text('/blog/atom.xml')).toContain('xml:lang="en"');
	expect(site.text('/blog/rss.xml')).toContain('<language>en</language>');
});

test('typography, dates, terms and hyphens are English', () => {
	const html = site.text('/docs/next/');
	expect(html).toContain('“gauge”');
	expect(html).toContain('workshop’s');
	expect(html).toContain('25\u00a0mm');
	expect(html).toMatch(/<a [^>]*href="\/docs\/next\/terms\/gauge\/"[^>]*>gauges<\/a>/);
	expect(html).toMatch(/respon\u00adsibil|interna\u00adtion/i);
	expect(site.text('/blog/')).toContain('January 2, 2025');
});

test('headings that are called as parts of the page are have the ids of their words, and no id stands twice', () => {
	const ids = [...site.text('/docs/next/guide/names/').matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id);
	expect(ids).toEqual(
		expect.arrayContaining(['page', 'content', 'navbar', 'navbar-links', 'menu', 'progress', 'announcer', 'search-results', 'tab-0', 'term-gauge']),
	);
	expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
