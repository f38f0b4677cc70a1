import { siteFiles } from '#content/site-files.fixture.ts';
import { loadDescription } from '#openapi/description/load-description.ts';
import { readDescription } from '#openapi/description/read-description.ts';
import { fetchDescription } from '#openapi/pull/fetch-description.ts';
import { type Plant, thrown } from './plant.ts';

const describing = (text: string) => loadDescription(text, { file: 'api.yaml' }).problems;

/** Faults in descriptions of APIs. */
export const DESCRIPTIONS: readonly Plant[] = [
	{
		name: 'no description',
		find: () => readDescription(siteFiles({}), { file: 'fehlt.json' }).problems,
		rules: 'api-file',
	},
	{ name: 'a description without text', find: () => describing(''), rules: 'api-syntax' },
	{ name: 'a description of no known version', find: () => describing('openapi: 9.0.0'), rules: 'api-version' },
	{
		name: 'a description with faults',
		find: () =>
			describing(`openapi: 3.1.0
info: { title: ${'a'.repeat(30_000)}, version: '1' }
security: [{ token: [] }]
paths:
  /a/{id}:
    get: { operationId: a, responses: { '200': { description: ok, content: { text/plain: { schema: { $ref: '#/components/schemas/Nix' } } } } } }
    put: { parameters: 5, responses: { '200': { description: ok, content: { text/plain: { schema: { $ref: 'https://example.com/x.yaml#/A' } } } } } }
components: { schemas: { Kreis: { $ref: '#/components/schemas/Kreis' }, Ding: { type: object, required: [nmae], properties: { name: { type: string } } } } }`),
		rules: 'api-slip api-oversized api-schema api-reference api-remote-reference api-reference-circle api-operation-id api-path-parameter api-security',
	},
	{
		name: 'a description that is read otherwise than it is written',
		find: () =>
			describing(`openapi: 3.1.0
info: { title: a, version: '1' }
paths:
  a: { get: { operationId: a, responses: { '200': { description: ok } } } }
  a: { put: { operationId: b, responses: { '200': { description: ok } } } }`),
		rules: 'api-duplicate-key api-reading',
	},
	{
		name: 'a description that cannot be upgraded',
		find: () => describing("swagger: '2.0'\ninfo: { title: a, version: '1' }\npaths: {}\nsecurityDefinitions: { a: null }"),
		rules: 'api-schema api-upgrade',
	},
	{
		name: 'a description with hundreds of faults',
		find: () =>
			describing(
				`openapi: 3.1.0\ninfo: { title: a, version: '1' }\ncomponents: { schemas: { A: { allOf: [${"{ $ref: '#/x' }, ".repeat(250)}{}] } } }\npaths: {}`,
			),
		rules: 'api-reference api-more',
	},
	{
		name: 'an address that is none',
		find: () => thrown(() => fetchDescription('nix', { fetch })),
		rules: 'api-pull',
	},
];
