import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { ApiRequest } from '#openapi/request/api-request.ts';
import { openSandboxSession, type SandboxInPage } from './sandbox-session.ts';
import { memoryStorage } from './session-storage.ts';

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
function counter(): SandboxInPage {
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
	session: openSandboxSession({ name, version, engine: counter(), storage }),
});

describe('the sandbox', () => {
	test('tells what a request has changed', async () => {
		const { response, changes } = await open().session.run(SENT);
		expect(response.status).toBe(200);
		expect(changes).toEqual([{ kind: 'Zähler', names: ['eins'], what: 'changed', fields: [{ path: 'stand', before: 0, after: 1 }] }]);
	});

	test('keeps no token: it may be one for a real server, typed into the wrong field', async () => {
		const { session } = open();
		await session.run({ ...SENT, secrets: { TOKEN: 'streng-geheim' } });
		expect(JSON.stringify(await session.log())).not.toContain('streng-geheim');
	});

	test('has one state for all tabs, whatever they do at the same time', async () => {
		const one = open({ ...memoryStorage(), isLasting: true });
		const other = open(one.storage, '1', one.name);
		await Promise.all([one.session.run(SENT), other.session.run(SENT), one.session.run(SENT), other.session.run(SENT)]);
		expect(JSON.parse(await one.session.exportState())).toEqual({ Zähler: { eins: { stand: 4 } } });
		expect(await other.session.log()).toHaveLength(4);
	});

	test('begins anew with another version, and on request', async () => {
		const first = open();
		await first.session.run(SENT);
		const next = open(first.storage, '2', first.name);
		expect(JSON.parse(await next.session.exportState())).toEqual({ Zähler: { eins: { stand: 0 } } });
		const form = { parameters: {}, mediaType: undefined, body: undefined, hasBody: false, exampleName: undefined, draft: undefined, partTypes: {}, files: {} };
		await first.session.run({ ...SENT, form });
		expect([(await first.session.log())[0]?.form, (await next.session.log())[0]?.form]).toEqual([form, undefined]);
		await first.session.reset();
		expect(await first.session.log()).toEqual([]);
		expect(JSON.parse(await first.session.exportState())).toEqual({ Zähler: { eins: { stand: 0 } } });
	});

	test('answers also where nothing can be noted any more', async () => {
		const full = { ...memoryStorage(), append: () => Promise.reject(new Error('QuotaExceededError')) };
		const { session } = open(full);
		expect((await session.run(SENT)).response.status).toBe(200);
		await session.note({ at: 0, ...SENT, form: undefined, server: 'https://real.test', status: 201, duration: 1 });
	});

	test('needs no lock of the browser where nothing is kept: blocked storage blocks those, too', async () => {
		const request = vi.spyOn(navigator.locks, 'request').mockRejectedValue(new DOMException('Denied', 'SecurityError'));
		onTestFinished(() => request.mockRestore());
		const { session } = open({ ...memoryStorage(), isLasting: false });
		await Promise.all([session.run(SENT), session.run(SENT)]);
		expect(JSON.parse(await session.exportState())).toEqual({ Zähler: { eins: { stand: 2 } } });
	});

	test('tells those who listen, and keeps the last 50 requests', async () => {
		const { session } = open();
		let told = 0;
		const end = session.subscribe(() => told++);
		for (let turn = 0; turn < 52; turn++) await session.run(SENT);
		expect(told).toBe(52);
		expect(await session.log()).toHaveLength(50);
		end();
		await session.run(SENT);
		expect(told).toBe(52);
	});
});
