import { expect, test } from 'vitest';
import { SiteError } from '#schema/problem.ts';
import { readSandboxArguments } from './sandbox-arguments.ts';

test('without arguments', () => {
	expect(readSandboxArguments([])).toEqual({
		...{ help: false, port: 4010, seed: undefined, today: undefined, latency: [0, 0], failures: [], random: undefined },
	});
});

test('with all of them', () => {
	const args = '--port 0 --seed a.json --today 2024-02-29 --latency 100-800 --fail 503:0.1 --fail 500:0.9 --random 7'.split(' ');
	expect(readSandboxArguments(args)).toEqual({
		help: false,
		port: 0,
		seed: 'a.json',
		today: '2024-02-29',
		latency: [100, 800],
		failures: [
			{ status: 503, probability: 0.1 },
			{ status: 500, probability: 0.9 },
		],
		random: 7,
	});
	expect(readSandboxArguments(['--latency', '200']).latency).toEqual([200, 200]);
});

test.each([
	[['--port', '70000'], '--port hat den Wert „70000“.'],
	[['--port', '1e3'], '--port hat den Wert „1e3“.'],
	[['--today', '2025-02-30'], '--today hat den Wert „2025-02-30“.'],
	[['--latency', '8-1'], '--latency hat den Wert „8-1“.'],
	[['--latency', 'lange'], '--latency hat den Wert „lange“.'],
	[['--fail', '200:0.1'], '--fail hat den Wert „200:0.1“.'],
	[['--fail', '503:0.6', '--fail', '429:0.5'], '--fail hat den Wert „503:0.6 429:0.5“.'],
	[['--fail', '503:1.5'], '--fail hat den Wert „503:1.5“.'],
	[['--random', '-1'], 'Nach „--random“ fehlt der Wert.'],
	[['--random', 'x'], '--random hat den Wert „x“.'],
	[['--seed'], 'Nach „--seed“ fehlt der Wert.'],
	[['--fial', '1'], '„--fial“ ist keine Option dieses Befehls.'],
	[['extra'], '„extra“ ist keine Option dieses Befehls.'],
])('%s is refused', (args, message) => {
	try {
		readSandboxArguments(args);
		expect.unreachable();
	} catch (error) {
		expect((error as SiteError).problems?.map((problem) => problem.message)).toEqual([message]);
		expect(error).toBeInstanceOf(SiteError);
	}
});
