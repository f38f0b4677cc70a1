import { describe, expect, test } from 'vitest';
import type { ApiOutline } from '#openapi/model/outline.ts';
import { routesOf } from '../routes.ts';
import { planOf, siteOf } from '../site.fixture.ts';
import { apiItems } from './api-items.ts';

const LABELS = { webhooks: 'Webhooks', schemas: 'Schemas', changesLink: 'Änderungen', history: { text: 'Was neu ist.' } };
const api: ApiOutline = {
	id: 'lager-api',
	title: 'Lager-API',
	version: '1',
	description: 'Ein Absatz.\n\nNoch einer.',
	tags: [
		{
			name: 'teile',
			slug: 'teile',
			title: 'Teile',
			description: undefined,
			parent: undefined,
			operations: [{ slug: 'teile-index', title: 'Teile auflisten', method: 'get', path: '/teile', deprecated: false }],
		},
	],
	groups: [],
	webhooks: [],
	schemas: [],
};
const large: ApiOutline = { ...api, webhooks: [{ slug: 'webhooks/teil', title: 'teil' }], schemas: [{ slug: 'schemas/teil', title: 'Teil' }] };

describe('the entries of the API reference', () => {
	test('are the overview, the tags with their operations, the changes', () => {
		expect(apiItems({ plan: planOf(), outline: api }, LABELS)).toEqual([
			{ type: 'page', label: 'Lager-API', href: '/docs/api/lager-api/', description: 'Ein Absatz.' },
			{
				type: 'category',
				label: 'Teile',
				page: '/docs/api/teile/',
				description: undefined,
				collapsed: false,
				items: [{ type: 'page', label: 'Teile auflisten', href: '/docs/api/teile-index/', method: 'get' }],
			},
			{ type: 'page', label: 'Änderungen', href: '/docs/api/aenderungen/', description: 'Was neu ist.' },
		]);
	});

	test('stand below their groups, a tag of two groups in both, and tags below tags; what is deprecated says so', () => {
		const tag = (name: string, parent?: string) => ({
			name,
			slug: name,
			title: name.toUpperCase(),
			description: undefined,
			parent,
			operations: [{ slug: `op-${name}`, title: name, method: 'get', path: '/', deprecated: name === 'b' }],
		});
		const items = apiItems(
			{
				plan: planOf(),
				outline: {
					...api,
					tags: [tag('a'), tag('b'), tag('c', 'a'), tag('d')],
					groups: [
						{ title: 'Eins', tags: ['b', 'fehlt', 'a'] },
						{ title: 'Zwei', tags: ['a'] },
						{ title: 'Leer', tags: [] },
					],
				},
			},
			LABELS,
		);
		const told = (list: typeof items): unknown[] =>
			list.map((item) =>
				item.type === 'category' ? { [item.label]: told(item.items) } : item.type === 'page' ? `${item.label}${item.deprecated ? ' (alt)' : ''}` : item,
			);
		const a = { A: ['a', { C: ['c'] }] };
		expect(told(items).slice(1, -1)).toEqual([{ Eins: [{ B: ['b (alt)'] }, a] }, { Zwei: [a] }, { D: ['d'] }]);
	});

	test('of a large one also its pages of webhooks and schemas, in categories with a page each', () => {
		expect(apiItems({ plan: planOf(), outline: large }, LABELS).slice(2, -1)).toEqual([
			{
				type: 'category',
				label: 'Webhooks',
				link: { type: 'generated-index', slug: '/category/api-webhooks' },
				items: [{ type: 'page', label: 'teil', href: '/docs/api/webhooks/teil/' }],
			},
			{
				type: 'category',
				label: 'Schemas',
				link: { type: 'generated-index', slug: '/category/api-schemas' },
				items: [{ type: 'page', label: 'Teil', href: '/docs/api/schemas/teil/' }],
			},
		]);
	});
});

test('of another API stand below its own folder, and its categories have names of their own', () => {
	const items = apiItems({ plan: planOf({ folder: '/docs/lager/1.0/' }), outline: large }, LABELS);
	expect(items[0]).toMatchObject({ href: '/docs/lager/1.0/lager-api/' });
	expect(items[2]).toMatchObject({ link: { slug: '/category/lager-1.0-webhooks' }, items: [{ href: '/docs/lager/1.0/webhooks/teil/' }] });
});

test('each entry has its route', () => {
	expect(routesOf(siteOf({ references: [{ plan: planOf(), outline: large }] })).map(({ kind, path }) => `${kind} ${path}`)).toEqual([
		'home /',
		'api-overview /docs/api/lager-api/',
		'api-tag /docs/api/teile/',
		'api-operation /docs/api/teile-index/',
		'api-webhooks /docs/api/webhooks/teil/',
		'api-schema /docs/api/schemas/teil/',
		'api-changes /docs/api/aenderungen/',
		'search /suche/',
		'offline /offline/',
	]);
});
