import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { schemasModel, treeOf } from '#openapi/model/model.fixture.ts';
import type { SchemaUse } from '#openapi/page/marks.ts';
import { brokenAnchors, factsOf } from './page-facts.fixture.ts';
import { Schemas } from './Schemas.tsx';
import { SchemaTree } from './SchemaTree.tsx';

/** Schema `A` and what moved further down, as a page shows them. */
function show(schemas: string, use: SchemaUse = 'request'): string {
	const { root, rest } = treeOf(schemasModel(schemas), 'A');
	return renderToStaticMarkup(
		<>
			<SchemaTree node={root} use={use} />
			<Schemas nodes={rest} level={2} />
		</>,
	);
}

/** The line of a field, without what is inside of it. */
function line(html: string, id: string): string {
	const start = html.indexOf(`<li id="${id}">`);
	expect(start, `no line ${id}`).toBeGreaterThan(-1);
	return factsOf(html.slice(start, html.indexOf('</li><li id=', start))).text;
}

describe('fields', () => {
	const FIELDS = `
A:
  type: object
  required: [name]
  properties:
    name: { type: string, maxLength: 64, default: neu, example: Max }
    state: { type: string, enum: [a, b], x-enum-descriptions: { a: erster, b: zweiter }, description: "Stand.\\n\\n- \`a\` – erster\\n- \`b\` – zweiter" }
    id: { type: integer, readOnly: true }
    secret: { type: [string, 'null'], writeOnly: true, deprecated: true }
    empty: { type: string, default: '' }
  additionalProperties: false
`;

	test('a field shows name, type, whether it is needed, constraints, default and example', () => {
		expect(line(show(FIELDS), 'body-name')).toBe('nameZeichenkettePflichthöchstens 64 ZeichenVorgabe neuBeispiel Max');
		expect(line(show(FIELDS), 'body-secret')).toBe('secretZeichenkette oder nullnur in Anfragenveraltet');
		expect(line(show(FIELDS), 'body-empty')).toContain('Vorgabe leerer Text');
		expect(show(FIELDS)).toContain('Weitere Felder sind nicht erlaubt.');
	});

	test('meanings of values stand once, even when the description lists them as well', () => {
		const text = line(show(FIELDS), 'body-state');
		expect(text.match(/erster/g)).toHaveLength(1);
		expect(text).toContain('Stand.');
		expect(text).toContain('bzweiter');
	});

	test('names of values that are the values say nothing more', () => {
		const text = line(show('A: { type: object, properties: { mode: { type: string, enum: [kurz, lang], x-enumNames: [kurz, lang] } } }'), 'body-mode');
		expect(text).toContain('Werte: kurz, lang');
	});

	test('an example of a whole object is to be opened, a short one stands in the line', () => {
		const words = Array.from({ length: 20 }, (_, index) => `feld${index}: Angabe ${index}`).join(', ');
		const html = show(`A: { type: object, properties: { short: { type: object, example: { a: 1 } }, long: { type: object, example: { ${words} } } } }`);
		expect(html).toContain('Beispiel <code>{&quot;a&quot;:1}</code>');
		expect(html).toContain('<details><summary>Beispiel</summary><div class="long-example"><pre><code>{\n  &quot;feld0&quot;: &quot;Angabe 0&quot;,');
	});

	test('what everybody knows of a direction is not repeated', () => {
		expect(line(show(FIELDS, 'request'), 'body-id')).toContain('nur in Antworten');
		expect(line(show(FIELDS, 'response'), 'body-id')).not.toContain('nur in Antworten');
		expect(line(show(FIELDS, 'response'), 'body-name')).toContain('immer enthalten');
		expect(line(show(FIELDS, 'both'), 'body-name')).toContain('Pflicht');
	});

	test('every field has an id and a link to itself', () => {
		const facts = factsOf(show(FIELDS));
		for (const name of ['name', 'state', 'id', 'secret', 'empty']) expect(facts.targets).toContain(`body-${name}`);
		expect(brokenAnchors(facts)).toEqual([]);
	});
});

describe('what a reader does not need at first sight', () => {
	const fields = (count: number) => Array.from({ length: count }, (_, index) => `f${index}: { type: string }`).join(', ');
	/** A schema as it stands among answers after the first. */
	const answer = (schema: string) => renderToStaticMarkup(<SchemaTree node={treeOf(schemasModel(`A: ${schema}`), 'A').root} use="response" isFolded />);

	test('a further answer of many fields or alternatives is folded, a short one is open', () => {
		expect(answer(`{ type: object, properties: { ${fields(13)} } }`)).toContain('<details><summary>A, 13 Felder</summary><ul class="params">');
		expect(answer(`{ type: array, items: { type: object, properties: { ${fields(13)} } } }`)).toContain('<details>');
		expect(answer(`{ type: object, properties: { ${fields(12)} } }`)).not.toContain('<details');
	});

	test('what an envelope holds is open, however long it is', () => {
		const envelope = `{ type: object, properties: { ok: { type: boolean }, data: { type: object, properties: { ${fields(13)} } } } }`;
		expect(answer(envelope)).toContain('<details open="">');
	});

	test('free keys of which the type says all have no fold', () => {
		const map = (values: string) => show(`A: { type: object, properties: { a: { type: object, additionalProperties: ${values} } } }`);
		expect(map('{ type: string, format: uuid }')).toContain('Werte: Zeichenkette (uuid)</i></header></li>');
		for (const values of ['{ type: string, description: x }', '{ type: string, maxLength: 3 }', '{ enum: [a, b] }', '{ type: string, default: a }'])
			expect(map(values)).toContain('weitere Felder');
	});
});

describe('schemas inside of schemas', () => {
	test('recursion ends in a link to the place around it', () => {
		const html = show('A: { type: object, properties: { name: { type: string }, children: { type: array, items: { $ref: "#/components/schemas/A" } } } }');
		expect(html).toContain('enthält sich selbst, wie oben <a href="#body">A</a>');
		expect(brokenAnchors(factsOf(html))).toEqual([]);
	});

	test('every link leads to a place, however the schema got there', () => {
		const html = show(`
A:
  type: object
  properties:
    one: { $ref: '#/components/schemas/Point' }
    two: { type: array, items: { $ref: '#/components/schemas/Point' } }
    grid: { type: array, items: { $ref: '#/components/schemas/Row' } }
    rows: { oneOf: [{ $ref: '#/components/schemas/Row' }, { $ref: '#/components/schemas/Point' }] }
    codes: { type: array, items: { $ref: '#/components/schemas/Code' } }
    code: { $ref: '#/components/schemas/Code' }
    not: { not: { $ref: '#/components/schemas/Point' } }
  additionalProperties: { type: array, items: { $ref: '#/components/schemas/Row' } }
Row: { type: array, items: { type: array, minItems: 2, items: { type: number, maximum: 9 } } }
Point: { type: object, properties: { x: { type: number }, next: { $ref: '#/components/schemas/Point' } } }
Code: { type: string, enum: [${Array.from({ length: 30 }, (_, index) => `c${index}`).join(', ')}] }
`);
		expect(brokenAnchors(factsOf(html))).toEqual([]);
		expect(html).toContain('<summary>30 Werte</summary>');
		expect(html).toContain('c29');
		// Lists of lists tell what their innermost entries must be.
		expect(factsOf(html).text).toContain('mindestens 2 Einträge');
		expect(factsOf(html).text).toContain('je Eintrag höchstens 9');
	});

	test('alternatives name their discriminator and its values', () => {
		const html = show(`
A:
  oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }]
  discriminator: { propertyName: kind, mapping: { katze: '#/components/schemas/Cat', hund: '#/components/schemas/Dog' } }
Cat: { type: object, properties: { kind: { type: string }, lives: { type: integer } } }
Dog: { type: object, properties: { kind: { type: string }, barks: { type: boolean } } }
`);
		const { text } = factsOf(html);
		expect(text).toContain('Genau eine von 2 Varianten, zu erkennen an kind');
		expect(html).toMatch(/data-label="Cat"><p class="variant-head"><strong class="tab-label">Cat<\/strong><code>katze<\/code>/);
		expect(text).toContain('barks');
	});

	test('allOf names its sources, each field the one it comes from', () => {
		const text = factsOf(
			show(`
A: { allOf: [{ $ref: '#/components/schemas/Base' }, { $ref: '#/components/schemas/More' }] }
Base: { type: object, properties: { id: { type: integer } } }
More: { type: object, properties: { note: { type: string } } }
`),
		).text;
		expect(text).toContain('Zusammengesetzt aus Base, More');
		expect(text).toContain('aus More');
	});

	test('what is rare is said as well: not, conditions, patterns, positions, contents, lost references', () => {
		const { text } = factsOf(
			show(`
A:
  type: object
  properties:
    not: { type: string, not: { enum: [verboten] } }
    pair: { type: array, prefixItems: [{ type: string, description: vorn }, { type: number, description: hinten }], items: { type: boolean } }
    json: { type: string, contentMediaType: application/json, contentSchema: { type: object, properties: { innen: { type: string } } } }
    has: { type: array, contains: { type: string, const: dabei } }
    lost: { $ref: '#/components/schemas/Fehlt' }
  patternProperties: { '^x-': { type: string, description: eigenes } }
  propertyNames: { pattern: '^[a-z]+$' }
  if: { properties: { not: { const: ja } } }
  then: { required: [pair] }
  else: { required: [has] }
`),
		);
		for (const words of ['verboten', 'vorn', 'hinten', 'weitere Einträge', 'innen', 'dabei', '^x-', 'eigenes', '^[a-z]+$', 'Wenn', 'dann', 'sonst', 'Fehlt']) {
			expect(text).toContain(words);
		}
	});
});

test('nothing that a description says becomes markup', () => {
	const evil = `<img src=x onerror=alert(1)>"'&`;
	const json = JSON.stringify(evil);
	const html = show(`
A:
  type: object
  title: ${json}
  description: "<script>alert(1)</script>[klick](javascript:alert(1)) <a href='data:text/html,x' onclick='x'>y</a> ${'<b>fett</b>'}"
  required: [${json}]
  properties:
    ${json}: { type: string, pattern: ${json}, default: ${json}, examples: [${json}], enum: [${json}, '</code><script>'], x-enum-descriptions: { ${json}: '<script>alert(2)</script>' } }
    format: { type: string, format: ${json} }
    ref: { $ref: ${json} }
  patternProperties: { ${json}: { type: string } }
`);
	const facts = factsOf(html);
	for (const element of ['script', 'img', 'iframe']) expect(facts.elements).not.toContain(element);
	expect([...facts.attributes].filter((name) => !['class', 'id', 'href', 'translate', 'aria-label', 'open', 'rel', 'title'].includes(name))).toEqual([]);
	expect(facts.addresses.filter((address) => !address.startsWith('#'))).toEqual([]);
	expect(facts.ids.filter((id) => /[\s<>"']/.test(id))).toEqual([]);
	expect(facts.text).toContain(evil);
	expect(facts.text).toContain('fett');
});
