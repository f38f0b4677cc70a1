import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ENGINE_LOG } from './engine-log.ts';
import { inOrder, printPages } from './print-pages.ts';

const page = (pathname: string) => ({ pathname, route: { type: 'page' as 'page' | 'endpoint' } });
const file = (pathname: string) => ({ pathname, route: { type: 'endpoint' as 'page' | 'endpoint' } });

test('a page and its twin come one after the other, and of two pages at one address the first', () => {
	const first = page('/docs/api/a');
	const found = inOrder([first, page('/docs/api/b/'), page('/docs/api/a/'), file('/docs/api/b.md'), file('/docs/api/a.md'), page('/404')]);
	expect(found.map((one) => one.file)).toEqual(['/docs/api/a/index.html', '/docs/api/a.md', '/docs/api/b/index.html', '/docs/api/b.md', '/404.html']);
	expect(found[0]?.pathname).toBe(first.pathname);
});

/** A bundle of two pages, and of one about an API, whose code cannot be loaded. Each shows how many turns the event loop has made since the first was begun. */
const BUNDLE = `
let turns = 0;
const routes = ['/a', '/docs/b'].map((route) => ({ routeData: { type: 'page', prerender: true, route, pathname: route, component: route, fallbackRoutes: [] }, styles: [] }));
const ofApis = { routeData: { type: 'page', prerender: true, route: '/docs/[...api]', component: 'src/pages/docs/[...api].astro', fallbackRoutes: [] }, styles: [] };
export const app = {
	manifest: { routes: [ofApis, ...routes], renderers: [] },
	async getComponentByRoute() {
		throw new Error('The code of APIs is loaded.');
	},
	setInternals() {},
	setOptions() {},
	async render() {
		const page = new Response(String(turns));
		setImmediate(() => turns++);
		return page;
	},
};`;

/** Prints them into a new folder. */
async function printed(hasApis: boolean): Promise<string> {
	const folder = mkdtempSync(join(tmpdir(), 'printed-'));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	writeFileSync(join(folder, 'entry.mjs'), BUNDLE);
	await printPages({ folder, entry: 'entry.mjs' }, { url: 'https://example.org', base: '/', folder, hasApis, isKept: () => false, onPrinted() {} });
	return folder;
}

test('between two pages the event loop makes a turn, in which the memory of the first is given back', async () => {
	const folder = await printed(false);
	expect(['a', 'docs/b'].map((name) => readFileSync(join(folder, name, 'index.html'), 'utf8'))).toEqual(['0', '1']);
});

test('the code of pages about APIs is loaded only for a site that has some', async () => {
	await expect(printed(false)).resolves.toBeTruthy();
	await expect(printed(true)).rejects.toThrow('The code of APIs is loaded.');
});

/** A bundle of which each page breaks that is named by a capital, and tells it by its address. */
const BREAKING = (names: readonly string[]) => `
const routes = ${JSON.stringify(names)}.map((route) => ({ routeData: { type: 'page', prerender: true, route, pathname: route, component: route, fallbackRoutes: [] }, styles: [] }));
export const app = {
	manifest: { routes, renderers: [] },
	setInternals() {},
	setOptions() {},
	async render({ url }) {
		const { pathname } = new URL(url);
		if (/[A-Z]/.test(pathname)) throw new Error(pathname);
		return new Response(pathname);
	},
};`;

/** What is told of the pages that break, and what is thrown. */
async function printBreaking(folder: string, names: readonly string[]) {
	writeFileSync(join(folder, 'entry.mjs'), BREAKING(names));
	const told: string[] = [];
	const listen = (message: unknown) => told.push(Object(message).message);
	subscribe(ENGINE_LOG, listen);
	const printed = printPages(
		{ folder, entry: 'entry.mjs' },
		{ url: 'https://example.org', base: '/', folder, hasApis: false, isKept: () => false, onPrinted() {} },
	);
	const thrown = await printed.then(() => undefined, String);
	unsubscribe(ENGINE_LOG, listen);
	return { told, thrown };
}

test('every page that breaks is told, the others are printed, and the first reason is thrown', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'printed-'));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const { told, thrown } = await printBreaking(folder, ['/A', '/b', '/C']);
	expect(told).toEqual(['Caught error rendering /A: Error: /A/', 'Caught error rendering /C: Error: /C/']);
	expect(thrown).toBe('Error: /A/');
	expect(readFileSync(join(folder, 'b/index.html'), 'utf8')).toBe('/b/');
});

test('when everything breaks it ends', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'printed-'));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const { told } = await printBreaking(
		folder,
		Array.from({ length: 50 }, (_, number) => `/A${number}`),
	);
	expect(told).toHaveLength(20);
});
