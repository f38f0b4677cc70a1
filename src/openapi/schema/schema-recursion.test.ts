import { describe, expect, test } from 'vitest';
import { allNodes, namedSchema, outlineOf, schemasModel, treeOf } from '#openapi/model/model.fixture.ts';
import { createSchemaTree } from './schema-tree.ts';

/** The outline of schema `A`. */
const outline = (schemas: string) => outlineOf(treeOf(schemasModel(schemas), 'A').root);

describe('recursion ends in a reference to the place where the schema stands', () => {
	test.each([
		['itself as property', 'A: { properties: { next: { $ref: "#/components/schemas/A" } } }', 'A\n  next: A → #body (rekursiv)'],
		[
			'itself in a list',
			'A: { properties: { children: { type: array, items: { $ref: "#/components/schemas/A" } } } }',
			'A\n  children: Liste von A\n    [] A → #body (rekursiv)',
		],
		['a list of itself', 'A: { type: array, items: { $ref: "#/components/schemas/A" } }', 'Liste von Listen\n  [] Liste → #body (rekursiv)'],
		['itself as value of free keys', 'A: { type: object, additionalProperties: { $ref: "#/components/schemas/A" } }', 'A\n  …: A → #body (rekursiv)'],
		['itself in allOf', 'A: { properties: { x: { type: string } }, allOf: [{ $ref: "#/components/schemas/A" }] }', 'A\n  x: Zeichenkette'],
		[
			'itself as alternative',
			'A: { oneOf: [{ $ref: "#/components/schemas/A" }, { type: string }] }',
			'A\n  oneOf A: A → #body (rekursiv)\n  oneOf Zeichenkette: Zeichenkette',
		],
		['itself as what it must not be', 'A: { type: string, not: { $ref: "#/components/schemas/A" } }', 'Zeichenkette\n  nicht: Zeichenkette → #body (rekursiv)'],
		[
			'each other',
			'A: { properties: { b: { $ref: "#/components/schemas/B" } } }\nB: { properties: { a: { $ref: "#/components/schemas/A" } } }',
			'A\n  b: B\n    a: A → #body (rekursiv)',
		],
		[
			'each other in allOf',
			'A: { properties: { a: {} }, allOf: [{ $ref: "#/components/schemas/B" }] }\nB: { properties: { b: {} }, allOf: [{ $ref: "#/components/schemas/A" }] }',
			'A\n  a: beliebiger Wert\n  b: beliebiger Wert',
		],
		['nothing but each other', 'A: { $ref: "#/components/schemas/B" }\nB: { $ref: "#/components/schemas/A" }', 'beliebiger Wert'],
		[
			'an inner place',
			'A: { properties: { tree: { type: object, properties: { up: { $ref: "#/components/schemas/A/properties/tree" } } } } }',
			'A\n  tree: Objekt\n    up: Schema → #body-tree (rekursiv)',
		],
		['by anchor', 'A: { $anchor: top, properties: { next: { $ref: "#top" } } }', 'A\n  next: A → #body (rekursiv)'],
		['dynamically', 'A: { $dynamicAnchor: node, properties: { next: { $dynamicRef: "#node" } } }', 'A\n  next: A → #body (rekursiv)'],
	])('%s', (_, schemas, expected) => {
		expect(outline(schemas)).toBe(expected);
	});
});

describe('a page grows with the description, not with the ways through it', () => {
	/** Every schema refers twice to the next one: 2^n ways. */
	const bomb = (length: number, ref: (target: string) => string) =>
		schemasModel(
			`${Array.from({ length }, (_, index) => `S${index}: { properties: { a: ${ref(`S${index + 1}`)}, b: ${ref(`S${index + 1}`)} } }`).join('\n')}\nS${length}: { type: string }`,
		);
	const nodesOf = (model: ReturnType<typeof bomb>) => {
		const { root, rest } = treeOf(model, 'S0');
		return allNodes(root, ...rest).length;
	};

	test.each([
		['references', (name: string) => `{ $ref: '#/components/schemas/${name}' }`],
		['lists', (name: string) => `{ type: array, items: { $ref: '#/components/schemas/${name}' } }`],
		['alternatives', (name: string) => `{ oneOf: [{ $ref: '#/components/schemas/${name}' }, { type: integer }] }`],
		['merged parts', (name: string) => `{ allOf: [{ $ref: '#/components/schemas/${name}' }, { properties: { x: {} } }] }`],
	])('%s: twice the input gives about twice the output', (_, ref) => {
		const [small, large] = [nodesOf(bomb(20, ref)), nodesOf(bomb(40, ref))];
		expect(large).toBeGreaterThan(small);
		expect(large).toBeLessThan(small * 2.5);
	});

	test('combinations without end stop at the limit of nodes', () => {
		const ring = (name: string, length: number) =>
			Array.from(
				{ length },
				(_, index) =>
					`${name}${index}: { properties: { p: { $ref: '#/components/schemas/${name}${(index + 1) % length}' }, q: { $ref: '#/components/schemas/${name}${(index + 2) % length}' } } }`,
			).join('\n');
		const model = schemasModel(
			`${ring('L', 7)}\n${ring('M', 11)}\n${ring('N', 13)}\nA: { allOf: [{ $ref: '#/components/schemas/L0' }, { $ref: '#/components/schemas/M0' }, { $ref: '#/components/schemas/N0' }] }`,
		);
		const tree = createSchemaTree(model.document, { nodes: 500 });
		expect(allNodes(tree.place(namedSchema(model, 'A'), 'body'), ...tree.rest()).length).toBeLessThan(2_000);
	});

	test('named schemas deeper than three levels move down the page, each once', () => {
		const model = schemasModel(
			[...'ABCDE'].map((name, index, all) => `${name}: { properties: { x: { $ref: '#/components/schemas/${all[index + 1] ?? 'A'}' } } }`).join('\n'),
		);
		const { root, rest } = treeOf(model, 'A');
		expect(outlineOf(root)).toBe('A\n  x: B\n    x: C\n      x: D → #schema-D');
		expect(rest.map(outlineOf)).toEqual(['D\n  x: E\n    x: A → #body']);
		expect(rest.map((node) => node.anchor)).toEqual(['schema-D']);
	});

	test('or lead to where the site shows them', () => {
		const model = schemasModel('A: { properties: { b: { $ref: "#/components/schemas/B" } } }\nB: { properties: { c: {} } }');
		const tree = createSchemaTree(model.document, { levels: 1, elsewhere: (name) => `/schemas/${name}/` });
		expect(outlineOf(tree.place(namedSchema(model, 'A'), 'body'))).toBe('A\n  b: B → /schemas/B/');
		expect(tree.rest()).toEqual([]);
	});
});
