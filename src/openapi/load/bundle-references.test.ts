import { describe, expect, test } from 'vitest';
import { bundleReferences } from './bundle-references.ts';

const AT = 'https://api.example.com/v1/openapi.json';
const bundle = (value: unknown, documents: Record<string, unknown> = {}) =>
	bundleReferences(value, { address: AT, documents: new Map(Object.entries(documents).map(([name, part]) => [new URL(name, AT).href, part])) });

describe('references to other documents', () => {
	test('of whole operations, tags and texts are replaced in place: no component can hold these', () => {
		const { value } = bundle(
			{
				info: { title: 'A', description: { $ref: 'texte.yaml#/anfang' } },
				tags: [{ $ref: 'marken.yaml' }],
				paths: { '/a': { get: { $ref: 'liste.yaml' } } },
			},
			{
				'texte.yaml': { anfang: 'Willkommen.' },
				'marken.yaml': { name: 'teile' },
				'liste.yaml': { operationId: 'liste', responses: { 200: { content: { 'application/json': { schema: { $ref: 'teil.yaml' } } } } } },
				'teil.yaml': { type: 'string' },
			},
		);
		expect(value).toEqual({
			info: { title: 'A', description: 'Willkommen.' },
			tags: [{ name: 'teile' }],
			paths: {
				'/a': { get: { operationId: 'liste', responses: { 200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/teil' } } } } } } },
			},
			components: { schemas: { teil: { type: 'string' } } },
		});
	});

	test('become components, each once, whatever they are written as', () => {
		const { value, wanted } = bundle(
			{
				paths: {
					'/a': {
						get: {
							parameters: [{ $ref: './gemeinsam.yaml#/parameters/Seite' }],
							responses: { 200: { content: { 'application/json': { schema: { $ref: 'gemeinsam.yaml#/Teil' } } } }, 404: { $ref: '/v1/gemeinsam.yaml#/Fehlt' } },
						},
					},
				},
				components: { schemas: { Teil: { type: 'string' } } },
			},
			{
				'gemeinsam.yaml': {
					Teil: { type: 'object', properties: { teil: { $ref: '#/Teil' }, ort: { $ref: 'ort.json' } } },
					parameters: { Seite: { name: 'seite', in: 'query' } },
					Fehlt: { description: 'Fehlt' },
				},
				'ort.json': { type: 'string' },
			},
		);
		expect(wanted).toEqual([]);
		expect(value).toEqual({
			paths: {
				'/a': {
					get: {
						parameters: [{ $ref: '#/components/parameters/Seite' }],
						responses: {
							200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Teil-2' } } } },
							404: { $ref: '#/components/responses/Fehlt' },
						},
					},
				},
			},
			components: {
				schemas: {
					Teil: { type: 'string' },
					'Teil-2': { type: 'object', properties: { teil: { $ref: '#/components/schemas/Teil-2' }, ort: { $ref: '#/components/schemas/ort' } } },
					ort: { type: 'string' },
				},
				parameters: { Seite: { name: 'seite', in: 'query' } },
				responses: { Fehlt: { description: 'Fehlt' } },
			},
		});
	});

	test('stand in place where components cannot be: path items, and components that are nothing but a reference', () => {
		const { value } = bundle(
			{ paths: { '/a': { $ref: 'a.yaml' } }, components: { schemas: { A: { $ref: 'teile.yaml#/A' } } } },
			{
				'a.yaml': { get: { responses: { 200: { $ref: 'openapi.json#/components/responses/Gut' } } } },
				'teile.yaml': { A: { properties: { a: { $ref: '#/A' } } } },
			},
		);
		expect(value).toEqual({
			paths: { '/a': { get: { responses: { 200: { $ref: '#/components/responses/Gut' } } } } },
			components: { schemas: { A: { properties: { a: { $ref: '#/components/schemas/A' } } } } },
		});
	});

	test('of Swagger 2.0 become definitions', () => {
		expect(bundle({ swagger: '2.0', definitions: { A: { properties: { b: { $ref: 'b.json' } } } } }, { 'b.json': { type: 'string' } }).value).toEqual({
			swagger: '2.0',
			definitions: { A: { properties: { b: { $ref: '#/definitions/b' } } }, b: { type: 'string' } },
		});
	});

	test('to what is not there stay and are wanted', () => {
		const description = { components: { schemas: { A: { properties: { b: { $ref: 'b.json#/x' }, c: { $ref: 'https://fern.example/c.json' } } } } } };
		expect(bundle(description)).toEqual({ value: description, wanted: ['https://api.example.com/v1/b.json', 'https://fern.example/c.json'] });
		const { value, wanted } = bundle(description, { 'b.json': { x: { items: { $ref: './d.json' } } } });
		expect(wanted).toEqual(['https://api.example.com/v1/d.json', 'https://fern.example/c.json']);
		expect(JSON.stringify(value)).toContain('"$ref":"https://api.example.com/v1/d.json"');
	});

	test('in data are none, and those inside the description stay', () => {
		const description = {
			components: { schemas: { A: { example: { $ref: 'b.json' }, properties: { $ref: { type: 'string' }, a: { $ref: '#/components/schemas/A' } } } } },
		};
		expect(bundle(description, { 'b.json': {} })).toEqual({ value: description, wanted: [] });
	});

	test('in a circle end', () => {
		const { value } = bundle({ paths: { '/a': { $ref: 'a.yaml' } } }, { 'a.yaml': { $ref: 'b.yaml' }, 'b.yaml': { $ref: 'a.yaml' } });
		expect(JSON.stringify(value).length).toBeLessThan(200);
	});
});
