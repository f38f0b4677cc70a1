import { expect, test } from 'vitest';
import { apiSchema } from '#schema/api-config.ts';
import { planReferences, referenceName } from './reference-plan.ts';

const plan = (api: unknown) => planReferences(apiSchema.parse(api));
const sandbox = { behaviour: 'verhalten.ts', servers: [{ name: 'Test', url: 'https://test.example.com/' }] };

test('the only API of a site needs no name and stands at /docs/api/', () => {
	expect(plan({})).toMatchObject([{ api: 'api', label: 'API', folder: '/docs/api/', description: 'api/description.json', version: undefined }]);
});

test('the first of several stands there too, others below their id, versions below their API', () => {
	const plans = plan([
		{ id: 'werkstatt', label: 'Werkstatt', description: 'api/werkstatt/api.json', versions: [{ name: '1.0', description: 'api/werkstatt/1.0/api.json' }] },
		{ id: 'lager', label: 'Lager', description: 'api/lager/api.yml', versions: [{ name: 'v1', label: '1.9', description: 'api/lager/v1/api.yml' }] },
	]);
	expect(plans.map(({ api, folder, version, description, reserved }) => [api, folder, version?.label, description, reserved])).toEqual([
		['werkstatt', '/docs/api/', undefined, 'api/werkstatt/api.json', ['1.0']],
		['werkstatt', '/docs/api/1.0/', '1.0', 'api/werkstatt/1.0/api.json', []],
		['lager', '/docs/lager/', undefined, 'api/lager/api.yml', ['v1']],
		['lager', '/docs/lager/v1/', '1.9', 'api/lager/v1/api.yml', []],
	]);
	expect(plans.map(referenceName)).toEqual(['api', 'api-1.0', 'lager', 'lager-v1']);
});

test('the sandbox of an older version has no behaviour, seed or servers', () => {
	const [newest, older] = plan({ sandbox, versions: [{ name: '1', description: 'api/1/api.json' }] });
	expect(newest?.sandbox).toEqual({ ...sandbox, signIn: [] });
	expect(older?.sandbox).toEqual({ servers: [], signIn: [] });
});

test('all versions of an API that has a source are copies', () => {
	const isPulled = (api: object) => plan({ ...api, versions: [{ name: '1', description: 'api/1/api.json' }] }).map((reference) => reference.isPulled);
	expect(isPulled({ source: 'https://api.example.com/api.json' })).toEqual([true, true]);
	expect(isPulled({})).toEqual([false, false]);
});
