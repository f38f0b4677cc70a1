import { expect, test } from 'vitest';
import { planOf, siteOf } from '#navigation/site.fixture.ts';
import { modelOf } from '#openapi/model/model.fixture.ts';
import { outlineOf } from '#openapi/model/outline.ts';
import { apiCatalog } from './api-catalog.ts';

const site = siteOf({ config: { base: '/hilfe/' } });
const HELP = 'https://docs.example.com/hilfe';

function referenceOf(description: string, folder: string) {
	const model = modelOf(description);
	return { plan: planOf({ folder, description: 'api/description.yml' }), model, outline: outlineOf(model, { webhooks: [], schemas: [] }) };
}

const catalogOf = (...references: ReturnType<typeof referenceOf>[]) => JSON.parse(apiCatalog(site, references) ?? '{}').linkset;

test('an API has its address, its description and its pages', () => {
	const [catalogue, api] = catalogOf(referenceOf('servers: [{ url: /relativ }, { url: "https://api.example.com/v1/" }]', '/docs/api/'));
	expect(catalogue).toEqual({ anchor: `${HELP}/.well-known/api-catalog`, item: [{ href: 'https://api.example.com/v1' }] });
	expect(api).toEqual({
		anchor: 'https://api.example.com/v1',
		'service-desc': [{ href: `${HELP}/docs/api/probe.yml`, type: 'application/yaml', title: 'Probe 1' }],
		'service-doc': [
			{ href: `${HELP}/docs/api/probe/`, type: 'text/html', title: 'Probe 1', hreflang: ['de'] },
			{ href: `${HELP}/docs/api/probe.md`, type: 'text/markdown', title: 'Probe 1', hreflang: ['de'] },
		],
	});
});

test('versions with one address stand together, and an API without one is known by its pages', () => {
	const servers = 'servers: [{ url: "https://api.example.com" }]';
	const linkset = catalogOf(referenceOf(servers, '/docs/api/'), referenceOf(servers, '/docs/api/1.0/'), referenceOf('paths: {}', '/docs/lager/'));
	expect(linkset[0].item).toEqual([{ href: 'https://api.example.com' }, { href: `${HELP}/docs/lager/probe/` }]);
	expect(linkset[1]['service-desc']).toHaveLength(2);
});

test('a site without APIs has no catalogue', () => expect(apiCatalog(site, [])).toBeUndefined());
