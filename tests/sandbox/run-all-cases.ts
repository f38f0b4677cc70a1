import { type CaseSources, caseSandbox } from './case-sandbox.ts';
import { CASES } from './cases.ts';
import { runCase } from './run-case.ts';

/** Differences from the expected answers and errors of handlers, by name of the case. */
export type CaseResults = Record<string, string[]>;

/** Runs the whole table. */
async function runAllCases(sources: CaseSources): Promise<CaseResults> {
	const results: CaseResults = {};
	for (const each of CASES) {
		const run = caseSandbox(sources, each.settings);
		results[each.name] = [...(await runCase(each, run)), ...run.faults];
	}
	return results;
}

// A page and a service worker start it the same way: the sources come as a message, the results go back through its port.
globalThis.addEventListener('message', (event: MessageEvent<CaseSources>) => {
	const [port] = event.ports;
	const done = runAllCases(event.data).then((results) => port?.postMessage(results));
	if ('waitUntil' in event && typeof event.waitUntil === 'function') event.waitUntil(done);
});
