import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeDescription } from '../../bench/race/api-description.ts';
import { readArguments } from '../../bench/race/arguments.ts';
import { makeManual } from '../../bench/race/manual.ts';
import { toMarkdown } from '../../bench/race/markdown.ts';
import { ownError } from '../../bench/race/own-error.ts';
import { hugo } from '../../bench/race/peers/hugo.ts';
import { starlight } from '../../bench/race/peers/starlight.ts';
import { vitepress } from '../../bench/race/peers/vitepress.ts';
import { dropResult, middle, noteResult, type RaceResult, readResults } from '../../bench/race/results.ts';
import { startMeasured } from '../../bench/race/run-measured.ts';
import { growthTable, raceTable } from '../../bench/race/tables.ts';

const PEERS = ['ours', 'hugo'];

test('arguments say which sizes, peers and parts run, and what is unknown is named', () => {
	expect(readArguments(['--pages', '100', '--only', 'hugo,ours'], PEERS)).toMatchObject({ pages: [100], only: ['hugo', 'ours'], rounds: 3 });
	expect(readArguments([], PEERS).only).toEqual(PEERS);
	expect(readArguments([], PEERS).results).toMatch(/reports.race\.json$/);
	expect(readArguments(['--results', 'trial.json'], PEERS).results).toBe('trial.json');
	expect(() => readArguments(['--results'], PEERS)).toThrow('--results needs a file');
	for (const wrong of [
		['--pages', '0'],
		['--only', 'jekyll'],
		['--parts', 'all'],
		['--fast', '1'],
	])
		expect(() => readArguments(wrong, PEERS)).toThrow(wrong[1] === '1' ? '--fast' : wrong[1]);
});

test('the same number gives the same page, and pages differ', () => {
	const [first, second] = [makeManual(60), makeManual(60)];
	expect(first).toEqual(second);
	expect(new Set(first.map((page) => JSON.stringify(page.blocks))).size).toBe(60);
	expect(first.every(({ blocks }) => blocks.every((block) => block.kind !== 'link' || (block.to >= 0 && block.to < 60)))).toBe(true);
});

test('each program gets the same words in its own syntax', () => {
	const page = makeManual(60)[55];
	if (page === undefined) throw new Error('no page');
	const texts = [starlight, vitepress, hugo].map(({ dialect }) => toMarkdown(page, dialect));
	expect(texts.map((text) => /^.*(?:tip).*$/m.exec(text)?.[0].replace(/(tip\W+)[a-zäöü ]+/, '$1…'))).toEqual([':::tip[…]', '::: tip …', '{{% box tip "…" %}}']);
	expect(texts.map((text) => /\[Seite 56\]\(([^)]+)\)/.exec(text)?.[1])).toEqual(['/teil-1/seite-56/', '../teil-1/seite-56.md', '/teil-1/seite-56/']);
	const words = (text: string) =>
		text
			.replace(/^---[\s\S]*?---/, '')
			.replace(/^# .*$/m, '')
			.match(/[a-zäöü]{5,}/g)
			?.filter((word) => word !== 'seite');
	expect(words(texts[1] ?? '')).toEqual(words(texts[0] ?? ''));
});

test('a description has as many operations as asked, and refers to nothing that is missing', () => {
	const description = makeDescription(40);
	const text = JSON.stringify(description);
	expect(text.match(/"operationId"/g)).toHaveLength(40);
	const schemas = new Set([...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name));
	expect(description).toHaveProperty('components.schemas');
	expect([...schemas].filter((name) => !text.includes(`"${name}":{"type":"object"`))).toEqual([]);
});

test('tables show medians, and ratios to ours', () => {
	const run = (peer: string, content: string, round: number, cpu: number): RaceResult => ({ peer, content, step: 'cold', round, values: { cpu } });
	const results = [run('ours', '10', 0, 4), run('ours', '10', 1, 9), run('ours', '10', 2, 5), run('hugo', '10', 0, 1), run('hugo', '100', 0, 8)];
	const columns = [{ title: 'cold', step: 'cold', value: 'cpu' }];
	expect(middle(results, { peer: 'ours', content: '10', step: 'cold', value: 'cpu' })).toBe(5);
	expect(raceTable(results, { content: '10', columns, peers: [...PEERS, 'absent'] })).toBe(
		'|  | cold |\n| --- | --: |\n| ours | 5.0 |\n| hugo | 1.0 (0.20×) |',
	);
	expect(growthTable(results, { sizes: ['10', '100'], columns, peers: PEERS })).toBe('|  |  | 10 | 100 |\n| --- | --- | --: | --: |\n| hugo | cold | 1 | 8 |');
});

test('a measurement replaces the one before, and a failure is taken back when it is tried again', () => {
	const folder = mkdtempSync(join(tmpdir(), 'race-'));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const file = join(folder, 'race.json');
	const run = (step: string, values: RaceResult['values']): RaceResult => ({ peer: 'hugo', content: '10', step, round: 0, values });
	for (const result of [run('cold', { cpu: 1 }), { ...run('failed raceSaving', {}), failed: 'no answer' }, run('cold', { cpu: 2 })]) noteResult(file, result);
	dropResult(file, { peer: 'hugo', content: '10', step: 'failed raceSaving', round: 1 });
	expect(readResults(file)).toHaveLength(2);
	dropResult(file, { peer: 'hugo', content: '10', step: 'failed raceSaving', round: 0 });
	expect(readResults(file)).toEqual([run('cold', { cpu: 2 })]);
});

test.each([
	['[INFO] Starting\n\u001b[31m[ERROR]\u001b[39m Error: No such schema\n    at read (error.mjs:3)', '[ERROR] Error: No such schema'],
	['✓ building\nbuild error:\n\nPage not found\n', 'build error: Page not found'],
	['error.md\n0 errors\nFATAL ERROR: Reached heap limit\nmore', 'FATAL ERROR: Reached heap limit'],
	['Reading\nKilled\n', 'Killed'],
	['', 'It said nothing.'],
])('what a program said of its failure: %j', (output, said) => expect(ownError(output)).toBe(said));

test('a stopped program is gone, with the port that it held', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'race-'));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const { child, stop } = startMeasured({ command: process.execPath, args: ['-e', 'setInterval(() => {}, 1000)'] }, { cwd: folder, log: join(folder, 'log') });
	await stop();
	expect(child.signalCode).toBe('SIGTERM');
	await stop();
});
