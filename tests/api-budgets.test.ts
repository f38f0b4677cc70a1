import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltSite, buildOwnSite } from './sites/build-fixture.ts';
import { openRequestLog, type PageRequest } from './sites/page-requests.ts';
import { weigh } from './sites/weigh.ts';

/** Byte budgets, brotli quality 9 (what is served is compressed further). Each is the current weight, and a little room. */

/** An operation's page: the document with all fields, samples and styles, and its scripts, which are those of a manual page. */
const DOCUMENT = 30_800;
const SCRIPTS = 7_650;
/**
 * What the console adds on first use: React with console, samples and the sandbox's engine (120,000 are the aim); what a site brings for its own API; and
 * what the frame costs before that.
 */
const CONSOLE = 137_010;
const SITE_DATA = 68_050;
const FRAME = 1_000;

let site: BuiltSite;
let log: Awaited<ReturnType<typeof openRequestLog>>;
let operations: [path: string, html: string][];
beforeAll(async () => {
	site = await buildOwnSite();
	log = await openRequestLog(site.folder);
	operations = [...site.pages].filter(([, html]) => html.includes('data-kind="api-operation"'));
});
afterAll(() => log.close());

const weights = () => operations.map(([path, html]) => ({ path, bytes: weigh(html) })).sort((a, b) => b.bytes - a.bytes);

test('every operation has a page to weigh', () => expect(operations).toHaveLength(18));

test('each document is small', () => expect(weights().filter(({ bytes }) => bytes > DOCUMENT)).toEqual([]));

test('the heaviest page loads as few scripts as a manual page, and nothing from elsewhere', async () => {
	const requests = await log.of(weights()[0]?.path ?? '');
	const scripts = requests.filter(({ type, later }) => type === 'script' && !later).map(({ url }) => url.pathname);
	expect(scripts).not.toEqual([]);
	expect(scripts.reduce((total, file) => total + weigh(site.text(file)), 0)).toBeLessThanOrEqual(SCRIPTS);
	expect(requests.filter(({ url }) => url.origin !== log.origin && url.protocol !== 'data:').map(({ url }) => url.href)).toEqual([]);
});

test('all pages name the script of the manual and nothing of React', () => {
	const scriptsOf = (html: string) => [...html.matchAll(/<script [^>]*src="([^"]*)"/g)].map(([, file = '']) => file);
	const manual = scriptsOf(site.text('/docs/handbuch/pruefmittel/'));
	expect(manual).toHaveLength(1);
	expect(operations.filter(([, html]) => scriptsOf(html).join() !== manual.join()).map(([path]) => path)).toEqual([]);
	expect(operations.filter(([, html]) => /<astro-island|data-reactroot|react-dom/.test(html)).map(([path]) => path)).toEqual([]);
});

test('the console costs next to nothing until it is used, and then keeps to its budget', async () => {
	const path = '/docs/api/inspections-add/';
	const frame = /<section[^>]* class="console[^"]*"[\s\S]*?<\/section>/.exec(site.text(path))?.[0] ?? '';
	expect(frame).toContain('data-open');
	expect(frame.length).toBeLessThan(FRAME);
	const filesOf = (requests: readonly PageRequest[]) => requests.filter(({ type }) => type === 'script' || type === 'fetch').map(({ url }) => url.pathname);
	// Scripts that load after the page have loaded: on a slow machine the network may be idle before.
	const before = new Set(filesOf(await log.of(path, (page) => page.locator('[data-fold]').first().waitFor({ state: 'attached' }))));
	const used = await log.of(path, async (page) => {
		await page.getByRole('button', { name: 'Anfrage anpassen' }).click();
		await page.locator('.console-root').waitFor();
	});
	const added = [...new Set(filesOf(used))].filter((file) => !before.has(file));
	// The behaviour of the API is code of the site, with the domain code that it shares with other parts of the site.
	const behaviour = added.filter((file) => file.includes('/behaviour.'));
	const shared = reachable(added.filter((file) => file.includes('/load-console.')));
	const own = [...added.filter((file) => file.endsWith('.json')), ...reachable(behaviour).filter((file) => !shared.includes(file))];
	expect(behaviour).toHaveLength(1);
	const total = (files: readonly string[]) => files.reduce((sum, file) => sum + weigh(site.text(file)), 0);
	expect(total(added.filter((file) => !own.includes(file)))).toBeLessThanOrEqual(CONSOLE);
	expect(total(own)).toBeLessThanOrEqual(SITE_DATA);
});

/** Scripts with all of their static imports. */
function reachable(files: readonly string[]): string[] {
	const found = new Set(files);
	for (const file of found) for (const [, name = ''] of site.text(file).matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) found.add(`/_astro/${name}`);
	return [...found];
}
