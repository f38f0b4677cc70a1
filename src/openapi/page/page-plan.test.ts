import { expect, test } from 'vitest';
import { modelOf } from '#openapi/model/model.fixture.ts';
import { planPages, webhookGroups } from './page-plan.ts';

const names = Array.from({ length: 60 }, (_, index) => index);
const operation = (name: number | string, schema: number | string) =>
	`  /${name}: { get: { operationId: op${name}, responses: { '200': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/S${schema}' } } } } } } }`;

test('schemas get pages where nearly every operation reaches nearly all of them', () => {
	const paths = `paths:\n${names.map((name) => operation(name, name)).join('\n')}\n`;
	const apart = names.map((name) => `    S${name}: { type: object, properties: { a: { type: string } } }`);
	expect(planPages(modelOf(`${paths}components:\n  schemas:\n${apart.join('\n')}`)).schemas).toBe(false);
	const ring = names.map((name) => `    S${name}: { type: object, properties: { next: { $ref: '#/components/schemas/S${(name + 1) % names.length}' } } }`);
	expect(planPages(modelOf(`${paths}components:\n  schemas:\n${ring.join('\n')}`)).schemas).toBe(true);
});

const webhooks = (count: number, line: (index: number) => string) =>
	modelOf(`webhooks:\n${Array.from({ length: count }, (_, index) => line(index)).join('\n')}`);

test('webhooks share a page by tag or by the beginning of their names', () => {
	const model = webhooks(
		11,
		(index) => `  rechnung.ereignis${index}: { post: { ${index < 4 ? 'tags: [Lager & Co], ' : ''}responses: { '200': { description: ok } } } }`,
	);
	expect(planPages(model).webhooks).toBe(true);
	expect(webhookGroups(model).map(({ slug, title, webhooks: { length } }) => ({ slug, title, length }))).toEqual([
		{ slug: 'webhooks/lager-co', title: 'Lager & Co', length: 4 },
		{ slug: 'webhooks/rechnung', title: 'rechnung', length: 7 },
	]);
});

test('a page of too many webhooks falls apart', () => {
	const groups = webhookGroups(webhooks(30, (index) => `  rechnung.e${index}: { post: { responses: { '200': { description: ok } } } }`));
	expect(groups).toHaveLength(30);
	expect(new Set(groups.map(({ slug }) => slug)).size).toBe(30);
});
