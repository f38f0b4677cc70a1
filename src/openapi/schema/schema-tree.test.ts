import { describe, expect, test } from 'vitest';
import { allNodes, namedSchema, outlineOf, schemasModel, treeOf } from '#openapi/model/model.fixture.ts';
import { createSchemaTree } from './schema-tree.ts';

/** The outline of schema `A`. */
const outline = (schemas: string) => outlineOf(treeOf(schemasModel(schemas), 'A').root);

describe('kinds', () => {
	test('objects, lists, single values, anything and nothing', () => {
		expect(
			outline(`
A:
  type: object
  required: [id]
  properties:
    id: { type: integer, format: int64 }
    tags: { type: array, items: { type: string } }
    pair: { type: array, prefixItems: [{ type: string }, { type: number }], items: false }
    when: { type: [string, 'null'], format: date-time }
    free: {}
    none: false
  patternProperties: { '^x-': { type: boolean } }
  additionalProperties: { type: integer }
`),
		).toBe(`A
  id*: ganze Zahl (int64)
  tags: Liste von Zeichenketten
    [] Zeichenkette
  pair: Liste
    [n] Zeichenkette
    [n] Zahl
    [] kein Wert
  when: Zeitpunkt (date-time) oder null
  free: beliebiger Wert
  none: kein Wert
  /^x-/: true oder false
  …: ganze Zahl`);
	});

	test('types that are not named follow from the keywords', () => {
		expect(
			outline('A: { properties: { text: { maxLength: 3 }, count: { minimum: 1 }, list: { minItems: 1 }, bytes: { contentMediaType: image/png } } }'),
		).toBe(`A
  text: Zeichenkette
  count: Zahl
  list: Liste
  bytes: Binärdaten (image/png)`);
	});

	test('a schema of several kinds is a choice among them', () => {
		expect(outline('A: { type: [object, string, "null"], properties: { a: { type: string } }, maxLength: 3 }')).toBe(`A oder null
  anyOf Objekt: Objekt
    a: Zeichenkette
  anyOf Zeichenkette: Zeichenkette`);
	});

	test('references that lead nowhere and to other documents are named', () => {
		const { root } = treeOf(schemasModel("A: { properties: { a: { $ref: '#/components/schemas/Missing' }, b: { $ref: 'other.yaml#/B' } } }"), 'A');
		expect(allNodes(root).filter((node) => node.kind === 'unresolved')).toMatchObject([
			{ ref: '#/components/schemas/Missing', reason: 'missing' },
			{ ref: 'other.yaml#/B', reason: 'remote' },
		]);
	});
});

describe('what holds together', () => {
	test('allOf is merged, and the sources are named', () => {
		const { root } = treeOf(
			schemasModel(`
Base: { type: object, required: [id], properties: { id: { type: string, maxLength: 9 } } }
A:
  allOf:
    - $ref: '#/components/schemas/Base'
    - { required: [name], properties: { name: { type: string }, id: { minLength: 2 } } }
`),
			'A',
		);
		expect(outlineOf(root)).toBe('A\n  id*: Zeichenkette\n  name*: Zeichenkette');
		expect(root).toMatchObject({
			mergedFrom: [{ name: 'Base' }],
			properties: [{ from: 'Base', node: { constraints: [{ kind: 'range', of: 'length', least: 2, most: 9 }] } }, { from: undefined }],
		});
	});

	test('words around a reference stand before those of its target where that is opened, and alone where it is not', () => {
		const { root } = treeOf(
			schemasModel(`
B: { type: object, description: Ziel, properties: { x: { type: string } } }
A: { properties: { one: { $ref: '#/components/schemas/B', description: Eins, deprecated: true }, two: { allOf: [{ $ref: '#/components/schemas/B' }], description: Zwei, readOnly: true } } }
`),
			'A',
		);
		expect(root).toMatchObject({
			properties: [
				{ node: { kind: 'object', name: 'B', description: 'Eins\n\nZiel', deprecated: true } },
				{ node: { kind: 'reference', label: 'B', href: '#body-one', description: 'Zwei', readOnly: true, recursive: false } },
			],
		});
	});

	test.each([
		["anyOf: [{ $ref: '#/components/schemas/B' }, { type: 'null' }]", true],
		["oneOf: [{ type: 'null' }, { $ref: '#/components/schemas/B' }]", true],
		["$ref: '#/components/schemas/B'", false],
		["type: [object, 'null'], allOf: [{ $ref: '#/components/schemas/B' }]", true],
		["allOf: [{ $ref: '#/components/schemas/N' }], type: object", false],
		["$ref: '#/components/schemas/N'", true],
	])('%s: null allowed %s', (written, nullable) => {
		const { root } = treeOf(
			schemasModel(
				`B: { type: object, properties: { x: {} } }\nN: { type: [object, 'null'], properties: { x: {} } }\nA: { properties: { a: { ${written} } } }`,
			),
			'A',
		);
		expect(root).toMatchObject({ properties: [{ node: { kind: 'object', nullable } }] });
	});

	test('conditions and what must not be', () => {
		expect(
			outline(`
A:
  type: object
  properties: { kind: { type: string } }
  if: { properties: { kind: { const: a } } }
  then: { required: [size], properties: { size: { type: integer } } }
  else: { properties: { weight: { type: number } } }
  dependentSchemas: { kind: { properties: { extra: { type: string } } } }
  not: { required: [old] }
`),
		).toBe(`A
  kind: Zeichenkette
  nicht: Objekt
  wenn: Objekt
    kind: fester Wert
  dann: Objekt
    size*: ganze Zahl
  sonst: Objekt
    weight: Zahl
  mit kind: Objekt
    extra: Zeichenkette`);
	});

	test('required names without a property, and alternatives of required names, become constraints', () => {
		const { root } = treeOf(schemasModel('A: { properties: { a: {}, b: {} }, required: [c], oneOf: [{ required: [a] }, { required: [b, c] }] }'), 'A');
		expect(root).toMatchObject({
			kind: 'object',
			choices: [],
			constraints: [
				{ kind: 'requiresOne', keyword: 'oneOf', alternatives: [['a'], ['b', 'c']] },
				{ kind: 'requires', names: ['c'] },
			],
		});
	});

	test('alternatives that are single values become an enumeration with meanings', () => {
		const { root } = treeOf(schemasModel('A: { type: string, oneOf: [{ const: s, title: klein }, { const: l, title: groß, description: ab 10 }] }'), 'A');
		expect(root).toMatchObject({
			kind: 'scalar',
			choices: [],
			enum: [
				{ text: 's', description: 'klein' },
				{ text: 'l', description: 'groß: ab 10' },
			],
		});
	});

	test('enumerations keep the values that all parts allow, with their meanings', () => {
		const { root } = treeOf(
			schemasModel('A: { allOf: [{ type: string, enum: [a, b, c], x-enum-descriptions: { a: eins, b: zwei } }, { enum: [c, b] }] }'),
			'A',
		);
		expect(root).toMatchObject({
			enum: [
				{ value: 'b', description: 'zwei' },
				{ value: 'c', description: undefined },
			],
		});
	});
});

describe('alternatives', () => {
	const pets = `
Cat: { allOf: [{ $ref: '#/components/schemas/Pet' }, { properties: { lives: { type: integer } } }] }
Dog: { allOf: [{ $ref: '#/components/schemas/Pet' }, { properties: { bark: { type: boolean } } }] }
`;

	test('a discriminator tells them apart by mapping and by name', () => {
		expect(
			outline(`
Cat: { properties: { lives: { type: integer } } }
Dog: { properties: { bark: { type: boolean } } }
A:
  oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }]
  discriminator: { propertyName: kind, mapping: { katze: '#/components/schemas/Cat', kater: Cat } }
`),
		).toBe(`A
  oneOf Cat =katze =kater: Cat
    lives: ganze Zahl
  oneOf Dog =Dog: Dog
    bark: true oder false`);
	});

	test('a name that the discriminator cannot have gives way to what it can', () => {
		const text = outline(`
Cat: { properties: { kind: { type: string, enum: [katze] } } }
Dog: { properties: { kind: { $ref: '#/components/schemas/Kind' } } }
Kind: { type: string, enum: [cat, dog] }
Bird: { properties: { kind: { type: string, enum: [spatz, star] } } }
A: { oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }, { $ref: '#/components/schemas/Bird' }], discriminator: { propertyName: kind } }
`);
		expect(text.match(/oneOf .*/g)).toEqual(['oneOf Cat =katze: Cat', 'oneOf Dog =dog: Dog', 'oneOf Bird: Bird']);
	});

	test('subtypes of a base without oneOf are found, and do not repeat the base', () => {
		const model = schemasModel(`Pet: { type: object, discriminator: { propertyName: kind }, properties: { kind: { type: string } } }${pets}`);
		expect(outlineOf(treeOf(model, 'Pet').root)).toBe(`Pet
  kind: Zeichenkette
  oneOf Cat =Cat: Cat
    lives: ganze Zahl
  oneOf Dog =Dog: Dog
    bark: true oder false`);
	});

	test('a base that lists its subtypes: neither side loops', () => {
		const model = schemasModel(
			`Pet: { type: object, properties: { kind: { type: string } }, discriminator: { propertyName: kind }, oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }] }${pets}`,
		);
		expect(outlineOf(treeOf(model, 'Cat').root)).toBe('Cat\n  kind: Zeichenkette\n  lives: ganze Zahl');
		expect(outlineOf(treeOf(model, 'Pet').root)).toContain('oneOf Dog =Dog: Dog\n    bark: true oder false');
	});

	test('words around the base in an allOf do not hide its subtypes', () => {
		const model = schemasModel(`
Pet: { type: object, discriminator: { propertyName: kind }, properties: { kind: { type: string } } }${pets}
A: { properties: { pet: { allOf: [{ description: Das Tier. }, { $ref: '#/components/schemas/Pet' }] } } }`);
		const { root } = treeOf(model, 'A');
		expect(outlineOf(root)).toBe(`A
  pet: Pet
    kind: Zeichenkette
    oneOf Cat =Cat: Cat
      lives: ganze Zahl
    oneOf Dog =Dog: Dog
      bark: true oder false`);
		expect(root).toMatchObject({ properties: [{ node: { description: 'Das Tier.' } }] });
	});

	test('a discriminator in another part of an allOf tells the alternatives apart, which are listed once', () => {
		const told = `  oneOf Cat =katze: Cat
    lives: ganze Zahl
  oneOf Dog =hund: Dog
    bark: true oder false`;
		const oneOf = "oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }]";
		const mapping = 'discriminator: { propertyName: kind, mapping: { katze: Cat, hund: Dog } }';
		expect(
			outline(
				`Pet: { type: object, ${mapping}, properties: { kind: { type: string } } }${pets}A: { allOf: [{ $ref: '#/components/schemas/Pet' }, { ${oneOf} }] }`,
			),
		).toBe(`A\n  kind: Zeichenkette\n${told}`);
		expect(
			outline(`Cat: { properties: { lives: { type: integer } } }\nDog: { properties: { bark: { type: boolean } } }\nA: { allOf: [{ ${oneOf} }], ${mapping} }`),
		).toBe(`eines von 2\n${told}`);
	});

	test('a subtype of a subtype stands for a base that the mapping does not have', () => {
		expect(
			outline(`
Animal: { type: object, discriminator: { propertyName: kind, mapping: { cat: Cat, eagle: Eagle } }, properties: { kind: { type: string } } }
Pet: { allOf: [{ $ref: '#/components/schemas/Animal' }, { properties: { owner: { type: string } } }] }
Cat: { allOf: [{ $ref: '#/components/schemas/Pet' }, { properties: { lives: { type: integer } } }] }
Eagle: { allOf: [{ $ref: '#/components/schemas/Animal' }] }
A: { $ref: '#/components/schemas/Pet' }`),
		).toBe(`Pet
  kind: Zeichenkette
  owner: Zeichenkette
  oneOf Cat =cat: Cat
    lives: ganze Zahl`);
	});

	test('one that has been settled on gives the discriminator its value', () => {
		const model = schemasModel(
			`Pet: { type: object, discriminator: { propertyName: kind, mapping: { katze: Cat, hund: Dog } }, properties: { kind: { type: string, enum: [katze, hund] } } }${pets}`,
		);
		expect(treeOf(model, 'Cat').root).toMatchObject({ choices: [], properties: [{ name: 'kind', node: { constant: true, enum: [{ text: 'katze' }] } }, {}] });
	});

	test('a mapping that has nothing but its own schema gives the discriminator its value', () => {
		const model = schemasModel(
			"Plan: { type: object, properties: { kind: { type: string } }, discriminator: { propertyName: kind, mapping: { bauplan: '#/components/schemas/Plan' } } }",
		);
		expect(treeOf(model, 'Plan').root).toMatchObject({ choices: [], properties: [{ name: 'kind', node: { constant: true, enum: [{ text: 'bauplan' }] } }] });
	});

	test('the alternative for everything else is known', () => {
		const model = schemasModel(`
A: { oneOf: [{ $ref: '#/components/schemas/B' }, { $ref: '#/components/schemas/C' }], discriminator: { propertyName: kind, mapping: { b: B }, defaultMapping: C } }
B: { properties: { b: { type: string } } }
C: { properties: { c: { type: string } } }`);
		expect(treeOf(model, 'A').root).toMatchObject({ choices: [{ options: [{ isDefault: false }, { isDefault: true }] }] });
	});

	test('without a title they are called by what only one of them has', () => {
		expect(
			outline(
				`A: { oneOf: [   { properties: { type: { const: card }, n: { type: string } } }, { properties: { type: { const: bank }, n: { type: string } } },   { required: [iban], properties: { iban: { type: string }, n: { type: string } } }, { type: string }, { type: string, format: date }, { properties: { n: {} } } ] }`,
			)
				.split('\n')
				.filter((line) => line.startsWith('  one'))
				.map((line) => line.replace(/:.*/, '').trim()),
		).toEqual(['oneOf card', 'oneOf bank', 'oneOf mit iban', 'oneOf Zeichenkette', 'oneOf Datum (date)', 'oneOf Variante 6']);
	});
});

describe('the shallowest place of a schema is the open one', () => {
	test('a field of the first level wins over one that is read before', () => {
		expect(
			outline(`
A: { properties: { deep: { type: object, properties: { x: { $ref: '#/components/schemas/X' }, y: { type: string } } }, x: { $ref: '#/components/schemas/X' } } }
X: { properties: { a: { type: string } } }`),
		).toBe('A\n  deep: Objekt\n    x: X → #body-x\n    y: Zeichenkette\n  x: X\n    a: Zeichenkette');
	});

	test('the content of an envelope is no deeper than the envelope', () => {
		const model = schemasModel(`
A: { properties: { list: { $ref: '#/components/schemas/X' }, total: { type: integer } } }
B: { properties: { b: { $ref: '#/components/schemas/X' }, c: { $ref: '#/components/schemas/Y' } } }
X: { properties: { a: { type: string } } }
Y: { properties: { x: { $ref: '#/components/schemas/X' } } }`);
		const tree = createSchemaTree(model.document);
		const roots = ['B', 'A'].map((name) => ({ source: namedSchema(model, name), anchor: name }));
		tree.announce(roots);
		expect(roots.map(({ source, anchor }) => outlineOf(tree.place(source, anchor)))).toEqual([
			'B\n  b: X → #A-list\n  c: Y\n    x: X → #A-list',
			'A\n  list: X\n    a: Zeichenkette\n  total: ganze Zahl',
		]);
	});
});

test('ids are readable, unique and safe, whatever the names', () => {
	const { root } = treeOf(
		schemasModel(
			`A: { properties: { 'a b': { type: string }, a-b: { type: string }, '"><script>': { type: string }, größe: { type: string }, __proto__: { type: string }, constructor: { type: string }, '': { type: string } } }`,
		),
		'A',
	);
	const ids = allNodes(root).map((node) => node.anchor);
	expect(ids).toEqual(['body', 'body-a-b', 'body-a-b-2', 'body-script', 'body-größe', 'body-__proto__', 'body-constructor', 'body-x']);
	expect(root).toMatchObject({ properties: expect.arrayContaining([expect.objectContaining({ name: '__proto__' })]) });
});
