import { expect, test } from 'vitest';
import { modelOf } from '#openapi/model/model.fixture.ts';
import { planPages, webhookGroups } from './page-plan.ts';

const names = Array.from({ length: 60 }, (_, index) => index);
const operation = (name: number | string, schema: number | string) =>
	`  /${name}: { get: { operationId: op${name}, responses: { '200': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/S${schema}' } } } } } } }`;

test('schemas get pages where nearly every operation reaches nearly all of them', () => {
	const paths = `paths:\n${names.map((name) => operation(name, name)).join('\n')}\n`;
	const apart = names.map((name) => `    S${name}: { type: object, properties: { a: { type: string } } }`);
	expect(planPages(modelOf(`${paths}components:\n  schemas:\n${apart.join('\n')}`)).schemas).toEqual([]);
	const ring = names.map((name) => `    S${name}: { type: object, properties: { next: { $ref: '#/components/schemas/S${(name + 1) % names.length}' } } }`);
	const { schemas } = planPages(modelOf(`${paths}components:\n  schemas:\n${ring.join('\n')}`));
	expect(schemas).toHaveLength(60);
	expect(schemas[7]).toEqual({ slug: 'schemas/s7', title: 'S7' });
});

const webhooks = (count: number, line: (index: number) => string) =>
	modelOf(`webhooks:\n${Array.from({ length: count }, (_, index) => line(index)).join('\n')}`);

test('webhooks share a page by tag or by the beginning of their names', () => {
	const model = webhooks(
		11,
		(index) => `  rechnung.ereignis${index}: { post: { ${index < 4 ? 'tags: [Lager & Co], ' : ''}responses: { '200': { description: ok } } } }`,
	);
	expect(planPages(model).webhooks.map(({ slug }) => slug)).toEqual(['webhooks/lager-co', 'webhooks/rechnung']);
	expect(planPages(model, { webhooks: 11, repeated: 12, common: 20 }).webhooks).toEqual([]);
	expect(webhookGroups(model).map(({ slug, title, webhooks: { length } }) => ({ slug, title, length }))).toEqual([
		{ slug: 'webhooks/lager-co', title: 'Lager & Co', length: 4 },
		{ slug: 'webhooks/rechnung', title: 'rechnung', length: 7 },
	]);
});

test('a schema that most groups of webhooks share gets a page', () => {
	const schemas =
		'components:\n  schemas:\n    Konto: { type: object, properties: { ort: { $ref: "#/components/schemas/Ort" } } }\n    Ort: { type: string }\n    Anlass: { type: string }';
	const body = (name: string) => `requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/${name}' } } } }`;
	const lines = names
		.slice(0, 12)
		.map((name) => `  w${name}.x: { post: { ${body(name === 3 ? 'Anlass' : 'Konto')}, responses: { '200': { description: ok } } } }`);
	const model = modelOf(`webhooks:\n${lines.join('\n')}\n${schemas}`);
	expect(planPages(model, { webhooks: 10, repeated: 12, common: 10 }).schemas.map(({ title }) => title)).toEqual(['Konto', 'Ort']);
	expect(planPages(model, { webhooks: 10, repeated: 12, common: 11 }).schemas).toEqual([]);
	expect(planPages(model, { webhooks: 12, repeated: 12, common: 10 }).schemas).toEqual([]);
});

test('a page of too many webhooks falls apart', () => {
	const groups = webhookGroups(webhooks(30, (index) => `  rechnung.e${index}: { post: { responses: { '200': { description: ok } } } }`));
	expect(groups).toHaveLength(30);
	expect(new Set(groups.map(({ slug }) => slug)).size).toBe(30);
});
