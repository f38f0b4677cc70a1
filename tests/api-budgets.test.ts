import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltSite, buildOwnSite } from './sites/build-fixture.ts';
import { openRequestLog } from './sites/page-requests.ts';
import { weigh } from './sites/weigh.ts';

/** Byte budgets of an operation's page, brotli quality 9: the document with all fields, samples and styles, and the scripts, which are those of a manual page. */
const DOCUMENT = 30_000;
const SCRIPTS = 8_000;

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
	const scripts = requests.filter(({ type }) => type === 'script').map(({ url }) => url.pathname);
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
