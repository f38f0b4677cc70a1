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

	test('of discriminators lead to components as well, also to those that nothing else refers to', () => {
		const art = { propertyName: 'art', mapping: { katze: '#/Katze', hund: './hund.yaml', maus: 'tiere.yaml#/Maus', vogel: 'Vogel', fisch: '#/Fisch' } };
		const { value, wanted } = bundle(
			{
				components: {
					schemas: {
						Tier: { $ref: 'tiere.yaml#/Tier' },
						Vogel: {
							discriminator: { propertyName: 'art', mapping: { amsel: '#/components/schemas/Vogel', spatz: 'spatz.yaml' }, defaultMapping: 'hund.yaml' },
						},
						discriminator: { properties: { discriminator: { $ref: 'hund.yaml' } } },
					},
				},
			},
			{
				'tiere.yaml': { Tier: { discriminator: art, oneOf: [{ $ref: '#/Katze' }, { $ref: 'hund.yaml' }] }, Katze: { title: 'K' }, Maus: { title: 'M' } },
				'hund.yaml': { title: 'H' },
			},
		);
		expect(wanted).toEqual([new URL('spatz.yaml', AT).href]);
		expect(value).toEqual({
			components: {
				schemas: {
					Tier: {
						discriminator: {
							propertyName: 'art',
							mapping: {
								katze: '#/components/schemas/Katze',
								hund: '#/components/schemas/hund',
								maus: '#/components/schemas/Maus',
								vogel: 'Vogel',
								fisch: 'https://api.example.com/v1/tiere.yaml#/Fisch',
							},
						},
						oneOf: [{ $ref: '#/components/schemas/Katze' }, { $ref: '#/components/schemas/hund' }],
					},
					Vogel: {
						discriminator: {
							propertyName: 'art',
							mapping: { amsel: '#/components/schemas/Vogel', spatz: 'spatz.yaml' },
							defaultMapping: '#/components/schemas/hund',
						},
					},
					discriminator: { properties: { discriminator: { $ref: '#/components/schemas/hund' } } },
					Katze: { title: 'K' },
					hund: { title: 'H' },
					Maus: { title: 'M' },
				},
			},
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
							200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/gemeinsam-Teil' } } } },
							404: { $ref: '#/components/responses/Fehlt' },
						},
					},
				},
			},
			components: {
				schemas: {
					Teil: { type: 'string' },
					'gemeinsam-Teil': {
						type: 'object',
						properties: { teil: { $ref: '#/components/schemas/gemeinsam-Teil' }, ort: { $ref: '#/components/schemas/ort' } },
					},
					ort: { type: 'string' },
				},
				parameters: { Seite: { name: 'seite', in: 'query' } },
				responses: { Fehlt: { description: 'Fehlt' } },
			},
		});
	});

	test('of the same name are told apart by what is around them', () => {
		const { value } = bundle(
			{ components: { schemas: { A: { anyOf: [{ $ref: 'karte.yaml#/gelesen' }, { $ref: 'brief.yaml#/gelesen' }, { $ref: 'brief/gelesen.yaml' }] } } } },
			{ 'karte.yaml': { gelesen: { maximum: 1 } }, 'brief.yaml': { gelesen: { maximum: 2 } }, 'brief/gelesen.yaml': { maximum: 3 } },
		);
		expect(value).toMatchObject({
			components: { schemas: { gelesen: { maximum: 1 }, 'brief-gelesen': { maximum: 2 }, 'brief-gelesen-2': { maximum: 3 } } },
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
		expect(bundle(description)).toEqual({ value: description, wanted: ['https://api.example.com/v1/b.json', 'https://fern.example/c.json'], cuts: [] });
		const { value, wanted } = bundle(description, { 'b.json': { x: { items: { $ref: './d.json' } } } });
		expect(wanted).toEqual(['https://fern.example/c.json', 'https://api.example.com/v1/d.json']);
		expect(JSON.stringify(value)).toContain('"$ref":"https://api.example.com/v1/d.json"');
	});

	test('in data are none, and those inside the description stay', () => {
		const description = {
			components: { schemas: { A: { example: { $ref: 'b.json' }, properties: { $ref: { type: 'string' }, a: { $ref: '#/components/schemas/A' } } } } },
		};
		expect(bundle(description, { 'b.json': {} })).toEqual({ value: description, wanted: [], cuts: [] });
	});

	test('in a circle end', () => {
		const { value } = bundle({ paths: { '/a': { $ref: 'a.yaml' } } }, { 'a.yaml': { $ref: 'b.yaml' }, 'b.yaml': { $ref: 'a.yaml' } });
		expect(JSON.stringify(value).length).toBeLessThan(200);
	});

	test('to what the info holds are replaced in place, as licence and contact are', () => {
		const { value } = bundle(
			{ info: { license: { $ref: 'lizenz.yaml' }, contact: { $ref: 'kontakt.yaml' } } },
			{ 'lizenz.yaml': { name: 'MIT' }, 'kontakt.yaml': { name: 'Lager' } },
		);
		expect(value).toEqual({ info: { license: { name: 'MIT' }, contact: { name: 'Lager' } } });
	});

	test('that double with each other stay beyond the limit', () => {
		const doubling = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`a${index}`, [{ $ref: `#/a${index + 1}` }, { $ref: `#/a${index + 1}` }]]));
		const documents = new Map([[new URL('b.yaml', AT).href, doubling]]);
		const { value, cuts } = bundleReferences({ tags: { $ref: 'b.yaml#/a0' } }, { address: AT, documents }, { depth: 200, values: 1_000 });
		expect(cuts).toMatchObject([{ what: 'values', size: 1_000, pointer: expect.stringContaining('#/tags/') }]);
		expect(JSON.stringify(value).length).toBeLessThan(200_000);
	});

	/** Each file refers to the next one. */
	const chain = (length: number, partAt: (next: string) => unknown) =>
		Object.fromEntries(Array.from({ length }, (_, index) => [`t${index}.yaml`, partAt(`t${index + 1}.yaml`)]));

	test('may be a chain of thousands', () => {
		const { value, cuts } = bundle(
			{ components: { schemas: { A: { items: { $ref: 't0.yaml' } } } } },
			chain(2_000, ($ref) => ({ items: { $ref } })),
		);
		expect(cuts).toEqual([]);
		expect(value).toMatchObject({ components: { schemas: { t1999: {} } } });
	});

	test('in place end at the limit of levels', () => {
		const { value, cuts } = bundle(
			{ paths: { '/a': { $ref: 't0.yaml' } } },
			chain(5_000, ($ref) => ({ $ref })),
		);
		expect(cuts).toEqual([{ what: 'depth', size: 200, pointer: '#/paths/~1a' }]);
		expect(value).toEqual({ paths: { '/a': { $ref: new URL('t198.yaml', AT).href } } });
	});

	test('may have thousands of parts of the same name', () => {
		const names = Array.from({ length: 5_000 }, (_, index) => `${index}/a/teil.yaml`);
		const { value } = bundle(
			{ components: { schemas: { A: { properties: Object.fromEntries(names.map(($ref) => [$ref, { $ref }])) } } } },
			Object.fromEntries(names.map((name) => [name, { title: name }])),
		);
		expect(value).toMatchObject({ components: { schemas: { teil: { title: '0/a/teil.yaml' }, 'a-teil-4999': { title: '4999/a/teil.yaml' } } } });
	});
});
