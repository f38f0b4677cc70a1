import { createServer } from 'node:http';
import { build, type Rolldown } from 'vite';
import { listen } from '#server/listen.ts';
import type { readCaseSources } from './case-sources.ts';
import type { CaseResults } from './run-all-cases.ts';

type Sources = ReturnType<typeof readCaseSources>;

/** Serves an empty page and, as `/cases.js`, all cases with engine and behaviour as one script, which answers messages. */
export async function serveCases(): Promise<{ origin: string; close(): void }> {
	const script = await bundle();
	const server = createServer((request, response) => {
		const isScript = request.url === '/cases.js';
		response.setHeader('Content-Type', isScript ? 'text/javascript; charset=utf-8' : 'text/html; charset=utf-8');
		// No code from texts: validators and patterns must do without `eval`.
		response.setHeader('Content-Security-Policy', "default-src 'none'; script-src 'self'");
		response.end(isScript ? script : '<!doctype html><title>cases</title>');
	});
	const { port } = await listen(server, { port: 0, host: '127.0.0.1' });
	return {
		origin: `http://127.0.0.1:${port}/`,
		close() {
			server.closeAllConnections();
			server.close();
		},
	};
}

/** Runs in the browser: all cases in the page itself. */
export function runInPage(sources: Sources): Promise<CaseResults> {
	return new Promise((resolve, reject) => {
		const script = document.createElement('script');
		script.src = '/cases.js';
		script.onerror = reject;
		script.onload = () => {
			const { port1, port2 } = new MessageChannel();
			port1.onmessage = ({ data }) => resolve(data);
			window.postMessage(sources, location.origin, [port2]);
		};
		document.head.append(script);
	});
}

/** Runs in the browser: all cases in a service worker. */
export async function runInWorker(sources: Sources): Promise<CaseResults> {
	await navigator.serviceWorker.register('/cases.js');
	const { active } = await navigator.serviceWorker.ready;
	return new Promise((resolve) => {
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = ({ data }) => resolve(data);
		active?.postMessage(sources, [port2]);
	});
}

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
