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

test('components that stand beside their place are found there', () => {
	const NotFound = { description: 'nein' };
	const { value, findings } = mendRoot({ openapi: '3.0.3', responses: { NotFound }, components: { schemas: {} } });
	expect(value).toEqual({ openapi: '3.0.3', components: { schemas: {}, responses: { NotFound } } });
	expect(findings).toMatchObject([{ rule: 'api-reading', pointer: '#/responses' }]);
	// In Swagger 2.0 that is their place.
	expect(mendRoot({ swagger: '2.0', responses: { NotFound } }).findings).toEqual([]);
});
