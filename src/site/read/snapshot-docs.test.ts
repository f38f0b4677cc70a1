import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SiteError } from '#schema/problem.ts';
import { snapshotDocs } from './snapshot-docs.ts';

const SIDEBARS = `export default {
	manual: [
		'index',
		{ type: 'category', label: 'API', link: { type: 'generated-index', slug: '/category/api' }, items: [{ type: 'api' }, 'handbuch/login'] },
	],
	apiInfo: [{ type: 'api' }],
};`;

const config = (more = '') => `export default { title: 'T', tagline: 'T', url: 'https://t.example.com', copyright: { year: 2025, holder: 'T' }, ${more} };`;

let root = '';
beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), 'snapshot-'));
	write('site.config.ts', config());
	write('docs/index.md', '# Start');
	write('docs/handbuch/login.md', '# Anmelden');
	write('docs/handbuch/_teil.md', 'Teil');
	write('docs/handbuch/_category_.json', '{ "label": "Handbuch" }');
	write('sidebars.ts', SIDEBARS);
	write('versions.json', '["2025.3"]');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
	mkdirSync(dirname(join(root, file)), { recursive: true });
	writeFileSync(join(root, file), text);
}
const files = () =>
	readdirSync(root, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
		.sort();
const json = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));

async function messages(name: string): Promise<string[]> {
	const before = files();
	const error = await snapshotDocs(root, name).catch((reason: unknown) => reason);
	expect(files()).toEqual(before);
	return error instanceof SiteError ? error.problems.map(({ file, message }) => `${file}: ${message}`) : [];
}

describe('snapshotDocs', () => {
	test('keeps every file of docs, the sidebars without the API, and puts the name first', async () => {
		expect(await snapshotDocs(root, '2025.4')).toEqual({ pages: 2, folder: 'versioned_docs/version-2025.4', from: 'docs' });
		expect(files().filter((file) => file.includes('2025.4'))).toEqual([
			'versioned_docs/version-2025.4/handbuch/_category_.json',
			'versioned_docs/version-2025.4/handbuch/_teil.md',
			'versioned_docs/version-2025.4/handbuch/login.md',
			'versioned_docs/version-2025.4/index.md',
			'versioned_sidebars/version-2025.4-sidebars.json',
		]);
		expect(json('versions.json')).toEqual(['2025.4', '2025.3']);
		expect(json('versioned_sidebars/version-2025.4-sidebars.json')).toEqual({
			manual: [
				{ type: 'doc', id: 'index' },
				{ type: 'category', label: 'API', link: { type: 'generated-index', slug: '/category/api' }, items: [{ type: 'doc', id: 'handbuch/login' }] },
			],
			apiInfo: [],
		});
	});

	test('begins versions.json, and does without sidebars where there are none', async () => {
		rmSync(join(root, 'versions.json'));
		rmSync(join(root, 'sidebars.ts'));
		await snapshotDocs(root, '1');
		expect(json('versions.json')).toEqual(['1']);
		expect(readdirSync(root)).not.toContain('versioned_sidebars');
	});

	test.each(['', '.', '..', '../x', 'a/b', '.x', 'x.', 'x y', 'März', 'current', 'next', 'x'.repeat(33)])(
		'refuses the name „%s“ and writes nothing',
		async (name) => {
			expect(await messages(name)).toEqual([`: „${name}“ ist kein Name für eine Version.`]);
		},
	);

	test('refuses a version that exists', async () => {
		expect(await messages('2025.3')).toEqual(['versions.json: Die Version „2025.3“ gibt es schon.']);
		write('versioned_docs/version-2025.2/index.md', 'x');
		expect(await messages('2025.2')).toEqual([
			'versioned_docs/version-2025.2: „versioned_docs/version-2025.2“ gibt es schon, obwohl „2025.2“ nicht in versions.json steht.',
		]);
	});

	test('refuses a site that cannot be read, and one without pages', async () => {
		write('versions.json', '["2025.3"');
		expect(await messages('2025.4')).toEqual([expect.stringMatching(/^versions\.json: /)]);
		write('versions.json', '[]');
		write('sidebars.ts', 'export default { manual: [{ type: "dok" }] };');
		expect(await messages('2025.4')).toEqual([expect.stringMatching(/^sidebars\.ts: /)]);
		rmSync(join(root, 'sidebars.ts'));
		rmSync(join(root, 'docs'), { recursive: true });
		expect(await messages('2025.4')).toEqual(['docs: In docs/ steht keine Seite.']);
	});

	test('keeps the translations, and the labels of sidebars without the name of the version', async () => {
		write(
			'site.config.ts',
			config(
				"locales: [{ code: 'de', label: 'Deutsch' }, { code: 'en', label: 'English', folder: 'i18n/en' }, { code: 'fr', label: 'Français', folder: 'i18n/fr' }]",
			),
		);
		write('i18n/en/docusaurus-plugin-content-docs/current/handbuch/login.md', '# Sign in');
		write(
			'i18n/en/docusaurus-plugin-content-docs/current.json',
			'{ "version.label": { "message": "Next" }, "sidebar.manual.category.API": { "message": "API" } }',
		);
		await snapshotDocs(root, '2025.4');
		expect(files().filter((file) => file.startsWith('i18n') && file.includes('2025.4'))).toEqual([
			'i18n/en/docusaurus-plugin-content-docs/version-2025.4.json',
			'i18n/en/docusaurus-plugin-content-docs/version-2025.4/handbuch/login.md',
		]);
		expect(json('i18n/en/docusaurus-plugin-content-docs/version-2025.4.json')).toEqual({ 'sidebar.manual.category.API': { message: 'API' } });
	});

	test('what leads out of the folder still does, from texts and translations', async () => {
		write('site.config.ts', config("locales: [{ code: 'de', label: 'Deutsch' }, { code: 'en', label: 'English', folder: 'i18n/en' }]"));
		write('blog/neu.md', '# Neu');
		write('docs/handbuch/login.md', '# Anmelden\n\n[Neu](../../blog/neu.md), [Start](../index.md)');
		write('i18n/en/docusaurus-plugin-content-docs/current/handbuch/login.md', '# Sign in\n\n[New](../../blog/neu.md)');
		await snapshotDocs(root, '2025.4');
		const text = (file: string) => readFileSync(join(root, file), 'utf8');
		expect(text('versioned_docs/version-2025.4/handbuch/login.md')).toContain('[Neu](../../../blog/neu.md), [Start](../index.md)');
		expect(text('i18n/en/docusaurus-plugin-content-docs/version-2025.4/handbuch/login.md')).toContain('[New](../../../blog/neu.md)');
		expect(text('docs/handbuch/login.md')).toContain('(../../blog/neu.md)');
	});

	test('leaves no half version, and the list of versions as it was, where something cannot be written', async () => {
		write('versioned_sidebars', 'a file');
		const before = files();
		await expect(snapshotDocs(root, '2025.4')).rejects.toThrow();
		expect(files()).toEqual(before);
		expect(json('versions.json')).toEqual(['2025.3']);
	});

	test('takes folder, sidebars and list of versions from where the settings have them, those of another manual too', async () => {
		write('texte/anleitung/seite.md', '# Seite');
		write('texte/leisten.js', 'module.exports = { alles: ["seite"] };');
		write('texte/neben/x.md', '# X');
		const moved = "root: 'texte', docusaurus: {}, docs: { folder: 'anleitung', sidebars: 'leisten.js', versionsPrefix: 'alt/' }";
		write('site.config.ts', config(`${moved}, otherDocs: [{ id: 'neben', folder: 'neben', route: '/neben/', versionsPrefix: 'neben_' }]`));
		expect(await snapshotDocs(root, '1')).toEqual({ pages: 1, folder: 'alt/versioned_docs/version-1', from: 'anleitung' });
		expect(json('texte/alt/versioned_sidebars/version-1-sidebars.json')).toEqual({ alles: [{ type: 'doc', id: 'seite' }] });
		expect(json('texte/alt/versions.json')).toEqual(['1']);
		expect(await snapshotDocs(root, '7', 'neben')).toMatchObject({ pages: 1, folder: 'neben_versioned_docs/version-7' });
		expect(json('texte/neben_versions.json')).toEqual(['7']);
		await expect(snapshotDocs(root, '8', 'fehlt')).rejects.toMatchObject({ problems: [{ hint: 'Weitere Handbücher sind: neben; das erste hat keine id.' }] });
	});
});
