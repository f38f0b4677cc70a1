import { expect, test } from 'vitest';
import { markdownSite } from '#navigation/markdown-site.ts';
import { siteOf } from '#navigation/site.fixture.ts';
import { buildKey, finishKey, type MarkdownInputs, markdownKey, scriptKey, searchKey } from './cache-keys.ts';
import { programSource, type ReadSource, wholeProgram } from './program-source.ts';

const sources = new Map(programSource('src/layouts/render-prose.ts'));
const inputs: MarkdownInputs = { site: markdownSite(siteOf()), attachments: [] };
const key = markdownKey(inputs, (file) => sources.get(file));

test('every source file that rendering depends on changes the key', () => {
	expect([...sources.keys()]).toEqual(
		expect.arrayContaining(['src/content/markdown/render.ts', 'src/content/markdown/source.ts', 'src/navigation/api/field-path.ts', 'package-lock.json']),
	);
	const unnoticed = [...sources.keys()].filter((changed) => markdownKey(inputs, (file) => `${sources.get(file)}${file === changed ? '\n' : ''}`) === key);
	expect(unnoticed).toEqual([]);
	expect(markdownKey(inputs)).toBe(key);
});

test('every source file of the search, and of what it knows of the language, changes the key of an index', () => {
	const own = new Map([...programSource('src/search/make-index.ts'), ...programSource('src/language/de/analysis.ts')]);
	expect([...own.keys()]).toEqual(expect.arrayContaining(['src/search/ranking.ts', 'src/language/de/irregular-roots.ts', 'src/language/de/fold.ts']));
	const unnoticed = [...own.keys()].filter((changed) => searchKey((file) => `${own.get(file)}${file === changed ? '\n' : ''}`) === searchKey());
	expect(unnoticed).toEqual([]);
	expect(searchKey((file) => own.get(file))).toBe(searchKey());
});

test('every module of a script changes its key', () => {
	const worker = 'src/offline/worker/worker.ts';
	const own = new Map(programSource(worker));
	expect(own.size).toBeGreaterThan(2);
	const unnoticed = [...own.keys()].filter((changed) => scriptKey(worker, (file) => `${own.get(file)}${file === changed ? '\n' : ''}`) === scriptKey(worker));
	expect(unnoticed).toEqual([]);
	expect(scriptKey(worker, (file) => own.get(file))).toBe(scriptKey(worker));
});

test('everything that Markdown is told of the site changes the key', () => {
	const patches: Partial<MarkdownInputs['site']>[] = [
		{ base: '/hilfe/' },
		{ conventions: { ...inputs.site.conventions, open: true } },
		{ addresses: ['/docs/a/'] },
		{ postFolders: ['posts'] },
		{ slashed: ['docs/a/index.md'] },
		{ statuses: [{ label: 'fällig', sign: 'clock', tone: 'due', meaning: 'Bald.' }] },
		{ paths: { 'docs/a.md': '/docs/a/' } },
		{ fields: { a: '/a' } },
		{ terms: [[], []] },
		{ termsOfDocs: { 'docs/a.md': 0 } },
		{ newestTerms: 7 },
	];
	expect(new Set(patches.flatMap(Object.keys))).toEqual(new Set(Object.keys(inputs.site)));
	const keys = patches.map((patch) => markdownKey({ ...inputs, site: { ...inputs.site, ...patch } }));
	expect(new Set([key, ...keys, markdownKey({ ...inputs, attachments: ['docs/bild.png'] })]).size).toBe(patches.length + 2);
});

test('every source file that finishes pages changes the key of finished pages, and every file of the program that of a built site', () => {
	const finisher = new Map(programSource('src/site/build/finish-page.ts'));
	expect([...finisher.keys()]).toEqual(expect.arrayContaining(['src/twin/make-twin.ts', 'src/language/de/hyphenate.ts', 'src/finished-page/links.ts']));
	const program = new Map(wholeProgram());
	expect([...program.keys()]).toEqual(
		expect.arrayContaining(['src/layouts/Document.astro', 'src/ui/theme/tokens.css', 'commands/build.ts', 'package-lock.json']),
	);
	const unnoticed = (sources: ReadonlyMap<string, string | undefined>, keyOf: (read: ReadSource) => string, some: readonly string[]) => {
		const key = keyOf((file) => sources.get(file));
		return some.filter((changed) => keyOf((file) => `${sources.get(file)}${file === changed ? '\n' : ''}`) === key);
	};
	expect(unnoticed(finisher, finishKey, [...finisher.keys()])).toEqual([]);
	// Each of them is one more text in one hash; all in turn would be gigabytes.
	const some = [...program.keys()].filter((_, index) => index % 100 === 0);
	expect(unnoticed(program, (read) => buildKey({}, read), some)).toEqual([]);
});
