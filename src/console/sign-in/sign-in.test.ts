import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { authorizeInWindow, beginAuthorization, finishAuthorization } from './authorization-code.ts';
import { fetchClientToken } from './client-credentials.ts';
import { awaitDevice, beginDevice } from './device.ts';
import { pause } from './pause.ts';
import { agree, type RunningProvider, startProvider } from './provider.fixture.ts';
import type { SignInError } from './request-token.ts';
import { announceReturn, awaitReturn } from './return-channel.ts';

const HOME = 'http://127.0.0.1:9/docs/api/tiere/';
const docs = { id: 'docs', secret: '' };
const wish = { redirect: HOME, scopes: ['openid', 'lesen'] };

let provider: RunningProvider;
beforeAll(async () => {
	// The provider warns that it is not configured for production.
	for (const level of ['info', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
	provider = await startProvider([HOME]);
});
afterAll(() => provider.close());

const failure = (promise: Promise<unknown>) =>
	promise.then(
		() => undefined,
		(error: SignInError) => error,
	);

describe('the authorisation code', () => {
	test('becomes a token once, with the verifier of this page', async () => {
		const flow = provider.flow('authorizationCode');
		const { url, state, verifier } = await beginAuthorization(flow, docs, wish);
		const returned = new URL((await agree(url, HOME)).url).searchParams;
		expect(returned.get('state')).toBe(state);
		const code = returned.get('code') ?? '';
		const token = await finishAuthorization(flow, docs, { code, redirect: HOME, verifier });
		expect(token.accessToken.length).toBeGreaterThan(20);
		expect(token.lifetime).toBeGreaterThan(60);
		expect((await failure(finishAuthorization(flow, docs, { code, redirect: HOME, verifier })))?.message).toContain('invalid_grant');
	});

	test('is worth nothing without that verifier', async () => {
		const flow = provider.flow('authorizationCode');
		const { url } = await beginAuthorization(flow, docs, wish);
		const code = new URL((await agree(url, HOME)).url).searchParams.get('code') ?? '';
		expect((await failure(finishAuthorization(flow, docs, { code, redirect: HOME, verifier: 'x'.repeat(43) })))?.code).toBe('invalid_grant');
	});

	test('is not waited for when the browser blocks the window', async () => {
		const listen = vi.fn();
		vi.stubGlobal('window', { open: () => null });
		vi.stubGlobal('BroadcastChannel', listen);
		const error = await failure(authorizeInWindow(provider.flow('authorizationCode'), docs, { ...wish, signal: new AbortController().signal }));
		vi.unstubAllGlobals();
		expect([error?.message, listen.mock.calls]).toEqual(['Der Browser hat das Fenster für die Anmeldung blockiert.', []]);
	});

	test('is asked for by a page that is served securely only, which another one says', async () => {
		vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
		const error = await failure(beginAuthorization(provider.flow('authorizationCode'), docs, wish));
		vi.unstubAllGlobals();
		expect(error?.message).toBe('Die Anmeldung im Browser ist nur möglich, wenn diese Website über HTTPS geöffnet ist.');
	});

	test('comes back to the page that waits for it, and to no other', async () => {
		const stop = new AbortController();
		const [mine, other] = [awaitReturn('kons-1', stop.signal), awaitReturn('kons-2', stop.signal)];
		announceReturn('?state=kons-1&code=abc');
		expect((await mine).get('code')).toBe('abc');
		stop.abort(new Error('over'));
		await expect(other).rejects.toThrow('over');
	});
});

test('nothing waits that was ended before', async () => {
	const over = AbortSignal.abort(new Error('over'));
	await expect(awaitReturn('kons-1', over)).rejects.toThrow('over');
	await expect(pause(60, over)).rejects.toThrow('over');
});

describe('a device', () => {
	test('gets its token after a person has agreed elsewhere', async () => {
		const flow = provider.flow('deviceAuthorization');
		const device = await beginDevice(flow, docs, wish.scopes);
		expect(device.userCode).toMatch(/^[A-Z]{4}-[A-Z]{4}$/);
		let waits = 0;
		const token = await awaitDevice(flow, docs, {
			...device,
			async wait() {
				if (waits > 5) throw new Error('Nobody agrees.');
				// The first question comes too early.
				if (++waits === 2) await agree(device.address, HOME);
			},
		});
		expect([token.accessToken.length > 20, waits]).toEqual([true, 2]);
	});

	test('stops when it is told to', async () => {
		const flow = provider.flow('deviceAuthorization');
		const device = await beginDevice(flow, docs, []);
		await expect(awaitDevice(flow, docs, { ...device, wait: () => Promise.reject(new Error('over')) })).rejects.toThrow('over');
	});
});

describe('a program', () => {
	const flow = () => provider.flow('clientCredentials');

	test.each([
		['programm', 'geheim: +%'],
		['altes-programm', 'geheim'],
	])('%s signs in with its secret, however the server wants it', async (id, secret) => {
		expect((await fetchClientToken(flow(), { id, secret }, ['lesen'])).accessToken).not.toBe('');
	});

	test('is told in the words of the server why it is refused', async () => {
		const error = await failure(fetchClientToken(flow(), { id: 'programm', secret: 'falsch' }, []));
		expect([error?.code, error?.message]).toEqual(['invalid_client', expect.stringContaining('Der Anmeldeserver lehnt ab')]);
	});

	test('sends nothing to another address that the server names, and says so', async () => {
		const asked: (string | undefined)[] = [];
		const server = createServer((request, response) => {
			asked.push(request.url);
			response.writeHead(307, { Location: '/anderswo' }).end();
		});
		await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
		const address = server.address();
		const port = typeof address === 'object' ? address?.port : undefined;
		const error = await failure(fetchClientToken({ ...flow(), tokenUrl: `http://127.0.0.1:${port}/token` }, docs, []));
		server.close();
		expect(error?.message).toBe(`Der Anmeldeserver leitet von http://127.0.0.1:${port}/token an eine andere Adresse weiter. Dorthin wird nichts geschickt.`);
		expect(asked).toEqual(['/token']);
	});

	test('is told when nobody answers', async () => {
		const error = await failure(fetchClientToken({ ...flow(), tokenUrl: 'http://127.0.0.1:1/token' }, docs, []));
		expect(error?.message).toContain('http://127.0.0.1:1');
	});
});
