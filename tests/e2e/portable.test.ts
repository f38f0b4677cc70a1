import { execFile } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { DomUtils, parseDocument } from 'htmlparser2';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHROMIUM_FLAGS } from '#sample-run/chromium-flags.ts';
import { PROGRAM } from '#site/program.ts';
import { findBrowser } from '../../commands/find-browser.ts';
import { buildFixture, buildInto, temporaryFolder, writeSources } from '../sites/build-fixture.ts';

const run = promisify(execFile);

let browser: Browser;
/** A site in two languages, of which one leads to the same page in the other. */
const TRANSLATED = {
	'site.config.ts': `import { defineSite } from 'nonius/site';

export default defineSite({
	title: 'Werkstatt',
	url: 'https://werkstatt.example.com',
	base: '/hilfe/',
	copyright: { year: 2025, holder: 'Beispiel' },
	locales: [{ code: 'de', label: 'Deutsch' }, { code: 'en', label: 'English', folder: 'i18n/en' }],
	navbar: [{ type: 'localeDropdown' }],
});
`,
	'docs/eins.md': '# Eins\n\nEin Messschieber.\n',
	'i18n/en/docusaurus-plugin-content-docs/current/eins.md': '# One\n\nA caliper.\n',
};

let folders: { base: string; sandbox: string; translated: string };
beforeAll(async () => {
	const executablePath = await findBrowser();
	if (executablePath === undefined) throw new Error('There is no Chromium. CHROMIUM_PATH may name one.');
	browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
	const sources = temporaryFolder();
	writeSources(sources, TRANSLATED);
	const translated = await buildInto(sources, join(temporaryFolder(), 'dist'));
	folders = {
		base: await unpacked((await buildFixture('base')).folder),
		sandbox: await unpacked((await buildFixture('sandbox')).folder),
		translated: await unpacked(translated.folder),
	};
}, 400_000);
afterAll(() => browser?.close());

/** Makes the archive of a built site as `npm run zip` does, and unpacks it by a program that is not ours into a folder whose name a browser has to encode. */
async function unpacked(built: string): Promise<string> {
	const folder = join(temporaryFolder(), 'Prüfstand 50 %');
	mkdirSync(folder);
	const archive = join(folder, 'site.zip');
	const env = { ...process.env, OUT_DIR: built };
	await run(process.execPath, [join(PROGRAM, 'commands/nonius.ts'), 'zip', archive], { cwd: PROGRAM, env });
	await run('python3', ['-m', 'zipfile', '-e', archive, folder]);
	return pathToFileURL(folder).href;
}

/** Opens a file, on a machine without network; what goes wrong in the page is noted. */
async function open(address: string): Promise<{ page: Page; faults: string[] }> {
	const context = await browser.newContext({ locale: 'de-DE', offline: true });
	const page = await context.newPage();
	const faults: string[] = [];
	page.on('pageerror', ({ message }) => faults.push(message));
	// A request that is cancelled because the reader leaves the page is no fault.
	page.on('requestfailed', (request) => request.failure()?.errorText === 'net::ERR_ABORTED' || faults.push(request.url()));
	page.on('request', (request) => request.url().startsWith('file:') || request.url().startsWith('data:') || faults.push(request.url()));
	await page.goto(address);
	await page.locator('html[data-ready]').waitFor();
	return { page, faults };
}

test.each(['base', 'sandbox', 'translated'] as const)('every address on every page of „%s“ is that of a file', (name) => {
	const folder = fileURLToPath(folders[name]);
	const pages = globSync('**/*.html', { cwd: folder });
	expect(pages.length).toBeGreaterThan(5);
	const missing = pages.flatMap((file) => {
		const { children } = parseDocument(readFileSync(join(folder, file), 'utf8'));
		const elements = DomUtils.findAll(({ attribs: { href, src } }) => (href ?? src) !== undefined, children);
		return elements
			.map(({ attribs: { href = '', src = href } }) => new URL(src, pathToFileURL(join(folder, file))))
			.filter(({ protocol }) => protocol === 'file:')
			.filter((address) => !statSync(fileURLToPath(address), { throwIfNoEntry: false })?.isFile())
			.map(({ href }) => `${file}: ${href}`);
	});
	expect(missing).toEqual([]);
});

test('the way through the site works', async () => {
	const { page, faults } = await open(`${folders.base}/index.html`);
	await page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Handbuch' }).click();
	await page.locator('#nonius-page[data-kind=doc]').waitFor();
	await page.locator('html[data-ready]').waitFor();
	expect(await page.getByRole('link', { name: 'Offline lesen' }).count()).toBe(0);
	expect(await page.locator('.base-warning').isVisible()).toBe(false);
	expect(faults).toEqual([]);
});

test('each language has its own search and leads to the other one', async () => {
	const { page, faults } = await open(`${folders.translated}/en/docs/eins/index.html`);
	await page.keyboard.press('Control+k');
	await page.locator('docs-search [role=combobox]').fill('caliper');
	await page.locator('[role=option]').first().waitFor();
	// It leads to the page that is open: its content is replaced, and menus close with that.
	await page.keyboard.press('Enter');
	await page.locator('h1:focus').waitFor();
	expect(page.url()).toMatch(/\/en\/docs\/eins\/index\.html/);
	await page.locator('[data-dropdown=locale] summary').click();
	await page.getByRole('link', { name: 'Deutsch' }).click();
	await page.getByRole('heading', { level: 1, name: 'Eins' }).waitFor();
	await page.locator('html[data-ready]').waitFor();
	await page.keyboard.press('Control+k');
	await page.locator('docs-search [role=combobox]').fill('messschieber');
	await page.locator('[role=option]').first().waitFor();
	expect(faults).toEqual([]);
});

test('an example comes to life, a crash is caught, and pictures show', async () => {
	const { page, faults } = await open(`${folders.base}/docs/schreibweisen/index.html`);
	await page.getByRole('button', { name: 'Gezählt: 0' }).click();
	await page.getByRole('button', { name: 'Gezählt: 1' }).waitFor();
	await page.goto(`${folders.base}/docs/index.html`);
	const pictures = page.locator('main img');
	expect(await pictures.count()).toBeGreaterThan(0);
	expect(await pictures.evaluateAll((all) => all.filter((picture) => (picture as HTMLImageElement).naturalWidth === 0).length)).toBe(0);
	expect(faults).toEqual([]);
});

test('the search finds, also on its page, and its results lead on', async () => {
	const { page, faults } = await open(`${folders.sandbox}/docs/index.html`);
	await page.keyboard.press('Control+k');
	await page.locator('docs-search [role=combobox]').fill('tiere auflisten');
	await page.locator('[role=option]').first().waitFor();
	await page.keyboard.press('Enter');
	await page.waitForURL(/\/list-animals\/index\.html/);
	await page.goto(`${folders.sandbox}/suche/index.html?q=tiere`);
	await page.locator('.search-page-results a').first().waitFor();
	expect(faults).toEqual([]);
});

test('the sandbox answers, and remembers on the next page', async () => {
	const { page, faults } = await open(`${folders.sandbox}/docs/api/add-animal/index.html`);
	await page.getByRole('button', { name: 'Anfrage anpassen' }).click();
	await page.locator('.console-root [data-field="body:/name"] input').fill('Dachs');
	await page.locator('.console-root').getByRole('button', { name: 'In der Übungsumgebung ausführen' }).click();
	await page.locator('.console-response h3').filter({ hasText: '201' }).waitFor();
	await page.goto(`${folders.sandbox}/docs/api/list-animals/index.html`);
	await page.getByRole('button', { name: 'In der Übungsumgebung ausführen' }).click();
	await page.locator('.console-response .console-code').filter({ hasText: '"Dachs"' }).waitFor();
	expect(faults).toEqual([]);
});
