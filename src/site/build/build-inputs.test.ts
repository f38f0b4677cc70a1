import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { siteFiles } from '#content/site-files.fixture.ts';
import { siteOf } from '#navigation/site.fixture.ts';
import { buildInputs, inputFiles, sourceFiles } from './build-inputs.ts';

const FILES = {
	'site.config.ts': 'export default {};',
	'docs/a.md': 'Text.',
	'docs/_teil.mdx': 'Teil.',
	'docs/bild.svg': '<svg/>',
	'api/description.json': '{}',
	'teile/Punkt.tsx': 'export const Punkt = 1;',
	'public/a.txt': 'a',
	'node_modules/x/index.js': '',
	'dist/index.html': '',
};
const site = siteOf();

function inputsOf(root: string, patch: Partial<Parameters<typeof buildInputs>[0]> = {}) {
	const files = sourceFiles(root, join(root, 'dist'));
	return files === undefined ? undefined : buildInputs({ home: root, root, files, site, references: [], ...patch });
}

test('stays the same while nothing is changed but the result and the packages of a site that has no code', () => {
	const root = siteFiles(FILES);
	const key = inputsOf(root);
	expect(key).toMatch(/^[0-9a-f]{32}$/);
	writeFileSync(join(root, 'dist/index.html'), 'Neu');
	writeFileSync(join(root, 'node_modules/x/index.js'), 'Neu');
	mkdirSync(join(root, '.dist-17'));
	writeFileSync(join(root, '.dist-17/index.html'), '');
	expect(inputsOf(root)).toBe(key);
});

test.each(Object.keys(FILES).filter((file) => !/^(?:dist|node_modules)\//.test(file)))('%s changes it, gone, renamed or with another text', (file) => {
	const root = siteFiles(FILES);
	const path = join(root, file);
	const before = inputsOf(root);
	writeFileSync(path, `${FILES[file as keyof typeof FILES]}\n`);
	const changed = inputsOf(root);
	renameSync(path, `${path}x`);
	const renamed = inputsOf(root);
	rmSync(`${path}x`);
	expect(new Set([before, changed, inputsOf(root)]).size).toBe(3);
	expect(new Set([before, changed, renamed]).size).toBe(3);
});

test('what no file holds changes it: what was read, the fetched description', () => {
	const root = siteFiles(FILES);
	const before = inputsOf(root);
	const keys = [
		inputsOf(root, { site: { ...site, lastUpdates: { 'docs/a.md': { date: '2025-01-01' } } } }),
		inputsOf(root, { references: [{ fetched: '{}' }] }),
	];
	expect(new Set([before, ...keys]).size).toBe(3);
	expect(inputsOf(root)).toBe(before);
});

test('a link to a file is that file; where a link leads to a folder or to nothing, nothing is known', () => {
	const root = siteFiles(FILES);
	const elsewhere = siteFiles({ 'a.txt': 'a', 'ordner/b.txt': 'b' });
	symlinkSync(join(elsewhere, 'a.txt'), join(root, 'public/link.txt'));
	const linked = inputsOf(root);
	writeFileSync(join(elsewhere, 'a.txt'), 'b');
	expect(linked).toBeDefined();
	expect(inputsOf(root)).not.toBe(linked);
	for (const target of [join(elsewhere, 'ordner'), 'nirgends']) {
		symlinkSync(target, join(root, 'public/weg'));
		expect(inputsOf(root)).toBeUndefined();
		rmSync(join(root, 'public/weg'));
	}
});

test('nothing is known of packages or a history that may be published, and of texts elsewhere', () => {
	expect(inputsOf(siteFiles({ ...FILES, 'public/node_modules/x.js': '' }))).toBeUndefined();
	expect(inputsOf(siteFiles({ ...FILES, 'public/.git/x': '' }))).toBeUndefined();
	expect(inputsOf(siteFiles(FILES), { root: siteFiles({}) })).toBeUndefined();
});

test('nothing is known of a site whose configuration names files elsewhere', () => {
	const root = siteFiles(FILES);
	const elsewhere = siteFiles({ 'api.json': '{}' });
	const named = (file: string) => inputsOf(root, { site: { ...site, config: { ...site.config, files: [file] } } });
	expect(named('public')).toBeDefined();
	expect(named('../nirgends')).toBeDefined();
	for (const file of [elsewhere, join('..', basename(elsewhere)), join('docs/../..', basename(elsewhere), 'api.json')]) expect(named(file)).toBeUndefined();
});

test('an address is no folder of the machine, whatever it is called', () => {
	const root = siteFiles(FILES);
	const at = (patch: object) => inputsOf(root, { site: { ...site, config: { ...site.config, ...patch } } });
	for (const path of ['/', '/dev/', '/usr/', '/home/', '/tmp/']) {
		const link = { label: 'A', to: path };
		expect(at({ base: path, logo: { src: path }, redirects: [{ from: path, to: path }], footer: [{ title: 'A', links: [link] }] })).toBeDefined();
		expect(at({ docs: { ...site.config.docs, route: path } })).toBeDefined();
		expect(at({ docs: { ...site.config.docs, sidebars: path } })).toBeUndefined();
	}
});

test('what commands make of a site is none of its sources, unless a setting names it', () => {
	const made = ['site.zip', 'pdf/handbuch.pdf', 'build.log'];
	const kept = ['docs/site.zip', 'public/pdf/a.pdf', 'docs/a.log', 'archiv.zip'];
	const files = new Map([...made, ...kept].map((name) => [name, 'x']));
	expect([...inputFiles(files, site.config).keys()]).toEqual(kept);
	expect([...inputFiles(files, { ...site.config, files: ['public', 'pdf'] }).keys()]).toEqual(expect.arrayContaining(['pdf/handbuch.pdf', ...kept]));
});
