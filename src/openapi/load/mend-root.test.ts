import { expect, test } from 'vitest';
import { load } from '#openapi/model/model.fixture.ts';
import { mendRoot } from './mend-root.ts';

test.each([
	[{ host: 'https://api.example/' }, 'https://api.example'],
	[{ host: 'http://localhost:3000' }, 'http://localhost:3000'],
	[{ host: 'api.example/v1', schemes: ['https'] }, 'https://api.example/v1'],
	[{ host: 'https://api.example/v1', basePath: 'b' }, 'https://api.example/v1/b'],
	[{ host: 'api.example', basePath: 'v1', schemes: ['https'] }, 'https://api.example/v1'],
])('the address of %j is %s', (address, expected) => {
	const { model, problems } = load(JSON.stringify({ swagger: '2.0', info: { title: 'A', version: '1' }, ...address, paths: {} }));
	expect(model?.servers.map(({ url }) => url)).toEqual([expected]);
	expect(problems.map(({ rule }) => rule)).toEqual(['api-reading']);
});

test('webhooks of OpenAPI 3.0 are read, with what that version means by its words', () => {
	const hook = {
		post: { requestBody: { content: { 'application/json': { schema: { type: 'string', nullable: true } } } }, responses: { 200: { description: 'ok' } } },
	};
	const { model, problems } = load(JSON.stringify({ openapi: '3.0.3', info: { title: 'A', version: '1' }, paths: {}, webhooks: { done: hook } }));
	expect(model?.webhooks).toMatchObject([{ requestBody: { content: [{ schema: { schema: { type: ['string', 'null'] } } }] } }]);
	expect(problems.map(({ rule, message }) => [rule, message.includes('OpenAPI 3.1')])).toEqual([['api-reading', true]]);
});

test('components that stand beside their place are found there', () => {
	const NotFound = { description: 'nein' };
	const { value, findings } = mendRoot({ openapi: '3.0.3', responses: { NotFound }, components: { schemas: {} } });
	expect(value).toEqual({ openapi: '3.0.3', components: { schemas: {}, responses: { NotFound } } });
	expect(findings).toMatchObject([{ rule: 'api-reading', pointer: '#/responses' }]);
	// In Swagger 2.0 that is their place.
	expect(mendRoot({ swagger: '2.0', responses: { NotFound } }).findings).toEqual([]);
});
