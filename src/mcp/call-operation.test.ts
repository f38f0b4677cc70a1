import { expect, test } from 'vitest';
import { modelOf, sandboxOf } from '#sandbox/sandbox.fixture.ts';
import { callOperation } from './call-operation.ts';

const practice = (id: string, more = '') => {
	const text = `
openapi: 3.1.0
info: { title: ${id}, version: '1' }
servers: [{ url: https://${id}.example.com }]
paths:
  /parts/{id}:
    get:
      operationId: part
      parameters:
        - { in: path, name: id, required: true, schema: { type: string } }
        - { in: query, name: id, schema: { type: string } }
      responses: { '200': { description: Da } }
${more}`;
	return { id, model: modelOf(text), sandbox: sandboxOf(text) };
};

const ONLY_LAGER = "  /stock: { get: { operationId: stock, responses: { '200': { description: Da } } } }";
const apis = [practice('lager', ONLY_LAGER), practice('versand')];

test('of several APIs with an operation the one that is named answers', async () => {
	await expect(callOperation(apis, { operation: 'part' })).rejects.toThrow('haben mehrere APIs. Nennen Sie als „api“ eine von diesen: lager, versand');
	expect(await callOperation(apis, { operation: 'part', api: 'versand', parameters: { 'path.id': '7' } })).toMatch(
		/^GET https:\/\/versand\.example\.com\/parts\/7\n/,
	);
	expect(await callOperation(apis, { operation: 'stock' })).toMatch(/^GET https:\/\/lager\.example\.com\/stock\n/);
	await expect(callOperation(apis, { operation: 'gone' })).rejects.toThrow(/- lager, part: GET[\s\S]*- versand, part: GET/);
	await expect(callOperation(apis.slice(0, 1), { operation: 'gone' })).rejects.toThrow(/- part: GET/);
});

test('a parameter that stands in several places is named with its own', async () => {
	const call = (parameters: Record<string, unknown>) => callOperation(apis, { operation: 'part', api: 'lager', parameters });
	await expect(call({ id: '7' })).rejects.toThrow('an mehreren Stellen. Nennen Sie ihn mit der Stelle: path.id, query.id');
	expect(await call({ 'path.id': '7', 'query.id': '8' })).toMatch(/^GET https:\/\/lager\.example\.com\/parts\/7\?id=8\n/);
	await expect(call({ other: 1 })).rejects.toThrow('Den Parameter „other“ gibt es nicht');
});
