import { describe, expect, test } from 'vitest';
import { namedSchema, schemasModel } from '#openapi/model/model.fixture.ts';
import { xmlRootOf } from '#openapi/xml/xml-shape.ts';
import { createXmlStore, plannedRoot } from '#sandbox/plan/planned-xml.ts';
import { decodeXml } from './decode-xml.ts';

/** Reads a document by schema `A`, from the description and from a plan, which must agree. */
function decode(schemas: string, text: string): unknown {
	const { document } = schemasModel(schemas);
	const source = namedSchema(schemasModel(schemas), 'A');
	const store = createXmlStore();
	const root = store.rootOf(document, source);
	const planned = decodeXml(plannedRoot(JSON.parse(JSON.stringify(store.shapes)), root), text);
	expect(planned).toEqual(decodeXml(xmlRootOf(document, source), text));
	return planned?.[0];
}

const PET = `
A:
  type: object
  xml: { name: tier, namespace: urn:tiere, prefix: t }
  properties:
    id: { type: integer, xml: { attribute: true } }
    name: { type: string, xml: { name: heisst } }
    zahm: { type: [boolean, 'null'] }
    tags: { type: array, items: { type: string } }
    fotos: { type: array, xml: { wrapped: true }, items: { type: object, xml: { name: foto }, properties: { breite: { type: number } } } }
    junge: { type: array, items: { $ref: '#/components/schemas/A' } }
    besitzer: { $ref: '#/components/schemas/B' }
B: { type: object, xml: { name: mensch }, properties: { sprache: { type: string, xml: { attribute: true } }, worte: { type: string, xml: { nodeType: text } } } }`;

describe('a document becomes the value of its schema', () => {
	test('by names, attributes, wrapping and types', () => {
		const text = `<?xml version="1.0"?>
<x:tier xmlns:x="urn:tiere" id="7">
  <heisst>12</heisst><zahm/>
  <tags>a</tags><tags></tags>
  <fotos><foto><breite> 1.5 </breite></foto><foto/></fotos>
  <tier id="8"><heisst>Kid</heisst></tier>
  <mensch sprache="de">Hallo &amp; so</mensch>
</x:tier>`;
		expect(decode(PET, text)).toEqual({
			id: 7,
			name: '12',
			zahm: null,
			tags: ['a', ''],
			fotos: [{ breite: 1.5 }, {}],
			junge: [{ id: 8, name: 'Kid' }],
			besitzer: { sprache: 'de', worte: 'Hallo & so' },
		});
	});

	test.each([
		['A: { type: array, items: { type: integer } }', '<A><A>1</A><A>2</A></A>', [1, 2]],
		['A: { type: object, additionalProperties: { type: integer } }', '<A><b>1</b><c>2</c></A>', { b: 1, c: 2 }],
		['A: { type: object, additionalProperties: { type: array, items: { type: integer } } }', '<A><b>1</b></A>', { b: [1] }],
		[
			'A: { oneOf: [{ type: object, properties: { b: { type: integer } } }, { type: object, properties: { b: { type: boolean } } }] }',
			'<A><b>true</b></A>',
			{ b: true },
		],
		['A: { type: object, properties: { b: { enum: [1, 2] } } }', '<A><b>2</b></A>', { b: 2 }],
		['A: { type: object, properties: { b: { type: object } } }', '<A><b/></A>', { b: {} }],
		['A: { type: object, properties: { b: { type: string } } }', '<A><b/></A>', { b: '' }],
		['A: { type: object }', '<A><b>1</b><b>2</b><c d="e"/></A>', { b: ['1', '2'], c: { d: 'e' } }],
	])('%s', (schemas, text, expected) => expect(decode(schemas, text)).toEqual(expected));

	test('kinds of a base that holds itself are known once, however deep', () => {
		const kind = (name: string) =>
			`${name}: { allOf: [{ $ref: '#/components/schemas/A' }, { type: object, properties: { ${name.toLowerCase()}: { type: integer } } }] }`;
		const base = `A: { type: object, discriminator: { propertyName: art }, properties: { art: { type: string }, freund: { $ref: '#/components/schemas/A' } } }`;
		const description = [base, ...['B', 'C', 'D', 'E', 'F', 'G'].map(kind)].join('\n');
		expect(decode(description, '<A><art>B</art><freund><freund><g>1</g></freund></freund></A>')).toEqual({ art: 'B', freund: { freund: { g: 1 } } });
	});

	test('what the schema does not know stays, so that a validator can say so', () => {
		expect(decode(PET, '<tier id="x" alt="3"><heisst>a</heisst><heisst>b</heisst><farbe>rot</farbe><zahm><ja/></zahm></tier>')).toEqual({
			id: 'x',
			alt: '3',
			name: ['a', 'b'],
			farbe: 'rot',
			zahm: { ja: '' },
		});
	});
});
