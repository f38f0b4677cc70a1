import { expect, test } from 'vitest';
import { findFacts } from './find-facts.ts';
import { listFacts } from './list-facts.ts';

const description = {
	openapi: '3.1.0',
	info: { title: 'Lager', version: '2' },
	paths: {
		'/items': {
			post: {
				summary: 'Teil anlegen',
				requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Item' } } } },
				responses: { '201': { description: 'Angelegt' } },
			},
		},
	},
	components: {
		schemas: {
			Item: {
				type: 'object',
				required: ['name'],
				properties: {
					name: { type: 'string', maxLength: 64, description: 'Wie das [Teil](https://x.test) heißt.' },
					kind: { enum: ['bolt', 'nut'], default: 'bolt' },
					parent: { $ref: '#/components/schemas/Item' },
					id: { type: 'integer', readOnly: true },
				},
			},
		},
	},
};

const PAGE = `<head><title>Teil anlegen</title></head><h1>Teil anlegen</h1><p>application/json</p><p>201 Angelegt</p>
	<ul><li><a>name</a> <i>Zeichenkette</i> Pflicht, höchstens 64 Zeichen <p>Wie das <a href="https://x.test">Teil</a> heißt.</p></li>
	<li><a>kind</a> <code>bolt</code>, <code>nut</code>, Vorgabe <code>bolt</code></li><li><a>parent</a> siehe Item</li></ul>`;

const check = (page: string) =>
	findFacts(
		listFacts(description),
		new Map([
			['/a/', page],
			['/', '<p>Lager 2</p>'],
		]),
		() => '/a/',
	);

test('everything that a description says is looked for, through circles, and what only answers have is left out', () => {
	const { count, missing } = check(PAGE);
	expect(missing).toEqual([]);
	expect(count).toBeGreaterThan(12);
});

test.each([
	['höchstens 64 Zeichen', 'maxLength', 'name'],
	['Pflicht', 'required', 'name'],
	['heißt', 'description', 'name'],
	['<code>nut</code>', 'enum', 'kind'],
	['Vorgabe <code>bolt</code>', 'default', undefined],
	['<a>parent</a>', 'name', undefined],
	['Angelegt', 'description', undefined],
	['Lager', 'title', undefined],
])('a page without %s lacks a fact', (gone, kind, beside) => {
	const page = PAGE.replace(gone, '');
	const found = findFacts(
		listFacts(description),
		new Map([
			['/a/', page],
			['/', '<p>Lager 2</p>'.replace(gone, '')],
		]),
		() => '/a/',
	).missing;
	// The default stands among the values too, so its absence cannot be told from them.
	expect(found.map((fact) => [fact.kind, fact.beside])).toEqual(kind === 'default' ? [] : [[kind, beside]]);
});

test('a fact that stands beside another name is missing', () => {
	const { missing } = check(PAGE.replace('höchstens 64 Zeichen', '').replace('siehe Item', 'höchstens 64 Zeichen'));
	expect(missing).toMatchObject([{ kind: 'maxLength', beside: 'name', pointer: '/components/schemas/Item/properties/name' }]);
});
