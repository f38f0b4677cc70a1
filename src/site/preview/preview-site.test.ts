import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { siteFiles } from '#content/site-files.fixture.ts';
import type { Problem } from '#schema/problem.ts';
import { previewSite } from './preview-site.ts';

const settings = (more: object) =>
	`export default ${JSON.stringify({ title: 'T', tagline: 'T', url: 'https://a.example', copyright: { year: 2025, holder: 'A' }, ...more })};\n`;
/** A text that keeps a site from being shown, so that none of these tests waits for the engine. */
const faulty = (key: string) => `---\n${key}: 1\n---\n\nText.\n`;

/** A preview of a site; `after` does something and returns what is found in the reading that follows, as `file: message`. */
async function preview(files: Record<string, string>, locale?: string) {
	const root = siteFiles(files);
	let found: string[] = [];
	let hear = () => {};
	const report = (problems: readonly Problem[]) => {
		found = problems.map(({ file, message }) => `${file}: ${message}`);
		hear();
	};
	const stop = await previewSite({ root, locale, host: '127.0.0.1', port: 0, report, onReady: () => {} });
	onTestFinished(stop);
	return {
		found,
		write: async (file: string, text: string) => {
			const heard = new Promise<void>((resolve) => {
				hear = resolve;
			});
			writeFileSync(join(root, file), text);
			await heard;
			return found;
		},
	};
}

test.each<[string, object, string]>([
	['a folder of docs', { docs: { folder: 'manual' } }, 'manual/a.md'],
	['another manual', { otherDocs: [{ id: 'b', folder: 'content/b', route: '/b/' }] }, 'content/b/a.md'],
	['a site from Docusaurus', { docs: { folder: 'manual' }, docusaurus: {}, strict: true }, 'manual/a.md'],
])('while a site has errors, what is saved is read: %s', async (_, more, file) => {
	const { found, write } = await preview({ 'site.config.ts': settings(more), [file]: '---\ntitle: [\n---\n' });
	expect(found).toContainEqual(expect.stringContaining(file));
	expect(await write(file, '---\ntitle: {\n---\n')).toContainEqual(expect.stringContaining(file));
});

test('a folder that the settings name from now on', async () => {
	const { write } = await preview({ 'site.config.ts': settings({}), 'docs/a.md': faulty('draft'), 'manual/a.md': faulty('draft') });
	expect(await write('site.config.ts', settings({ docs: { folder: 'manual', editUrl: 'https://e.example/' } }))).toContainEqual(
		expect.stringContaining('manual/a.md'),
	);
	expect(await write('manual/a.md', faulty('unlisted'))).toContainEqual(expect.stringContaining('unlisted'));
});

test('translations in the language that is shown', async () => {
	const locales = [
		{ code: 'de', label: 'Deutsch' },
		{ code: 'en', label: 'English', folder: 'i18n/en' },
	];
	const file = 'i18n/en/docusaurus-plugin-content-docs/current/a.md';
	const { found, write } = await preview({ 'site.config.ts': settings({ locale: 'de', locales }), 'docs/a.md': 'Text.', [file]: faulty('draft') }, 'en');
	expect(found).toContainEqual(expect.stringContaining(file));
	expect(await write(file, faulty('unlisted'))).toContainEqual(expect.stringContaining('unlisted'));
});

/** Runs in a process of its own: what a test imports itself, its runner keeps. */
const WRITES_AND_HEARS = `
const [module, root, file, texts] = process.argv.slice(1).map((text) => JSON.parse(text));
const { previewSite } = await import(module);
const { writeFileSync } = await import('node:fs');
let hear;
const report = (problems) => problems.length > 0 && hear?.(problems.map((problem) => problem.file + ': ' + problem.message));
const stop = await previewSite({ root, host: '127.0.0.1', port: 0, report, onReady: ({ base }) => hear?.(['ready at ' + base]) });
for (const text of texts) {
	const heard = new Promise((resolve) => (hear = resolve));
	writeFileSync(file, text);
	console.log(JSON.stringify(await heard));
}
await stop();
process.exit();
`;

/** What is heard in a process of its own after each of these texts has been saved; `before` runs there first. */
function heardAfter({ root, file, texts, before = '' }: { root: string; file: string; texts: readonly string[]; before?: string }): unknown[] {
	const given = [new URL('preview-site.ts', import.meta.url).href, root, join(root, file), texts].map((one) => JSON.stringify(one));
	const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', before + WRITES_AND_HEARS, ...given], {
		encoding: 'utf8',
		timeout: 60_000,
	});
	expect(stderr).toBe('');
	return stdout
		.trim()
		.split('\n')
		.map((line) => JSON.parse(line));
}

test('what the settings import, from wherever, and a slip in it has its own file and line', () => {
	const config = `import { holder } from './lib/names/holder.ts';\n${settings({}).replace('"A"', 'holder')}`;
	const root = siteFiles({ 'site.config.ts': config, 'lib/names/holder.ts': "export const holder = 'A';\n", 'docs/a.md': faulty('draft') });
	const texts = ["export const holder = '';\n", "\nexport const holder = 'B\n", "export const holder = 'B';\n"];
	expect(heardAfter({ root, file: 'lib/names/holder.ts', texts })).toEqual([
		expect.arrayContaining([expect.stringContaining('„copyright.holder“')]),
		['lib/names/holder.ts: Ab hier ist die Datei nicht mehr lesbar.'],
		[expect.stringContaining('docs/a.md')],
	]);
});

/** An engine that starts whenever it is asked an odd number of times. */
const FAILS_EVERY_OTHER_TIME = `
const { registerHooks } = await import('node:module');
const engine = \`let times = 0;
export async function dev() {
	if (++times % 2 === 0) throw new Error('It does not start.');
	return { address: { port: 1 }, stop: async () => {} };
}\`;
registerHooks({ resolve: (name, context, next) => name === 'astro' ? { url: 'data:text/javascript,' + encodeURIComponent(engine), shortCircuit: true } : next(name, context) });
`;

test('an engine that does not start again is started with the next text that is saved', () => {
	const root = siteFiles({ 'site.config.ts': settings({}), 'docs/a.md': '---\ntitle: A\ndescription: Ein Text.\n---\n\nText.\n' });
	const texts = [settings({ base: '/neu/' }), settings({ base: '/neu/', tagline: 'Neu' })];
	expect(heardAfter({ root, file: 'site.config.ts', texts, before: FAILS_EVERY_OTHER_TIME })).toEqual([
		[expect.stringContaining('It does not start.')],
		['ready at /neu/'],
	]);
});
