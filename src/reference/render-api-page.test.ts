import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadDescription } from '#openapi/description/load-description.ts';
import { isObject } from '#openapi/json/json.ts';
import { segmentsOf, valueAt } from '#openapi/json/pointer.ts';
import { modelOf } from '#openapi/model/model.fixture.ts';
import type { ApiModel } from '#openapi/model/model.ts';
import { brokenAnchors, factsOf } from '#reference/html/page-facts.fixture.ts';
import { api as words } from '#words/api.ts';
import { NO_FRAME, sourceOf } from './render-api-page.fixture.ts';
import { type ReferencePage, renderApiPage } from './render-api-page.ts';

const FILE = 'api/description.json';
const text = readFileSync(new URL(`../../${FILE}`, import.meta.url), 'utf8');
const raw: unknown = JSON.parse(text);
const own = loadDescription(text, { file: FILE }).model;
if (!own) throw new Error('the description cannot be read');

const render = async (route: ReferencePage, model: ApiModel = own, more = {}) =>
	(await renderApiPage(route, sourceOf(model, more), { frame: NO_FRAME, version: 'current' })).html;
const operation = (slug: string, model?: ApiModel, more = {}) => render({ kind: 'api-operation', path: `/docs/api/${slug}/`, operation: slug }, model, more);

/** Maps whose keys are for readers. */
const SAYING_KEYS = ['properties', 'headers', 'responses', 'content', 'x-enum-descriptions'];

/** The names and values that a piece of a description says itself. */
const saidHere = (value: Readonly<Record<string, unknown>>): unknown[] => [
	...(typeof value['in'] === 'string' ? [value['name']] : []),
	...(Array.isArray(value['enum']) ? value['enum'].filter((item) => item !== null).map(String) : []),
	...SAYING_KEYS.flatMap((key) => Object.keys(isObject(value[key]) ? value[key] : {})),
	value['summary'],
];

/** Every name, value and status that the raw description says below a place, references followed once. */
function said(value: unknown, found = new Set<string>(), seen = new Set<string>()): Set<string> {
	if (Array.isArray(value)) for (const item of value) said(item, found, seen);
	if (!isObject(value)) return found;
	const ref = value['$ref'];
	if (typeof ref === 'string' && !seen.has(ref)) {
		seen.add(ref);
		said(valueAt(raw, segmentsOf(ref)), found, seen);
	}
	for (const words of saidHere(value)) if (typeof words === 'string') found.add(words);
	for (const [key, child] of Object.entries(value)) if (!['example', 'default', 'enum', 'value'].includes(key)) said(child, found, seen);
	return found;
}

test('an answer has no content only where status or description say so', async () => {
	const answering = (status: string, response: string) =>
		operation(
			'a',
			modelOf(`openapi: 3.1.0\ninfo: { title: P, version: '1' }\npaths: { /a: { get: { operationId: a, responses: { '${status}': ${response} } } } }`),
		);
	const says = 'Die Antwort hat keinen Inhalt.';
	expect(await answering('200', '{ description: gut }')).not.toContain(says);
	expect(await answering('204', '{ description: gut }')).toContain(says);
	expect(await answering('200', '{ description: gut, content: {} }')).toContain(says);
});

test('the overview of an API that has only schemas shows them, and no empty lists', async () => {
	const schemas = modelOf(`
openapi: 3.1.0
info: { title: P, version: '1', x-logo: { url: https://a.example/l.svg, altText: Zeichen } }
components: { schemas: { Teil: { type: object, properties: { nummer: { type: integer } } } } }
`);
	const html = await render({ kind: 'api-overview', path: '/docs/api/p/' }, schemas, { imageHosts: ['a.example'] });
	expect(factsOf(html).text).toMatch(/Teil[\s\S]*nummer/);
	expect(html).not.toMatch(/<h2[^>]*>Operationen/);
	expect(html).toContain('alt="Zeichen"');
});

describe('the page of an operation', () => {
	test.each(own.operations.map(({ slug, pointer }) => ({ slug, pointer })))('$slug says all that the description says', async ({ slug, pointer }) => {
		const facts = factsOf(await operation(slug));
		const everything = [...said(valueAt(raw, segmentsOf(pointer)))];
		expect(everything.length).toBeGreaterThan(20);
		expect(everything.filter((word) => !facts.text.includes(word))).toEqual([]);
		expect(brokenAnchors(facts)).toEqual([]);
	});

	test('has the path with links to its parameters, and code beside it', async () => {
		const [first] = own.operations.filter(({ parameters }) => parameters.path.length > 0);
		const html = await operation(first?.slug ?? '');
		expect(html).toMatch(/<pre><code><small>https:[^{]*<a href="#path-\w+">\{\w+\}<\/a>/);
		expect(html.match(/data-tab=/g)?.length).toBeGreaterThan(7);
		expect(html).toContain('data-tabs="sprache"');
	});

	test('shows callbacks, links, streams, parts of a form and several forms of a body', async () => {
		const model = modelOf(`
paths:
  /orders/{id}:
    post:
      operationId: order
      deprecated: true
      x-since: '1.2'
      parameters: [{ in: path, name: id, required: true, schema: { type: string } }, { in: cookie, name: sitzung, schema: { type: string } }]
      requestBody:
        content:
          application/json: { schema: { type: object, properties: { menge: { type: integer } } } }
          multipart/form-data:
            schema: { type: object, properties: { datei: { type: string, format: binary } } }
            encoding: { datei: { contentType: image/png, headers: { X-Teil: { schema: { type: string } } } } }
      responses:
        '200':
          description: ok
          links: { weiter: { operationId: order, parameters: { id: $response.body#/id } } }
          content: { application/jsonl: { schema: { type: string, description: Zeile } } }
        4XX: { description: falsch, headers: { Retry-After: { schema: { type: integer } } } }
        default: { description: sonst etwas }
      callbacks:
        fertig:
          '{$request.body#/url}':
            post: { summary: Wird gemeldet, requestBody: { content: { application/json: { schema: { type: object, properties: { meldung: { type: string } } } } } }, responses: { '204': { description: gut } } }
`);
		const facts = factsOf(await operation('order', model));
		for (const words of [
			'sitzung',
			'menge',
			'datei',
			'image/png',
			'X-Teil',
			'Zeile',
			'Weiter mit order',
			'400–499',
			'Retry-After',
			'sonst etwas',
			'Wird gemeldet',
			'meldung',
			'204',
			'veraltet',
			'seit 1.2',
		]) {
			expect(facts.text).toContain(words);
		}
		expect(brokenAnchors(facts)).toEqual([]);
	});

	test('shows since when the history knows a parameter and a field', async () => {
		const model = modelOf(`
paths:
  /a:
    post:
      operationId: a
      parameters: [{ in: query, name: neu, schema: { type: string } }]
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/B' } } } }
      responses: { '200': { description: ok } }
components: { schemas: { B: { type: object, properties: { feld: { type: string } } } } }
`);
		const change = { kind: 'added' as const, impact: 'non-breaking' as const, place: [{ part: 'api' }], fact: { what: 'added' } };
		const history = [
			{
				version: '2.0',
				date: '2025-01-01',
				anchor: 'fassung-2',
				changes: [
					{ ...change, subject: 'field' as const, pointer: '#/components/schemas/B/properties/feld' },
					{
						...change,
						subject: 'parameter' as const,
						pointer: '#/paths/~1a/post/parameters/0',
						operation: 'a',
						fact: { what: 'added', of: { part: 'parameter', in: 'query', name: 'neu' } },
					},
				],
			},
		];
		const { text: shown } = factsOf(await operation('a', model, { history }));
		expect(shown).toContain('neuZeichenketteseit 2.0');
		expect(shown).toContain('feldZeichenketteseit 2.0');
	});

	test('keeps hostile words out of its markup', async () => {
		const evil = JSON.stringify('"><script>alert(1)</script><img src=x onerror=alert(1)>');
		const model = modelOf(`
paths:
  /a/{x}:
    get:
      operationId: a
      summary: ${evil}
      description: ${evil}
      externalDocs: { url: 'javascript:alert(1)', description: ${evil} }
      x-badges: [{ name: ${evil} }]
      x-codeSamples: [{ lang: ${evil}, label: ${evil}, source: ${evil} }]
      parameters: [{ in: query, name: ${evil}, description: ${evil}, example: ${evil}, schema: { type: string } }]
      security: [{ ${evil}: [${evil}] }]
      responses:
        '200': { description: ${evil}, content: { ${evil}: { schema: { type: string }, examples: { ${evil}: { summary: ${evil}, value: ${evil}, description: ${evil} }, fern: { externalValue: 'javascript:alert(1)' } } } } }
        ${evil}: { description: ${evil}, headers: { ${evil}: { schema: { type: string } } } }
components: { securitySchemes: { ${evil}: { type: oauth2, description: ${evil}, flows: { implicit: { authorizationUrl: 'javascript:alert(1)', scopes: { ${evil}: ${evil} } } } } } }
`);
		for (const html of [
			await operation('a', model),
			await render(
				{ kind: 'api-overview', path: '/docs/api/x/' },
				{ ...model, contact: { name: 'x', url: 'javascript:alert(1)', email: undefined }, termsOfService: 'data:text/html,x' },
			),
		]) {
			const facts = factsOf(html);
			for (const element of ['script', 'img', 'style', 'iframe']) expect(facts.elements).not.toContain(element);
			expect([...facts.attributes].filter((name) => name.startsWith('on') || name === 'style')).toEqual([]);
			expect(facts.addresses.filter((address) => /^\s*(javascript|data):/i.test(address))).toEqual([]);
			expect(facts.ids.filter((id) => /[\s<>"']/.test(id))).toEqual([]);
		}
	});
});

test('no field of a schema has the id of its heading, whatever it is called', async () => {
	const fields = ['titel', 'title', 'heading', 'Teil'].map((name) => `${name}: { type: string }`).join(', ');
	const html = await render(
		{ kind: 'api-overview', path: '/docs/api/' },
		modelOf(`openapi: 3.1.0\ninfo: { title: P, version: '1' }\npaths: {}\ncomponents: { schemas: { Teil: { type: object, properties: { ${fields} } } } }`),
	);
	const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id);
	expect(ids).toEqual(expect.arrayContaining(['schema-Teil', 'schema-Teil-titel', 'schema-Teil-title']));
	expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

describe('the other pages', () => {
	test('the overview lists every operation below its tag, with base address, sign-in and scopes', async () => {
		const facts = factsOf(await render({ kind: 'api-overview', path: '/docs/api/x/' }));
		for (const { title, slug } of own.operations) {
			expect(facts.text).toContain(title);
			expect(facts.addresses).toContain(`/docs/api/${slug}/`);
		}
		for (const { name } of own.scopes) expect(facts.text).toContain(name);
		expect(facts.text).toContain(own.servers[0]?.url);
		expect(facts.addresses).toContain(`/docs/api/${own.id}.json`);
		expect(brokenAnchors(facts)).toEqual([]);
	});

	test('a text beside the description takes the place of its own words', async () => {
		const prose = async () => ({
			html: '<p>Einstieg</p><h2 id="mehr">Mehr</h2><p>Ende</p>',
			markdown: 'Einstieg\n\n## Mehr\n\nEnde',
			headings: [{ depth: 2, slug: 'mehr', text: 'Mehr' }],
			description: 'Kurz',
			keywords: [],
		});
		const [tag] = own.tags;
		const page = await renderApiPage({ kind: 'api-tag', path: '/docs/api/x/', tag: tag?.name ?? '' }, sourceOf(own, { prose }), {
			frame: NO_FRAME,
			version: 'current',
		});
		expect(page.description).toBe('Kurz');
		expect(page.html.indexOf('Einstieg')).toBeLessThan(page.html.indexOf('id="operationen"'));
		expect(page.html.indexOf('id="operationen"')).toBeLessThan(page.html.indexOf('id="mehr"'));
		expect(page.html).toContain('href="#mehr"');
	});

	test('many webhooks and far-reaching schemas are linked where they have pages', async () => {
		const model = modelOf(`
webhooks:
  ping: { post: { tags: [netz], requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/A' } } } }, responses: { '200': { description: ok } } } }
components:
  schemas:
    A: { type: object, properties: { b: { type: object, properties: { c: { $ref: '#/components/schemas/B' } } } } }
    B: { type: object, properties: { c: { $ref: '#/components/schemas/C' } } }
    C: { type: object, properties: { d: { $ref: '#/components/schemas/D' } } }
    D: { type: object, properties: { tief: { type: string, readOnly: true } } }
`);
		const here = await render({ kind: 'api-overview', path: '/docs/api/x/' }, model);
		expect(factsOf(here).text).toContain('tief');
		const apart = { hasPage: (path: string) => /\/(webhooks|schemas)\//.test(path) };
		const overview = factsOf(await render({ kind: 'api-overview', path: '/docs/api/x/' }, model, apart));
		expect(overview.addresses).toContain('/docs/api/webhooks/netz/');
		expect(overview.text).not.toContain('tief');
		const webhooks = factsOf(await render({ kind: 'api-webhooks', path: '/docs/api/webhooks/netz/', group: 'webhooks/netz' }, model, apart));
		expect(webhooks.addresses).toContain('/docs/api/schemas/b/');
		expect(webhooks.text).not.toContain('tief');
		expect(brokenAnchors(webhooks)).toEqual([]);
		expect(await render({ kind: 'api-schema', path: '/docs/api/schemas/d/', schema: 'schemas/d' }, model, apart)).toContain('tief');
	});

	test('changes stand below their version by what they mean, with a link to the operation', async () => {
		const [first] = own.operations;
		const change = { subject: 'operation' as const, pointer: '#/x', operation: first?.id ?? '' };
		const html = await render({ kind: 'api-changes', path: '/docs/api/aenderungen/' }, own, {
			history: [
				{
					version: '2.0',
					date: '2025-09-15',
					anchor: 'fassung-2',
					note: 'Die zweite',
					changes: [
						{ ...change, kind: 'added', impact: 'non-breaking', place: [{ part: 'path', path: '/neu', method: 'get' }], fact: { what: 'added' } },
						{
							...change,
							kind: 'removed',
							impact: 'breaking',
							place: [{ part: 'path', path: '/alt', method: 'get' }],
							fact: { what: 'removed' },
							operation: 'fort',
						},
					],
				},
			],
		});
		const facts = factsOf(html);
		expect(facts.text).toMatch(
			/Version 2\.0.*15\. September 2025 · 1 inkompatible Änderung, 1 kompatible Änderung.*Inkompatibel.*GET \/alt.*Kompatibel.*GET \/neu/s,
		);
		expect(facts.addresses).toContain(`/docs/api/${first?.slug}/`);
		expect(facts.ids).toContain('fassung-2');
	});

	test('an unknown operation is an error that names it', async () => {
		await expect(operation('gibt-es-nicht')).rejects.toThrow('gibt-es-nicht');
	});
});

test('a status of the table of errors has the links to its examples behind its words, however many', async () => {
	const html = await operation('inspections-add');
	const table = html.slice(html.indexOf('<table class="errors">'), html.indexOf('</table>', html.indexOf('<table class="errors">')));
	const row = table.slice(table.indexOf('status-422'), table.indexOf('</tr>', table.indexOf('status-422')));
	expect(row.match(/<td>/g)).toHaveLength(2);
	expect(row).toContain('13 Beispiele:');
	expect(row.match(/<a href="#beispiel-422/g)).toHaveLength(13);
});

test('what no browser sends cannot be tried, and the page says so: some methods, and content that has to go with GET', async () => {
	const model = modelOf(`
paths:
  /a:
    trace: { operationId: spur, responses: { '200': { description: Da } } }
    get: { operationId: holen, requestBody: { content: { application/json: {} } }, responses: { '200': { description: Da } } }
  /b: { get: { operationId: suchen, requestBody: { required: true, content: { application/json: { example: { wort: Inhalt } } } }, responses: { '200': { description: Da } } } }
`);
	const more = { sandbox: { address: '/uebungsumgebung.json' } };
	const isTried = async (slug: string) => {
		const html = await operation(slug, model, more);
		return [html.includes('/uebungsumgebung.json'), html.includes(words.notFromBrowser)];
	};
	expect(await isTried('holen')).toEqual([true, false]);
	expect(await isTried('spur')).toEqual([false, true]);
	expect(await isTried('suchen')).toEqual([false, true]);
	expect((await operation('suchen', model, more)).match(/data-tab="(?:python|curl|javascript|nodejs|java)"/g)).toEqual([
		'data-tab="python"',
		'data-tab="curl"',
	]);
});
