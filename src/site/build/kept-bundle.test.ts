import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { siteFiles } from '#content/site-files.fixture.ts';
import { docOf, siteOf, versionOf } from '#navigation/site.fixture.ts';
import type { Site } from '#navigation/site.ts';
import { siteCache } from '#site/cache/site-cache.ts';
import { sourceFiles } from './build-inputs.ts';
import { ownBundle } from './bundle-places.ts';
import { bundleKeeper } from './kept-bundle.ts';

const FILES = {
	'site.config.ts': 'export default {};',
	'docs/a.md': 'Text.',
	'docs/bild.svg': '<svg/>',
	'teile/Punkt.tsx': 'export const Punkt = 1;',
	'docs/teil/_category_.json': '{}',
	'sidebars.ts': 'export default {};',
	'public/a.txt': 'a',
};
const MADE = {
	'site/_astro/stil.css': 'a{}',
	'site/.prerender/entry.mjs': 'export {};',
	'site/.prerender/chunks/a.mjs':
		'const m = {"rootDir":"file:///srv/site/","assets":["/file:///srv/site/a.js"]}; export const Hinweis = () => "file:///etc/hosts";',
};

const siteWith = (files: Record<string, string>) => siteAt(siteFiles(files));

/** A site, and how its bundle is looked for and kept as its files are now. */
function siteAt(home: string) {
	const made = join(siteFiles(MADE), 'site');
	onTestFinished(() => rmSync(siteCache(home), { recursive: true }));
	const keeper = (site: Site = siteOf()) => {
		const now = sourceFiles(home, join(home, 'dist'));
		if (now === undefined) throw new Error('The files are not known.');
		return bundleKeeper(ownBundle({ home, files: now, site }));
	};
	const keep = (ownFiles: readonly string[] = []) => {
		const one = keeper();
		one.copy({ folder: join(made, '.prerender'), entry: 'entry.mjs' }, made);
		one.vouch(ownFiles.map((file) => join(home, file)));
	};
	return { home, find: (site?: Site) => keeper(site).find(), keep, write: (file: string, text: string) => writeFileSync(join(home, file), text) };
}

test('a bundle that was copied and vouched for is found, with the files that belong to it', () => {
	const { find, keep } = siteWith(FILES);
	expect(find()).toBeUndefined();
	keep();
	const kept = find();
	expect(readFileSync(join(kept?.bundle.folder ?? '', kept?.bundle.entry ?? ''), 'utf8')).toBe('export {};');
	const target = siteFiles({});
	kept?.putFiles(target);
	expect([...(sourceFiles(target, '')?.keys() ?? [])]).toEqual(['_astro/stil.css']);
});

test('it holds no places of the machine, and its texts stay', () => {
	const { find, keep } = siteWith(FILES);
	keep();
	const kept = find();
	const code = readFileSync(join(kept?.bundle.folder ?? '', 'chunks/a.mjs'), 'utf8');
	expect(code).toBe('const m = {"rootDir":"file:///","assets":["/file:///"]}; export const Hinweis = () => "file:///etc/hosts";');
});

test.each(['docs/a.md', 'docs/neu.md', 'docs/bild.svg', 'docs/teil/_category_.json', 'sidebars.ts', 'public/a.txt'])(
	'it stays when %s is another or a new text',
	(file) => {
		const { find, keep, write } = siteWith(FILES);
		keep();
		write(file, 'Neu');
		expect(find()).toBeDefined();
	},
);

test.each(['site.config.ts', 'teile/Punkt.tsx', 'neu.ts', 'docs/neu.mdx', 'public/neu.txt'])('it does not count when %s is another or new', (file) => {
	const { find, keep, write } = siteWith(FILES);
	keep();
	write(file, 'Neu');
	expect(find()).toBeUndefined();
});

test('it does not count when a folder above says anew how code is compiled', () => {
	const place = siteFiles({ 'tsconfig.json': '{}', 'site/docs/a.md': 'Text.' });
	const { find, keep } = siteAt(join(place, 'site'));
	keep();
	expect(find()).toBeDefined();
	writeFileSync(join(place, 'tsconfig.json'), '{ "compilerOptions": { "jsx": "preserve" } }');
	expect(find()).toBeUndefined();
});

test('it does not count for another configuration, nor where a page of ours gives way to one of the site', () => {
	const { find, keep } = siteWith(FILES);
	keep();
	const site = siteOf();
	expect(find({ ...site, config: { ...site.config, base: '/hilfe/' } })).toBeUndefined();
	expect(find({ ...site, config: { ...site.config, offline: { ...site.config.offline, enabled: !site.config.offline.enabled } } })).toBeUndefined();
});

test('addresses are compiled into pages with components, and into nothing else', () => {
	const another = siteOf({ versions: [versionOf({ docs: [docOf('neu')] })] });
	const plain = siteWith(FILES);
	plain.keep();
	expect(plain.find(another)).toBeDefined();
	const withComponents = siteWith({ ...FILES, 'docs/b.mdx': '<a />' });
	withComponents.keep();
	expect(withComponents.find(another)).toBeUndefined();
});

test.each([
	['code that asks the bundler for files or the environment', { 'teile/Punkt.tsx': 'export const alle = import.meta.glob("./*");' }, ['teile/Punkt.tsx']],
	['a text that a page imports as a module', FILES, ['docs/a.md']],
	['a sidebar that a page imports', FILES, ['sidebars.ts']],
	['a published file that a page imports', FILES, ['public/a.txt']],
	['a file that is none of the site', FILES, ['../woanders.ts']],
	['a file of a package of the site', { ...FILES, 'node_modules/x/index.js': '' }, ['node_modules/x/index.js']],
])('it is not kept with %s', (_, files, ownFiles) => {
	const { find, keep } = siteWith(files);
	keep(ownFiles);
	expect(find()).toBeUndefined();
});

test('code of the site is in it, and is remembered', () => {
	const { find, keep } = siteWith(FILES);
	keep(['teile/Punkt.tsx']);
	expect(find()?.hasOwnCode).toBe(true);
});

const DAMAGES: Readonly<Record<string, (folder: string) => void>> = {
	'a chunk of it': (folder) => writeFileSync(join(folder, 'chunks/a.mjs'), 'throw 1;'),
	'a chunk that is gone': (folder) => rmSync(join(folder, 'chunks/a.mjs')),
	'a file that is new': (folder) => writeFileSync(join(folder, 'chunks/b.mjs'), ''),
	'its style sheet': (folder) => writeFileSync(join(folder, '../files/stil.css'), 'b{}'),
	'its list': (folder) => writeFileSync(join(folder, '../SHA256SUMS'), ''),
	'a folder in the place of its list': (folder) => {
		rmSync(join(folder, '../SHA256SUMS'));
		mkdirSync(join(folder, '../SHA256SUMS'));
	},
	'its note': (folder) => writeFileSync(join(folder, '../../note.txt'), '{"entry":"entry.mjs"}'),
};

test.each(Object.keys(DAMAGES))('it does not count damaged, and is kept anew: %s', (name) => {
	const { find, keep } = siteWith(FILES);
	keep();
	DAMAGES[name]?.(find()?.bundle.folder ?? '');
	expect(find()).toBeUndefined();
	keep();
	expect(find()).toBeDefined();
});
