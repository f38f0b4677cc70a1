import { expect, test } from 'vitest';
import { exampleOf } from '#openapi/example/example.ts';
import { namedSchema, schemasModel } from '#openapi/model/model.fixture.ts';
import { xmlText } from './write-xml.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** The example of schema `A` as XML, without its first line. */
function xmlOf(schemas: string, value?: unknown): string {
	const model = schemasModel(schemas);
	const source = namedSchema(model, 'A');
	const text = xmlText(model.document, source, value ?? exampleOf(model.document, source, 'request'));
	expect(text.startsWith(HEAD)).toBe(true);
	return text.slice(HEAD.length);
}

test.each([
	[
		'names',
		'A: { type: object, properties: { a: { type: string, example: x }, b: { type: integer, xml: { name: zahl } } } }',
		'<A>\n  <a>x</a>\n  <zahl>1</zahl>\n</A>',
	],
	['a name of its own', 'A: { type: object, xml: { name: ding }, properties: { a: { type: boolean } } }', '<ding>\n  <a>true</a>\n</ding>'],
	['attributes', "A: { type: object, properties: { id: { type: string, example: '\"<', xml: { attribute: true } } } }", '<A id="&quot;&lt;"/>'],
	[
		'namespaces',
		'A: { type: object, xml: { namespace: "https://x.example", prefix: p }, properties: { a: { type: integer, xml: { namespace: "https://y.example" } } } }',
		'<p:A xmlns:p="https://x.example">\n  <a xmlns="https://y.example">1</a>\n</p:A>',
	],
	['a list', 'A: { type: object, properties: { tag: { type: array, items: { type: string, example: x } } } }', '<A>\n  <tag>x</tag>\n</A>'],
	[
		'a wrapped list',
		'A: { type: object, properties: { tags: { type: array, xml: { wrapped: true }, items: { type: string, example: x, xml: { name: tag } } } } }',
		'<A>\n  <tags>\n    <tag>x</tag>\n  </tags>\n</A>',
	],
	[
		'a wrapped list with a name',
		'A: { type: object, properties: { tags: { type: array, xml: { name: alle, wrapped: true }, items: { type: string, example: x } } } }',
		'<A>\n  <alle>\n    <alle>x</alle>\n  </alle>\n</A>',
	],
	[
		'entries that are named elsewhere',
		'A: { type: object, properties: { kinds: { type: array, items: { $ref: "#/components/schemas/B" } } } }\nB: { type: object, xml: { name: kind }, properties: { a: { type: integer } } }',
		'<A>\n  <kind>\n    <a>1</a>\n  </kind>\n</A>',
	],
	[
		'a list as a whole',
		'A: { type: array, items: { type: object, xml: { name: a }, properties: { b: { type: integer } } } }',
		'<A>\n  <a>\n    <b>1</b>\n  </a>\n</A>',
	],
	[
		'text beside attributes (3.2)',
		'A: { type: object, properties: { lang: { type: string, example: de, xml: { nodeType: attribute } }, words: { type: string, example: Hallo, xml: { nodeType: text } } } }',
		'<A lang="de">Hallo</A>',
	],
	[
		'alternatives',
		'A: { oneOf: [{ type: object, properties: { b: { type: integer, xml: { attribute: true } } } }, { type: object, properties: { c: {} } }] }',
		'<A b="1"/>',
	],
])('%s', (_, schemas, expected) => expect(xmlOf(schemas)).toBe(expected));

test('values of all kinds, and names that XML does not have', () => {
	expect(xmlOf('A: { type: object }', { 'a b': null, '1': [1, 2], ä: { '&': '<&>' } })).toBe(
		'<A>\n  <_1>1</_1>\n  <_1>2</_1>\n  <a_b/>\n  <ä>\n    <_>&lt;&amp;&gt;</_>\n  </ä>\n</A>',
	);
});

test('lines are set in, and no text is, whatever separates its own lines', () => {
	expect(xmlOf('A: { type: object, properties: { a: { type: string } } }', { a: 'x\u2028y\u2029z' })).toBe('<A>\n  <a>x\u2028y\u2029z</a>\n</A>');
});

test('every digit stays of a number in a list that is an attribute', () => {
	const schema = 'A: { type: object, properties: { ids: { type: array, items: { type: integer }, xml: { attribute: true } } } }';
	expect(xmlOf(schema, { ids: [9007199254740993n] })).toBe('<A ids="[9007199254740993]"/>');
});
