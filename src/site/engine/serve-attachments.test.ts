import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { siteFiles } from '#content/site-files.fixture.ts';
import { serveAttachments } from './serve-attachments.ts';

type Handle = (request: IncomingMessage, response: ServerResponse, next: (error?: Error) => void) => void;

/** What a preview of these files answers; `after` happens once a file was found and before it is read. */
async function answerOf(files: Record<string, string>, path: string, after = (_root: string) => {}) {
	const root = siteFiles(files);
	let handle: Handle = () => {};
	const { configureServer } = serveAttachments(root, { base: '/hilfe/', folders: ['docs'] });
	if (typeof configureServer !== 'function') throw new Error('There is nothing that serves.');
	const middlewares = { use: (given: Handle) => (handle = given) };
	await configureServer.call({} as never, { middlewares } as unknown as ViteDevServer);
	const server = createServer((request, response) => {
		handle(request, response, (error) => response.writeHead(error === undefined ? 404 : 500).end(error?.message));
		after(root);
	});
	onTestFinished(() => void server.close());
	await once(server.listen(0, '127.0.0.1'), 'listening');
	const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
	return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
}

test.each([
	['docs/a.svg', '/_files/docs/a.svg'],
	['docs/a.svg', '/hilfe/_files/docs/a.svg?v=1'],
	['docs/C#.svg', '/_files/docs/C%23.svg'],
	['docs/warum?.svg', '/_files/docs/warum%3F.svg'],
	['docs/größe 100 %.svg', '/_files/docs/gr%C3%B6%C3%9Fe%20100%20%25.svg'],
])('%s is at %s', async (file, path) => {
	expect(await answerOf({ [file]: '<svg/>' }, path)).toEqual({ status: 200, type: 'image/svg+xml; charset=utf-8', text: '<svg/>' });
});

test.each(['/_files/docs/b.svg', '/_files/%E0', '/_files/docs/../geheim.svg', '/_files/docs/%2e%2e/geheim.svg', '/docs/a.svg'])(
	'others answer for %s',
	async (path) => {
		expect(await answerOf({ 'docs/a.svg': '<svg/>', 'geheim.svg': '<svg/>' }, path)).toMatchObject({ status: 404 });
	},
);

test('one that goes away before it is read is said to be missing, and the preview goes on', async () => {
	const remove = (root: string) => rmSync(join(root, 'docs/a.svg'));
	expect(await answerOf({ 'docs/a.svg': '<svg/>' }, '/_files/docs/a.svg', remove)).toMatchObject({ status: 500, text: expect.stringContaining('ENOENT') });
});
