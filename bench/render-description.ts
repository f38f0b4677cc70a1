/**
 * Renders the whole references of some descriptions in this process and prints the outcome of each as a line of JSON.
 * Started by bench/api-corpus-pages.ts, which bundles it: `node render-description.js FILE [FILE …]`.
 */
import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { readDescription } from '#openapi/description/read-description.ts';
import { operationTwin } from '../src/reference/markdown/operation-twin.ts';
import { NO_FRAME } from '../src/reference/render-api-page.fixture.ts';
import { renderApiPage } from '../src/reference/render-api-page.ts';
import { routesOfReference } from '../src/reference/render-reference.fixture.ts';
import { createPageCheck, type Fault } from './corpus-page-check.ts';
import { sourceOfReference } from './corpus-reference.ts';
import { type Tried, tryOperations } from './corpus-sandbox.ts';

/** The outcome of one description. */
export interface Rendered extends Tried {
	title: string;
	specification: string;
	operations: number;
	/** Pages, without those in Markdown. */
	pages: number;
	errors: number;
	warnings: number;
	/** Of reading and rendering, without the checks. */
	seconds: number;
	/** Pages and those in Markdown, without what a site puts around them. */
	bytes: number;
	/** The longest page, and its bytes with brotli (quality 9). */
	largest: { path: string; bytes: number; sent: number };
}

for (const file of process.argv.slice(2)) {
	const before = process.cpuUsage();
	const rendered = await renderDescription(file);
	const { user, system } = process.cpuUsage(before);
	// The memory is the most that the process has ever had.
	const figures = { cpu: (user + system) / 1e6, megabytes: Math.round(process.resourceUsage().maxRSS / 1024) };
	console.log(JSON.stringify({ file, size: statSync(file).size, ...rendered, ...figures }));
}

async function renderDescription(file: string): Promise<Rendered | { unreadable: string }> {
	const start = performance.now();
	let checking = 0;
	const { model, problems } = readDescription(dirname(file), { file, reserved: ['aenderungen'] });
	if (model === undefined) return { unreadable: problems.map(({ message }) => message).join(' ') };
	const routes = routesOfReference(model);
	const source = sourceOfReference(model, routes);
	const faults: Fault[] = [];
	const check = createPageCheck(model, routes);
	let bytes = 0;
	let largest = { path: '', text: '', bytes: 0 };
	const count = (path: string, text: string) => {
		const size = Buffer.byteLength(text);
		bytes += size;
		if (size > largest.bytes) largest = { path, text, bytes: size };
	};
	for (const route of routes) {
		try {
			const { html } = await renderApiPage(route, source, { frame: NO_FRAME, version: 'current' });
			count(route.path, html);
			if (route.kind === 'api-operation') count(source.paths.markdown(route.operation), await operationTwin(route.operation, source));
			const before = performance.now();
			faults.push(...check(route, html));
			checking += performance.now() - before;
		} catch (error) {
			faults.push({ kind: 'thrown', place: route.path, text: error instanceof Error ? (error.stack ?? error.message) : String(error) });
		}
	}
	const seconds = (performance.now() - start - checking) / 1000;
	const sent = brotliCompressSync(largest.text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
	const tried = await tryOperations(model);
	const errors = problems.filter(({ severity }) => severity === 'error').length;
	const { title, specification, operations } = model;
	return {
		...{ title, specification, operations: operations.length, pages: routes.length, errors, warnings: problems.length - errors },
		...{ seconds, bytes, largest: { path: largest.path, bytes: largest.bytes, sent }, ...tried, faults: [...faults, ...tried.faults] },
	};
}
