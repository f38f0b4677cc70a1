import { expect, test } from 'vitest';
import { siteFiles } from '#content/site-files.fixture.ts';
import { planReferences, type ReferencePlan } from '#navigation/api/reference-plan.ts';
import { planOf, siteOf } from '#navigation/site.fixture.ts';
import { type ApiConfig, apiSchema } from '#schema/api-config.ts';
import { loadReference } from './load-reference.ts';
import { loadReferences } from './load-references.ts';

const description = JSON.stringify({
	openapi: '3.1.0',
	info: { title: 'Dinge', version: '1' },
	paths: { '/dinge': { get: { operationId: 'aenderungen', responses: { 200: { description: 'Alle.' } } } } },
});
const FILES = {
	'api/description.json': description,
	'api/history/2025-01-01-1.json': '{ "date": "2025-01-01", "version": "1", "changes": [] }',
	'api/samples.json': '{ "date": "2025-01-01", "languages": {} }',
	'api/recipes.yml': 'anfang:\n  - operation: aenderungen\n    title: Alle Dinge holen\n',
	'api/overview.md': '## Anfang {#anfang}\n',
};
const load = (files: Record<string, string>, patch: Partial<ReferencePlan> = {}, isForeign = false) =>
	loadReference(siteFiles(files), planOf(patch), { isForeign });

test('everything that stands beside the description is read with it', () => {
	const { reference, problems } = load(FILES);
	expect(problems).toEqual([]);
	expect(reference).toMatchObject({
		history: [{ version: '1' }],
		record: { date: '2025-01-01' },
		recipes: { anfang: [{ operation: 'aenderungen' }] },
		texts: 'api',
	});
});

test('a page of the reference cannot take the address of the changes', () => {
	const { reference } = load(FILES);
	expect(reference?.outline.tags[0]?.operations[0]?.slug).toBe('aenderungen-get-dinge');
	expect(reference?.model.operations[0]?.slug).toBe('aenderungen-get-dinge');
});

test('nor that of an older version', () => {
	const { reference } = load(FILES, { reserved: ['aenderungen-get-dinge'] });
	expect(reference?.model.operations[0]?.slug).toMatch(/^aenderungen-get-dinge-./);
});

test('a description of somebody else has nothing but itself', () => {
	const { reference, problems } = load(FILES, {}, true);
	expect(problems).toEqual([]);
	expect(reference).toMatchObject({ model: { title: 'Dinge' }, history: [], record: undefined, recipes: {}, texts: undefined });
});

test('nor has one of two in a folder, where the other has it all', () => {
	const entry = (id: string, file: string) => ({ id, label: id, description: `api/${file}.json`, lenient: true });
	const plans = planReferences(apiSchema.parse([entry('one', 'description'), entry('two', 'other')]));
	expect(plans.map(({ sharesFolder }) => sharesFolder)).toEqual([false, true]);
	const files = { ...FILES, 'api/other.json': description };
	expect(plans.map((plan) => load(files, plan).reference?.history.length)).toEqual([1, 0]);
});

test('of a description that was pulled no other file is read', () => {
	const files = {
		'api/description.json': JSON.stringify({ ...JSON.parse(description), components: { schemas: { Ding: { items: { $ref: './ding.json' } } } } }),
		'api/ding.json': '{ "type": "string" }',
	};
	const schemas = (patch: Partial<ReferencePlan>) => load(files, patch).reference?.model.schemas.map(({ name }) => name);
	expect(schemas({})).toEqual(['Ding', 'ding']);
	expect(schemas({ isPulled: true })).toEqual(['Ding']);
});

test('without a description at the usual place there is no reference; one that is named must be there', async () => {
	const read = (apis: readonly ApiConfig[]) => loadReferences(siteFiles({}), apis, { isForeign: false, fetched: new Map(), atlas: undefined });
	expect(await read(siteOf().config.api)).toEqual({ references: [], problems: [] });
	expect(await read(apiSchema.parse([{ id: 'a', label: 'A', description: 'api/andere.json' }]))).toMatchObject({
		references: [],
		problems: [{ rule: 'api-file' }],
	});
});

test('a description beside the usual place is told while no API is named', async () => {
	const files = {
		'api/openapi.yaml': '# Lager\nopenapi: 3.1.0\n',
		'api/swagger.json': '{\n  "info": {},\n  "swagger": "2.0"\n}',
		'api/samples.json': '{ "text": "openapi: 3" }',
		'api/history/1.json': description,
	};
	const told = async (apis: readonly ApiConfig[]) => {
		const { problems } = await loadReferences(siteFiles({ ...files, 'andere.json': description }), apis, {
			isForeign: false,
			fetched: new Map(),
			atlas: undefined,
		});
		return problems.filter(({ rule }) => rule === 'api-file').map(({ severity, file }) => `${severity} ${file}`);
	};
	expect(await told(siteOf().config.api)).toEqual(['warning api/openapi.yaml', 'warning api/swagger.json']);
	expect(await told(apiSchema.parse([{ id: 'a', label: 'A', description: 'andere.json' }]))).toEqual([]);
});

test('what is wrong beside the description is told with it', () => {
	const { problems } = load({ ...FILES, 'api/samples.json': '{}', 'api/recipes.yml': 'ende: []\n', 'api/history/x.json': '{' });
	expect(new Set(problems.map(({ rule }) => rule))).toEqual(new Set(['api-history', 'api-samples', 'api-recipes']));
});
