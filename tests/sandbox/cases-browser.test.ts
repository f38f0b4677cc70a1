import { createServer, type Server } from 'node:http';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHROMIUM_FLAGS } from '#sample-run/chromium-flags.ts';
import { findBrowser } from '../../commands/find-browser.ts';
import { readCaseSources } from './case-sources.ts';
import { CASES } from './cases.ts';
import type { CaseResults } from './run-all-cases.ts';

let browser: Browser;
let server: Server;
let page: Page;

beforeAll(async () => {
	const script = await bundle();
	server = createServer((request, response) => {
		const isScript = request.url === '/cases.js';
		response.setHeader('Content-Type', isScript ? 'text/javascript; charset=utf-8' : 'text/html; charset=utf-8');
		// No code from texts: validators and patterns must do without `eval`.
		response.setHeader('Content-Security-Policy', "default-src 'none'; script-src 'self'");
		response.end(isScript ? script : '<!doctype html><title>cases</title>');
	});
	const origin = await new Promise<string>((resolve) => {
		server.listen(0, '127.0.0.1', () => {
			const address = server.address();
			resolve(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`);
		});
	});
	const executablePath = await findBrowser();
	if (executablePath === undefined) throw new Error('There is no Chromium. CHROMIUM_PATH may name one.');
	browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
	page = await browser.newPage();
	await page.goto(origin);
});

afterAll(async () => {
	await browser?.close();
	server?.closeAllConnections();
	server?.close();
});

test('all cases pass in a page', async () => {
	await page.addScriptTag({ url: '/cases.js' });
	const results = await page.evaluate(
		(sources) =>
			new Promise<CaseResults>((resolve) => {
				const { port1, port2 } = new MessageChannel();
				port1.onmessage = ({ data }) => resolve(data);
				window.postMessage(sources, location.origin, [port2]);
			}),
		readCaseSources(),
	);
	expectAllPassed(results);
});

test('all cases pass in a service worker', async () => {
	const results = await page.evaluate(async (sources) => {
		await navigator.serviceWorker.register('/cases.js');
		const { active } = await navigator.serviceWorker.ready;
		return new Promise<CaseResults>((resolve) => {
			const { port1, port2 } = new MessageChannel();
			port1.onmessage = ({ data }) => resolve(data);
			active?.postMessage(sources, [port2]);
		});
	}, readCaseSources());
	expectAllPassed(results);
});

function expectAllPassed(results: CaseResults): void {
	expect(Object.keys(results)).toHaveLength(CASES.length);
	expect(Object.entries(results).filter(([, failures]) => failures.length > 0)).toEqual([]);
}

/** The table with engine and behaviour as one script. */
async function bundle(): Promise<string> {
	const built = await build({
		configFile: false,
		logLevel: 'error',
		build: { write: false, lib: { entry: 'tests/sandbox/run-all-cases.ts', formats: ['iife'], name: 'cases' } },
	});
	const [output] = [built].flat() as Rolldown.RolldownOutput[];
	const [chunk] = output?.output ?? [];
	if (chunk === undefined) throw new Error('The bundle is empty.');
	return chunk.code;
}
