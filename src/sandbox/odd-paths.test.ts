import { expect, test } from 'vitest';
import { requestOf } from '#openapi/request/build-request.ts';
import { createSandbox } from './create-sandbox.ts';
import { planSandbox } from './plan/plan-sandbox.ts';
import { modelOf, stillClock } from './sandbox.fixture.ts';

const PATHS = [
	'/a//b',
	'//a',
	'/a///{id}',
	'/a/../b',
	'/a/./b/.',
	'/a/%2e%2E/{id}',
	'/a/..',
	'/a b',
	'/a%20b/{id}',
	'/a%2Fb',
	'/%C3%A4/ä',
	'/%',
	'/100%/{id}',
	'/a+b',
	"/a'b(c)",
	'/a"b',
	'/a|b^c`d',
	'/a\\b',
	'/[x]',
	'/a{id}',
	'/ä{id}ö',
	'/a%20{id}',
	'/{id}.json',
	'/a/{id}:cancel',
	'/a;x={id}',
	'/a/',
	'/a/{id}/',
	'/{id}/{id}',
	'/@me/~x',
];
const SERVERS = ['https://api.example.com/v1', 'https://api.example.com', 'https://api.example.com//v1/', 'https://api.example.com/v1/../v2', '/basis%20pfad'];

/** The request that the samples of the page show, sent to the sandbox of the same description. */
test.each(PATHS.flatMap((path) => SERVERS.map((server) => [path, server] as const)))('%s at %s is known', async (path, server) => {
	const parameters = path.includes('{') ? '[{ name: id, in: path, required: true, schema: { type: string }, example: "ü / 7" }]' : '[]';
	const model = modelOf(`
openapi: 3.1.0
info: { title: T, version: '1' }
servers: [{ url: ${JSON.stringify(server)} }]
paths: { ${JSON.stringify(path)}: { get: { parameters: ${parameters}, responses: { '204': { description: ok } } } } }
`);
	const [operation] = model.operations;
	if (operation === undefined) throw new Error('There is no operation.');
	const { endpoint, query } = requestOf(operation, model);
	const response = await createSandbox({ plan: planSandbox(model), clock: stillClock() }).fetch(
		new Request(endpoint + (query.length > 0 ? `?${query.join('&')}` : '')),
	);
	expect(response.status).toBe(204);
});
