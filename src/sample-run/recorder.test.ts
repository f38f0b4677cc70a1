import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startRecorder } from './recorder.ts';

test('a program that ends within its request, and an answer that breaks, are told to nobody else', async () => {
	const recorder = await startRecorder();
	onTestFinished(() => recorder.close());
	const socket = connect(Number(new URL(recorder.origin).port), '127.0.0.1');
	socket.write('POST /teile HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nhalb');
	await once(socket, 'ready');
	socket.resetAndDestroy();

	recorder.expect(async () => {
		throw new Error('No answer.');
	});
	const broken = await fetch(`${recorder.origin}/teile`);
	expect([broken.status, await broken.text()]).toEqual([500, 'Error: No answer.']);

	recorder.expect(async () => new Response('da'));
	expect(await (await fetch(`${recorder.origin}/teile`)).text()).toBe('da');
	expect(recorder.arrived).toMatchObject([{ method: 'GET', target: '/teile' }]);
});
