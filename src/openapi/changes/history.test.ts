import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ApiChange } from '#schema/api-change.ts';
import { badgesOf, parameterBadgeKey } from './badges.ts';
import { historyFileName, readHistory } from './read-history.ts';

const FIELD = '#/components/schemas/File/properties/seal';

const change = (more: Partial<ApiChange>): ApiChange => ({
	kind: 'added',
	impact: 'non-breaking',
	subject: 'field',
	place: [
		{ part: 'component', component: 'schemas', name: 'File' },
		{ part: 'field', way: [{ property: 'seal' }] },
	],
	fact: { what: 'added' },
	pointer: FIELD,
	...more,
});

let root: string;

beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), 'history-'));
});

afterEach(() => rmSync(root, { recursive: true }));

function write(name: string, value: unknown): void {
	mkdirSync(join(root, 'api/history'), { recursive: true });
	writeFileSync(join(root, 'api/history', name), JSON.stringify(value, undefined, 2));
}

describe('the history', () => {
	test('is empty without its folder', () => {
		expect(readHistory(root, 'api/description.json')).toEqual({ history: [], problems: [] });
	});

	test('comes newest first, versions of one day by number', () => {
		write('nachtrag.json', { date: '2025-09-01', version: '1.9.0' });
		for (const [date, version] of [
			['2025-08-26', '1.9.0'],
			['2026-01-02', '1.9.1'],
			['2026-01-02', '1.10.0'],
		]) {
			write(`${date}-${version}.json`, { date, version });
		}
		const { history, problems } = readHistory(root, 'api/description.json');
		expect(problems).toEqual([]);
		expect(history.map(({ anchor }) => anchor)).toEqual([
			'fassung-2026-01-02-1-10-0',
			'fassung-2026-01-02-1-9-1',
			'fassung-nachtrag',
			'fassung-2025-08-26-1-9-0',
		]);
		expect(history[0]).toMatchObject({ version: '1.10.0', changes: [] });
	});

	test('names file, line and fix of an entry that does not fit', () => {
		write('2026-01-02-1.json', {
			version: '1',
			date: '2.1.2026',
			changes: [change({ impact: 'schlimm' as 'neutral', fact: { what: 'bound', keyword: 'minimun' as 'minimum', from: 1 } })],
		});
		const { history, problems } = readHistory(root, 'api/description.json');
		expect(history).toEqual([]);
		expect(problems.map(({ file, line, message, hint }) => `${file}:${line} ${message} ${hint}`)).toEqual([
			'api/history/2026-01-02-1.json:3 „date“ hat den Wert "2.1.2026". Erwartet wird ein Tag in der Form JJJJ-MM-TT.',
			'api/history/2026-01-02-1.json:7 „changes.0.impact“ hat den Wert "schlimm". Erlaubt sind: breaking, non-breaking, neutral.',
			expect.stringMatching(/^api\/history\/2026-01-02-1\.json:\d+ „changes\.0\.fact\.keyword“ hat den Wert "minimun"\. Meinten Sie „minimum“\?/),
		]);
	});

	test.each([
		['1.9.0', [], '2026-01-02-1.9.0.json'],
		['1.9.0', ['2026-01-02-1.9.0.json', '2026-01-02-1.9.0-2.json'], '2026-01-02-1.9.0-3.json'],
		['../../etc/pass wd', [], '2026-01-02-etc-pass-wd.json'],
		['…', [], '2026-01-02.json'],
	])('gives version %s a file of its own', (version, taken, name) => {
		expect(historyFileName('2026-01-02', version, (candidate) => taken.includes(candidate))).toBe(name);
	});
});

describe('badges', () => {
	const entry = (version: string, changes: ApiChange[]) => ({ version, date: '2026-01-02', anchor: version, changes });
	const operation = change({ subject: 'operation', pointer: '#/paths/~1a/get', operation: 'a-index' });

	test('say since when something is there and since when it is deprecated', () => {
		const badges = badgesOf([entry('1.11', [change({ kind: 'deprecated' })]), entry('1.10', [change({}), operation])]);
		expect(Object.fromEntries(badges)).toEqual({
			[FIELD]: { since: '1.10', deprecatedSince: '1.11' },
			'a-index': { since: '1.10' },
			'#/paths/~1a/get': { since: '1.10' },
		});
	});

	test('of what came back count from its return', () => {
		expect(badgesOf([entry('3', [change({})]), entry('2', [change({ kind: 'removed' })]), entry('1', [change({})])]).get(FIELD)).toEqual({ since: '3' });
		expect(badgesOf([entry('2', [change({ kind: 'removed' })]), entry('1', [change({})])]).size).toBe(0);
	});

	test('of parameters go by name, because positions move', () => {
		const added = change({
			subject: 'parameter',
			pointer: '#/paths/~1a/get',
			operation: 'a-index',
			fact: { what: 'added', of: { part: 'parameter', in: 'header', name: 'If-Match' } },
		});
		const badges = badgesOf([entry('2', [added])]);
		expect([...badges.keys()]).toEqual([parameterBadgeKey('a-index', 'header', 'if-match')]);
	});

	test('are for what readers look up, not for every change', () => {
		expect(
			badgesOf([entry('2', [change({ subject: 'server', pointer: '#/servers' }), change({ kind: 'changed', fact: { what: 'required', now: true } })])]).size,
		).toBe(0);
	});
});
