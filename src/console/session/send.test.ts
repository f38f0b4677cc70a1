import { afterEach, expect, test, vi } from 'vitest';
import type { ApiRequest } from '#openapi/request/api-request.ts';
import { openSandboxSession } from './sandbox-session.ts';
import { send } from './send.ts';
import { memoryStorage } from './session-storage.ts';

const request = (query: string[]): ApiRequest => ({
	method: 'GET',
	endpoint: 'https://echt.example.com/teile',
	query,
	headers: [],
	credentials: [],
	body: { kind: 'none' },
	expects: { kind: 'json' },
});
const engine = { fetch: async () => new Response(), save: () => ({}), load: () => {}, reset: async () => {}, records: () => ({}) };

afterEach(() => vi.unstubAllGlobals());

test('of a request to a real server the log has what may be kept, and no more', async () => {
	const session = openSandboxSession({ name: 'send', version: '1', engine, storage: memoryStorage() });
	const fetched: string[] = [];
	vi.stubGlobal('fetch', async ({ url }: Request) => {
		fetched.push(url);
		return new Response('{}');
	});
	const sent = { operation: 'a', request: request(['pin=GEHEIM']), secrets: { T: 'GEHEIM' }, files: {} };
	await send({ ...sent, noted: { request: request([]), form: undefined } }, session, 'https://echt.example.com');
	expect(fetched).toEqual(['https://echt.example.com/teile?pin=GEHEIM']);
	expect(JSON.stringify(await session.log())).not.toContain('GEHEIM');
	await send(sent, session, 'https://echt.example.com');
	expect(await session.log()).toHaveLength(1);
});

test('what a browser refuses to send is no fault of the line', async () => {
	const session = openSandboxSession({ name: 'send', version: '1', engine, storage: memoryStorage() });
	const credentials: ApiRequest['credentials'] = [{ kind: 'token', place: 'header', name: 'X-Key', prefix: '', variable: 'T' }];
	const outcome = await send(
		{ operation: 'a', request: { ...request([]), credentials }, secrets: { T: 'ключ' }, files: {} },
		session,
		'https://echt.example.com',
	);
	expect(outcome).toMatchObject({ kind: 'failed', reasons: [expect.stringContaining('Der Browser sendet diese Anfrage nicht')] });
});
