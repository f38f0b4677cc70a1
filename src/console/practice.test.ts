import { describe, expect, test } from 'vitest';
import type { ApiRequest } from '#openapi/request/api-request.ts';
import { type Engine, openPractice } from './practice.ts';
import { memoryStorage } from './storage.ts';

const REQUEST: ApiRequest = {
	method: 'POST',
	endpoint: 'https://api.example.com/v1/zaehler',
	query: [],
	headers: [],
	credentials: [],
	body: { kind: 'none' },
	expects: { kind: 'json' },
};
const SENT = { operation: 'count', request: REQUEST, secrets: {}, files: {} };

/** Counts requests, and takes its time. */
function counter(): Engine {
	let count = 0;
	return {
		async fetch() {
			const before = count;
			await new Promise((resolve) => setImmediate(resolve));
			count = before + 1;
			return Response.json({ count });
		},
		save: () => ({ count }),
		load: (saved) => {
			count = (saved as { count: number }).count;
		},
		reset: async () => {
			count = 0;
		},
		records: () => ({ Zähler: { eins: { stand: count } } }),
	};
}

let names = 0;
const open = (storage = memoryStorage(), version = '1', name = `test-${names++}`) => ({
	storage,
	name,
	practice: openPractice({ name, version, engine: counter(), storage }),
});

describe('the practice environment', () => {
	test('tells what a request has changed', async () => {
		const { response, changes } = await open().practice.run(SENT);
		expect(response.status).toBe(200);
		expect(changes).toEqual([{ kind: 'Zähler', names: ['eins'], what: 'changed', fields: [{ path: 'stand', before: 0, after: 1 }] }]);
	});

	test('has one state for all tabs, whatever they do at the same time', async () => {
		const one = open();
		const other = open(one.storage, '1', one.name);
		await Promise.all([one.practice.run(SENT), other.practice.run(SENT), one.practice.run(SENT), other.practice.run(SENT)]);
		expect(JSON.parse(await one.practice.exportState())).toEqual({ Zähler: { eins: { stand: 4 } } });
		expect(await other.practice.log()).toHaveLength(4);
	});

	test('begins anew with another version, and on request', async () => {
		const first = open();
		await first.practice.run(SENT);
		const next = open(first.storage, '2', first.name);
		expect(JSON.parse(await next.practice.exportState())).toEqual({ Zähler: { eins: { stand: 0 } } });
		await first.practice.run(SENT);
		await first.practice.reset();
		expect(await first.practice.log()).toEqual([]);
		expect(JSON.parse(await first.practice.exportState())).toEqual({ Zähler: { eins: { stand: 0 } } });
	});

	test('tells those who listen, and keeps the last 50 requests', async () => {
		const { practice } = open();
		let told = 0;
		const end = practice.subscribe(() => told++);
		for (let turn = 0; turn < 52; turn++) await practice.run(SENT);
		expect(told).toBe(52);
		expect(await practice.log()).toHaveLength(50);
		end();
		await practice.run(SENT);
		expect(told).toBe(52);
	});
});
