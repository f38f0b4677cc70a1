import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { SMALL_DESCRIPTIONS } from '#fact-check/small-descriptions.fixture.ts';
import { load, modelOf, schemasModel } from '#openapi/model/model.fixture.ts';
import type { ApiModel, NamedSchema } from '#openapi/model/model.ts';
import type { SchemaSource } from '#openapi/model/schema-source.ts';
import type { SchemaUse } from '#openapi/page/marks.ts';
import { renderApiMarkdown } from '#openapi/page/render-api-markdown.ts';
import { createSchemaTree } from '#openapi/schema/schema-tree.ts';
import { factsSaid } from './facts-said.fixture.ts';
import { OPERATION_FEATURES, SCHEMA_FEATURES } from './features.fixture.ts';
import { Schemas } from './html/Schemas.tsx';
import { SchemaTree } from './html/SchemaTree.tsx';
import { schemasMarkdown } from './markdown/operation-markdown.ts';
import { operationTwin } from './markdown/operation-twin.ts';
import { schemaMarkdown } from './markdown/schema-markdown.ts';
import { NO_FRAME, sourceOf } from './render-api-page.fixture.ts';
import { renderApiPage } from './render-api-page.ts';

/** Page and twin of one thing, and what each of them says that the other does not. */
function compare(html: string, markdown: string) {
	const page = factsSaid(html);
	const twin = factsSaid(renderApiMarkdown(markdown, { topHeading: 1 }));
	return { onlyPage: [...page].filter((fact) => !twin.has(fact)), onlyTwin: [...twin].filter((fact) => !page.has(fact)), count: page.size };
}

function compareSchema({ document }: ApiModel, schema: SchemaSource, use: SchemaUse) {
	const tree = createSchemaTree(document);
	const node = tree.place(schema, 'schema');
	const rest = tree.rest();
	const html = renderToStaticMarkup(
		<>
			<SchemaTree node={node} use={use} />
			<Schemas nodes={rest} level={2} />
		</>,
	);
	return compare(html, `${schemaMarkdown(node, use)}\n\n${schemasMarkdown(rest)}`);
}

async function compareOperation(model: ApiModel, operation: string) {
	const source = sourceOf(model, { prose: async () => ({ html: '<p>Daneben</p>', markdown: 'Daneben', headings: [], description: undefined, keywords: [] }) });
	const { html } = await renderApiPage({ kind: 'api-operation', path: `/docs/api/${operation}/`, operation }, source, { frame: NO_FRAME, version: 'current' });
	return compare(html, await operationTwin(operation, source));
}

async function expectSameFacts(model: ApiModel) {
	for (const schema of model.schemas) expectSameSchema(model, schema);
	for (const { slug } of model.operations) await expectSameOperation(model, slug);
}

function expectSameSchema(model: ApiModel, schema: NamedSchema) {
	for (const use of ['request', 'response', 'both'] as const)
		expect({ schema: schema.name, use, ...compareSchema(model, schema, use) }).toMatchObject({ onlyPage: [], onlyTwin: [] });
}

async function expectSameOperation(model: ApiModel, slug: string) {
	expect({ slug, ...(await compareOperation(model, slug)) }).toMatchObject({ onlyPage: [], onlyTwin: [] });
}

describe('page and twin say the same', () => {
	test.each(Object.entries(SCHEMA_FEATURES))('of a schema with %s', async (_, schemas) => expectSameFacts(schemasModel(schemas)));

	test.each(Object.entries(OPERATION_FEATURES))('of an operation with %s', async (_, description) => expectSameFacts(modelOf(description)));

	test.each(SMALL_DESCRIPTIONS)('of a description of %s', async (_, text) => expectSameFacts(modelFrom(text)));

	describe.each(['api/description.json', 'tests/fixtures/sandbox/api/description.yml', 'tests/fixtures/weaving/api/description.json'])('of %s:', (file) => {
		const model = modelIn(file);
		test.each(model.schemas.map((schema) => [schema.name, schema] as const))('%s', (_, schema) => expectSameSchema(model, schema));
		test.each(model.operations.map(({ slug }) => slug))('%s', (slug) => expectSameOperation(model, slug));
	});

	// Texts are Markdown of others: the page cleans them, the twin hands them on, and what breaks out of its paragraph there is no fact of ours.
	test('of everything in a hostile description but its texts', () => expectSameFacts(modelIn('tests/fixtures/hostile/api/description.json', withoutTexts)));
});

const withoutTexts = (key: string, value: unknown) =>
	key === 'x-enum-descriptions' ? {} : key === 'description' && typeof value === 'string' ? 'Text' : value;

function modelIn(file: string, change?: (key: string, value: unknown) => unknown): ApiModel {
	const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
	return modelFrom(change === undefined ? text : JSON.stringify(JSON.parse(text), change));
}

function modelFrom(text: string): ApiModel {
	const { model, problems } = load(text, true);
	if (model === undefined) throw new Error(problems.map(({ message }) => message).join('\n'));
	return model;
}

test('a fact that one of them does not tell is found', () => {
	const page = '<ul><li><header><a href="#a">a</a><i>Zahl</i><b>Pflicht</b></header><ul class="facts"><li>mindestens 1</li></ul></li></ul>';
	expect(compare(page, '- `a` – Zahl, **Pflicht**\n\n  mindestens 1')).toEqual({ onlyPage: [], onlyTwin: [], count: 4 });
	expect(compare(page, '- `a` – Zahl\n\n  mindestens 1\n\n- `b` – Zahl')).toMatchObject({ onlyPage: ['/a: Pflicht'], onlyTwin: ['/b: b', '/b: Zahl'] });
});
