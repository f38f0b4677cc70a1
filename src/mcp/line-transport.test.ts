import { PassThrough } from 'node:stream';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { expect, test } from 'vitest';
import { lineTransport } from './line-transport.ts';

/** A server that has agreed on a version of the protocol. Gives what it answers to a line; the line must have an answer. */
async function serverOf(protocolVersion?: string) {
	const [input, output] = [new PassThrough(), new PassThrough({ encoding: 'utf8' })];
	const server = new McpServer({ name: 'test', version: '1' });
	server.registerTool('echo', {}, () => ({ content: [{ type: 'text', text: 'ä\u2028ö' }] }));
	await server.connect(lineTransport(input, output));
	const ask = async (line: string): Promise<unknown> => {
		const answered = new Promise<string>((resolve) => output.once('data', resolve));
		input.write(`${line}\n`);
		return JSON.parse(await answered);
	};
	const init = { protocolVersion, capabilities: {}, clientInfo: { name: 'test', version: '1' } };
	if (protocolVersion !== undefined) expect(await ask(request(1, 'initialize', init))).toMatchObject({ result: { protocolVersion } });
	return { ask, input, output };
}

const request = (id: number, method: string, params: object = {}) => JSON.stringify({ jsonrpc: '2.0', id, method, params });
const batch = (...messages: string[]) => `[${messages.join()}]`;
const error = (code: number, id: unknown = null) => ({ jsonrpc: '2.0', id, error: { code, message: expect.any(String) } });

test('rubbish is told, and what comes behind it is answered', async () => {
	const { ask, input } = await serverOf('2025-11-25');
	expect(await ask('rubbish')).toEqual(error(-32700));
	expect(await ask('{"jsonrpc":"2.0","id":7}')).toEqual(error(-32600, 7));
	expect(await ask('null')).toEqual(error(-32600));
	input.write('\n\r\n{"jsonrpc":"2.0","id":8,');
	expect(await ask('"method":"ping"}\r')).toMatchObject({ id: 8, result: {} });
	expect(await ask(request(9, 'tools/call', { name: 'echo' }))).toMatchObject({ id: 9, result: { content: [{ text: 'ä\u2028ö' }] } });
});

test.each([
	[request(2, 'ping'), { id: 2, result: {} }],
	['{"jsonrpc":', error(-32700)],
])('the last line is read without an end: %s', async (line, answer) => {
	const { input, output } = await serverOf('2025-11-25');
	const answered = new Promise<string>((resolve) => output.once('data', resolve));
	input.end(line);
	expect(JSON.parse(await answered)).toMatchObject(answer);
});

test('a batch is answered as a list where the version of the protocol has batches', async () => {
	const { ask } = await serverOf('2025-03-26');
	const answers = await ask(batch(request(2, 'ping'), '{"jsonrpc":"2.0","method":"notifications/initialized"}', '5', request(3, 'tools/list')));
	expect(answers).toHaveLength(3);
	expect(answers).toEqual(expect.arrayContaining([error(-32600), expect.objectContaining({ id: 2 }), expect.objectContaining({ id: 3 })]));
	expect(await ask('[]')).toEqual(error(-32600));
});

test.each([['2025-06-18'], ['2025-11-25'], [undefined]])('it is refused as a whole where it has none: %s', async (version) => {
	const { ask } = await serverOf(version);
	expect(await ask(batch(request(2, 'ping')))).toEqual(error(-32600));
});
