import { expect, test } from 'vitest';
import { load } from '#openapi/model/model.fixture.ts';
import { HIDDEN_PLACES } from './hidden-places.fixture.ts';

const YAML = `
tags: [{ name: Offen }, { name: Werk, x-internal: true }]
paths:
  /a:
    get:
      operationId: a
      tags: [Offen]
      parameters:
        - { in: query, name: q, schema: { type: string } }
        - { in: query, name: verborgen-1, x-internal: true, schema: { type: string } }
        - { $ref: '#/components/parameters/Verborgen2' }
      responses:
        '200': { description: gut, content: { application/json: { schema: { $ref: '#/components/schemas/A' } } } }
    delete: { operationId: verborgen-3, x-hidden: true, responses: { '200': { description: gut } } }
  /verborgen-4: { x-exclude: true, get: { operationId: b, responses: { '200': { description: gut } } } }
  /c: { get: { operationId: verborgen-5, tags: [Werk], responses: { '200': { description: gut, content: { application/json: { schema: { $ref: '#/components/schemas/Verborgen6' } } } } } } }
webhooks:
  verborgen-7: { post: { x-internal: true, responses: { '200': { description: gut } } } }
components:
  parameters:
    Verborgen2: { in: query, name: verborgen-2, x-internal: true, schema: { type: string } }
  schemas:
    A: { type: object, required: [id, verborgen-8], properties: { id: { type: string }, verborgen-8: { type: string, x-internal: true }, verborgen-9: { $ref: '#/components/schemas/Verborgen9' } } }
    Verborgen6: { type: object, properties: { tief: { $ref: '#/components/schemas/Verborgen10' } } }
    Verborgen9: { x-internal: true, type: object }
    Verborgen10: { type: string }
    Unbenutzt: { type: string }
`;

test('nothing of what is marked as internal is in the model or the download, and what only it used is gone as well', () => {
	const { model, download = '', problems } = load(YAML);
	expect(JSON.stringify(model)).not.toMatch(/verborgen/i);
	expect(download).not.toMatch(/verborgen|Werk/i);
	expect(model?.operations.map(({ id }) => id)).toEqual(['a']);
	expect(model?.schemas.map(({ name }) => name)).toEqual(['A', 'Unbenutzt']);
	expect(model?.webhooks).toEqual([]);
	expect(problems).toEqual([]);
});

test.each(["'true'", "'True'", 'yes', 'on', '1'])('a mark that says %s says yes', (mark) => {
	const { model } = load(YAML.replace('x-hidden: true', `x-hidden: ${mark}`));
	expect(model?.operations.map(({ id }) => id)).toEqual(['a']);
});

test.each(['false', "'false'", 'no', 'null', '0', "''", '{}'])('a mark that says %s hides nothing', (mark) => {
	const { model } = load(YAML.replace('x-hidden: true', `x-hidden: ${mark}`));
	expect(model?.operations.map(({ id }) => id)).toEqual(['a', 'verborgen-3']);
});

test('a description without such marks is handed on as it is', () => {
	expect(load('paths: { /a: { get: { operationId: a, x-internal: false, responses: { "200": { description: gut } } } } }').download).toBeUndefined();
});

test('a server whose address needs a hidden variable without a default is hidden', () => {
	const { model, download } = load(`
servers:
  - { url: 'https://{name}.example.com/', variables: { name: { x-internal: true } } }
  - { url: 'https://open.example.com/' }
paths: { /a: { get: { operationId: a, responses: { '200': { description: gut } } } } }
`);
	expect(JSON.stringify(model)).toContain('https://open.example.com/');
	expect(JSON.stringify(model) + download).not.toMatch(/undefined|\{name\}/);
});

/** What one hidden operation uses alone, each with a name that tells of it; beside it what it shares with one that is shown. */
const ONLY_HIDDEN = `
tags:
  - { name: Offen, description: Für alle., parent: Bereich }
  - { name: Bereich, description: Ein Bereich. }
  - { name: Text, description: Ohne Vorgang. }
  - { name: verborgen-1, description: Verborgen. }
  - { name: verborgen-2, x-internal: true }
x-tagGroups:
  - { name: Alles, tags: [Offen, verborgen-1, verborgen-2] }
  - { name: verborgen-3, tags: [verborgen-1] }
paths:
  /a:
    get:
      operationId: a
      tags: [Offen]
      security: [{ schluessel: [] }]
      responses:
        '200':
          description: gut
          links:
            verborgen-4: { operationId: verborgen-5 }
            verborgen-6: { operationRef: '#/paths/~1verborgen-7/post' }
            Selbst: { operationId: a }
  /verborgen-7:
    post:
      operationId: verborgen-5
      x-internal: true
      tags: [Offen, verborgen-1]
      security: [{ schluessel: [], verborgen-8: [] }]
      requestBody: { $ref: '#/components/requestBodies/verborgen-9' }
      callbacks: { verborgen-10: { $ref: '#/components/callbacks/verborgen-11' } }
      responses: { '200': { description: gut, headers: { X: { $ref: '#/components/headers/verborgen-12' } } } }
components:
  securitySchemes:
    schluessel: { type: apiKey, in: header, name: X-Key }
    verborgen-8: { type: http, scheme: bearer }
    frei: { type: http, scheme: basic }
  requestBodies: { verborgen-9: { content: { application/json: { schema: { $ref: '#/components/schemas/verborgen-13' }, examples: { e: { $ref: '#/components/examples/verborgen-14' } } } } } }
  callbacks: { verborgen-11: { '{$request.body#/verborgen-15}': { post: { responses: { '200': { description: gut } } } } } }
  headers: { verborgen-12: { schema: { type: string } } }
  schemas: { verborgen-13: { type: object } }
  examples: { verborgen-14: { value: 1 } }
`;

test('a way to sign in that all operations have stays, whatever a hidden one says of it', () => {
	const { model } = load(`
security: [{ schluessel: [] }]
paths:
  /a: { get: { operationId: a, responses: { '200': { description: gut } } } }
  /b: { get: { operationId: b, x-internal: true, security: [{ schluessel: [], verborgen: [] }], responses: { '200': { description: gut } } } }
components:
  securitySchemes: { schluessel: { type: apiKey, in: header, name: X-Key }, verborgen: { type: http, scheme: basic } }
`);
	expect(model?.securitySchemes.map(({ name }) => name)).toEqual(['schluessel']);
});

test.each([
	['items: PART', '[PART]'],
	['contains: PART', '[PART]'],
	['prefixItems: [PART]', '[PART]'],
	['unevaluatedItems: PART', '[PART]'],
	['additionalProperties: PART', '{ "x": PART }'],
	['unevaluatedProperties: PART', '{ "x": PART }'],
	["patternProperties: { '^x': PART }", '{ "x": PART }'],
	['properties: { x: PART }', '{ "x": PART }'],
])('a hidden field below %s is not in an example as text either', (schema, text) => {
	const part = '{ type: object, properties: { verborgen: { type: integer, x-internal: true }, b: { type: integer } } }';
	// Elsewhere a field of this name is shown.
	const { download } = load(`
paths:
  /a: { get: { operationId: a, responses: { '200': { description: gut, content: { application/json: { example: '${text.replace('PART', '{"verborgen":1,"b":2}')}', schema: { type: ${text.startsWith('[') ? 'array' : 'object'}, ${schema.replace('PART', part)} } } } } } } }
  /b: { get: { operationId: b, responses: { '200': { description: gut, content: { application/json: { schema: { properties: { verborgen: { type: integer } } } } } } } } }
`);
	expect(Object(JSON.parse(download ?? '')).paths['/a'].get.responses['200'].content['application/json'].example.replaceAll(' ', '')).toBe(
		text.replaceAll(' ', '').replace('PART', '{"b":2}'),
	);
});

test('an operation that only a hidden login opens does not become one for everybody without a word', () => {
	const { problems, model } = load(`
paths:
  /a: { get: { operationId: a, security: [{ intern: [] }], responses: { '200': { description: gut } } } }
  /b: { get: { operationId: b, security: [{ intern: [] }, { offen: [] }], responses: { '200': { description: gut } } } }
  /c: { get: { operationId: c, security: [], responses: { '200': { description: gut } } } }
components:
  securitySchemes: { intern: { type: http, scheme: basic, x-internal: true }, offen: { type: http, scheme: bearer } }
`);
	expect(problems.map(({ rule, message, line }) => `${rule} ${line} ${message}`)).toEqual([expect.stringMatching(/^api-reading 5 .*verborgen.*\/security\)/)]);
	expect(model?.operations.map(({ hasHiddenLogin, security }) => [hasHiddenLogin, security.map(({ schemes }) => schemes.map(({ name }) => name))])).toEqual([
		[true, []],
		[undefined, [['offen']]],
		[undefined, [[]]],
	]);
});

test('a way to sign in that needs a hidden one too is not told as if it were enough, and not at all if there is another way', () => {
	const { problems, model, download } = load(`
paths:
  /a: { get: { operationId: a, security: [{ offen: [], intern: [] }], responses: { '200': { description: gut } } } }
  /b: { get: { operationId: b, security: [{ intern: [], offen: [] }, { anders: [] }], responses: { '200': { description: gut } } } }
  /c: { get: { operationId: c, security: [{ intern: [], offen: [] }, {}], responses: { '200': { description: gut } } } }
components:
  securitySchemes: { intern: { type: http, scheme: basic, x-internal: true }, offen: { type: http, scheme: bearer }, anders: { type: http, scheme: digest } }
`);
	expect(problems.map(({ rule, line }) => `${rule} ${line}`)).toEqual(['api-reading 5']);
	expect(model?.operations.map(({ hasHiddenLogin, security }) => [hasHiddenLogin, security.map(({ schemes }) => schemes.map(({ name }) => name))])).toEqual([
		[true, [['offen']]],
		[undefined, [['anders']]],
		[undefined, [[]]],
	]);
	expect(download).not.toContain('intern');
});

test('of a hidden login that all operations ask for each one knows that does not say otherwise', () => {
	const { model } = load(`
security: [{ intern: [] }]
paths:
  /a: { get: { operationId: a, responses: { '200': { description: gut } } } }
  /b: { get: { operationId: b, security: [], responses: { '200': { description: gut } } } }
components:
  securitySchemes: { intern: { type: http, scheme: basic, x-internal: true } }
`);
	expect(model?.operations.map(({ hasHiddenLogin }) => hasHiddenLogin)).toEqual([true, undefined]);
});

test('what only a hidden operation used tells nothing of it: tags and their groups, links to it, its way to sign in', () => {
	const { model, download = '' } = load(ONLY_HIDDEN);
	expect(download.match(/verborgen-\d+/g)).toBeNull();
	expect(JSON.stringify(model).match(/verborgen-\d+/g)).toBeNull();
	expect(model?.tags.map(({ name }) => name)).toEqual(['Offen', 'Bereich', 'Text']);
	expect(model?.securitySchemes.map(({ name }) => name)).toEqual(['schluessel', 'frei']);
	expect(download).toContain('Selbst');
});

/** Words that a text must not hold, and that it has to, by nothing but the letters. */
const wordsIn = (text: string, word: RegExp) => [...new Set((text.match(word) ?? []).map((found) => found.toLowerCase().replace('%2e', '.')))].sort();
const HIDDEN_WORD = /geheim\.?\d+/gi;
const SHOWN_WORD = /offen(?:\.|%2E)?\d+/gi;

test.each(Object.entries(HIDDEN_PLACES))('nothing of a hidden part is left in any place of %s, and everything else is', (_, yaml) => {
	const { model, download = '', problems } = load(yaml);
	expect(wordsIn(download, HIDDEN_WORD)).toEqual([]);
	expect(wordsIn(JSON.stringify(model), HIDDEN_WORD)).toEqual([]);
	expect(wordsIn(download, SHOWN_WORD)).toEqual(wordsIn(yaml, SHOWN_WORD));
	// What is told is about a hidden login beside another one, and the text in which nobody can find fields.
	expect(problems.map(({ rule, message }) => `${rule} ${message}`)).toEqual(
		yaml.includes('xml')
			? [
					expect.stringMatching(/^api-reading Gefordert ist immer eine Anmeldung.*post\/security\)/),
					expect.stringMatching(/^api-reading Das Beispiel ist ein Text.*application~1xml\)/),
				]
			: [],
	);
});

test('the default of a hidden variable stands in the address as it is written', () => {
	const { model } = load("servers: [{ url: 'https://x.example/{teil}', variables: { teil: { default: v$$1, x-internal: true } } }]\npaths: {}");
	expect(model?.servers.map(({ url }) => url)).toEqual(['https://x.example/v$$1']);
});
