import { describe, expect, test } from 'vitest';
import { parseYaml } from '#content/yaml-document.ts';
import { modelOf } from '#openapi/model/model.fixture.ts';
import { fieldAtlasSchema } from '#schema/field-atlas.ts';
import { docFrontMatterSchema } from '#schema/front-matter.ts';
import { atlasOutline } from './atlas-outline.ts';
import { viewAtlas } from './atlas-view.ts';
import { checkAtlas } from './check-atlas.ts';
import { checkTermNames } from './check-term-names.ts';
import { schemaPaths } from './schema-paths.ts';

const model = modelOf(`
paths:
  /dinge:
    get:
      operationId: dingeIndex
      responses: { '200': { description: Liste, content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Ding' } } } } } }
    post:
      operationId: dingeAdd
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/DingInput' } } } }
      responses: { '201': { description: Ding, content: { application/json: { schema: { $ref: '#/components/schemas/DingErgebnis' } } } } }
components:
  schemas:
    Ding:
      type: object
      required: [id, name]
      properties:
        id: { type: integer, readOnly: true }
        name: { type: string, maxLength: 60 }
        farbe: { type: string, enum: [rot, blau], nullable: true }
        ort: { $ref: '#/components/schemas/Ort' }
        besitzer: { type: object, properties: { art: { type: string }, id: { type: integer } } }
        teile: { type: array, items: { type: object, properties: { nr: { type: string } } } }
    Ort: { type: object, properties: { code: { type: string }, in: { $ref: '#/components/schemas/Ding' } } }
    DingInput: { type: object, required: [name], properties: { name: { type: string }, ortCode: { type: string } } }
    DingErgebnis: { allOf: [{ $ref: '#/components/schemas/Ding' }, { type: object, properties: { warnungen: { type: array, items: { type: string } } } }] }
    Unbenutzt: { type: object, properties: { x: { type: string } } }
`);

const WHOLE = `groups:
  - id: ding
    title: Ding
    term: ding
    section: /docs/dinge/
    schemas: [Ding, DingInput]
    fields:
      - { field: id, label: ID }
      - { field: name, label: Bezeichnung, rule: eindeutig }
      - { field: farbe, label: Farbe, section: "/docs/dinge/#farbe" }
      - { field: ort, label: Ort, also: [Ort.code, Ort.in, DingInput.ortCode] }
      - { field: besitzer.art, label: gehört, also: [Ding.besitzer, Ding.besitzer.id] }
      - { field: teile, label: Teile, also: [Ding.teile.nr] }
      - { id: plan, label: Lageplan }
unmapped:
  - fields: [DingErgebnis]
    reason: Meldung
`;

function atlasOf(yaml: string) {
	const document = parseYaml(yaml, 1, { file: 'docs/field-atlas.yml', rule: 'field-atlas', message: '', hint: '' });
	if ('problems' in document) throw new Error(document.problems[0]?.message);
	return { config: fieldAtlasSchema.parse(document.value), lineOf: document.lineOf };
}

function findings(yaml: string): string[] {
	const { config, lineOf } = atlasOf(yaml);
	const problems = checkAtlas(config, model, { file: 'docs/field-atlas.yml', lineOf, terms: ['ding', 'ort'] });
	return problems.map(({ severity, line, message, hint }) => `${severity} ${line} ${message} ${hint}`);
}

/** The whole atlas with one text replaced. */
function changed(from: string, to: string): string[] {
	expect(WHOLE).toContain(from);
	return findings(WHOLE.replace(from, to));
}

test('the fields of a schema are its own, those of unnamed objects too', () => {
	const paths = (name: string) => schemaPaths(model, name).map(({ path }) => path);
	expect(paths('Ding')).toEqual(['id', 'name', 'farbe', 'ort', 'besitzer', 'besitzer.art', 'besitzer.id', 'teile', 'teile.nr']);
	expect(paths('DingErgebnis')).toEqual(['warnungen']);
	expect(paths('Fehlt')).toEqual([]);
});

describe('an atlas', () => {
	test('that names every used field is in order', () => expect(findings(WHOLE)).toEqual([]));

	const hint = 'Ordnen Sie es einer Beschriftung zu, oder nennen Sie es unter „unmapped“ mit einem Grund.';
	test('without a field', () => {
		expect(changed('      - { field: farbe, label: Farbe, section: "/docs/dinge/#farbe" }\n', '')).toEqual([
			`warning 8 Das Feld „Ding.farbe“ der API steht nicht im Feldatlas. ${hint}`,
		]);
	});

	test('without a nested field', () => {
		expect(changed(', also: [Ding.teile.nr]', '')).toEqual([`warning 8 Das Feld „Ding.teile.nr“ der API steht nicht im Feldatlas. ${hint}`]);
	});

	test('without an entry for a schema of no group', () => {
		expect(changed('[DingErgebnis]', '[Unbenutzt]')).toEqual([`warning 16 Das Feld „DingErgebnis.warnungen“ der API steht nicht im Feldatlas. ${hint}`]);
	});

	test.each<[string, string, string, string]>([
		['field', 'field: farbe', 'field: frabe', 'error 10 Das Feld „frabe“ gibt es nicht. Meinten Sie „farbe“?'],
		['field elsewhere', 'DingInput.ortCode', 'DingInput.ortKode', 'error 11 Das Feld „DingInput.ortKode“ gibt es nicht. Meinten Sie „DingInput.ortCode“?'],
		['schema', '[Ding, DingInput]', '[Ding, DingInput, Dingg]', 'error 6 Das Schema „Dingg“ gibt es nicht. Meinten Sie „Ding“?'],
		['term', 'term: ding', 'term: dingens', 'error 4 Den Begriff „dingens“ gibt es nicht. Meinten Sie „ding“?'],
		['excuse', '[DingErgebnis]', '[DingErgebnis, Ding.nam]', 'error 16 Das Feld „Ding.nam“ gibt es nicht. Meinten Sie „Ding.name“?'],
	])('that names an unknown %s', (_, from, to, finding) => expect(changed(from, to)).toContain(finding));

	test('with a row twice', () => {
		expect(changed('{ id: plan', '{ field: name')).toContain(
			'error 14 Die Zeile „ding.name“ steht zweimal im Feldatlas. Geben Sie einer der beiden eine „id“.',
		);
	});

	test('that excuses what has a row', () => {
		expect(changed('[DingErgebnis]', '[DingErgebnis, Ding.name]')).toEqual([
			'warning 16 „Ding.name“ hat eine Zeile und steht zugleich unter „unmapped“. Streichen Sie einen der beiden Einträge.',
		]);
	});
});

test('a term names what the API has', () => {
	const docOf = (...api: string[]) => ({ file: 'docs/terms/ding.md', frontMatter: docFrontMatterSchema.parse({ term: { short: 'Kurz.', api } }) });
	expect(checkTermNames([docOf('Ding', 'Ding.farbe', 'dinge-index')], { models: [model], lineOfKey: () => 3 })).toEqual([]);
	expect(checkTermNames([docOf('Ding.frabe')], { models: [model], lineOfKey: () => 3 })).toMatchObject([
		{ file: 'docs/terms/ding.md', message: 'Der Begriff nennt „Ding.frabe“, das die API-Beschreibung nicht hat.', hint: 'Meinten Sie „Ding.farbe“?' },
	]);
});

describe('a row', () => {
	const rows = new Map(viewAtlas(atlasOf(WHOLE).config, model).groups.flatMap((group) => group.rows.map((row) => [row.id, row] as const)));

	test('tells what the description says', () => {
		expect(rows.get('ding.name')).toEqual({
			id: 'ding.name',
			label: 'Bezeichnung',
			rule: 'eindeutig',
			term: undefined,
			section: '/docs/dinge/',
			places: ['Ding.name', 'DingInput.name'],
			type: { type: expect.objectContaining({ kind: 'scalar', types: ['string'] }), nullable: false },
			constraints: [{ kind: 'range', of: 'length', least: undefined, most: 60 }],
			required: true,
			values: [],
			reads: ['dinge-index', 'dinge-add'],
			writes: ['dinge-add'],
		});
		expect(rows.get('ding.farbe')).toMatchObject({
			type: { nullable: true, type: { types: ['string'] } },
			values: ['rot', 'blau'],
			required: false,
			writes: [],
		});
	});

	test('of what the API does not have has a label only', () => {
		expect(rows.get('ding.plan')).toMatchObject({ label: 'Lageplan', places: [], type: undefined, reads: [], writes: [] });
	});

	test('has an address', () => {
		expect(atlasOutline(atlasOf(WHOLE).config)).toMatchObject({
			title: 'Feldatlas',
			ids: ['ding', 'ding.id', 'ding.name', 'ding.farbe', 'ding.ort', 'ding.besitzer.art', 'ding.teile', 'ding.plan'],
			groups: { Ding: 'ding', DingInput: 'ding' },
		});
	});
});
