import { expect, test } from 'vitest';
import { loadDescription } from '#openapi/description/load-description.ts';
import { realServer, signInAt } from './real-servers.ts';

const { model } = loadDescription(
	`
openapi: 3.1.0
info: { title: T, version: '1' }
servers: [{ url: 'https://{region}.example.com/v1/', variables: { region: { default: eu, enum: [eu, us] } } }]
paths: {}
components:
  securitySchemes:
    login:
      type: oauth2
      flows:
        authorizationCode: { authorizationUrl: 'https://login.example.com/auth', tokenUrl: 'https://login.example.com/token', scopes: {} }
        clientCredentials: { tokenUrl: 'https://login.example.com.evil.test/token', scopes: {} }
        implicit: { authorizationUrl: 'https://login.example.com/auth', scopes: {} }
    service: { type: oauth2, flows: { clientCredentials: { tokenUrl: 'https://login.example.com/authority/token', scopes: {} } } }
`,
	{ file: 'api.yml', lenient: true },
);
if (model === undefined) throw new Error('The description cannot be read.');
const [scheme] = model.securitySchemes;
if (scheme === undefined) throw new Error('There is no scheme.');

test('variables of an address are those that the description has for it, others are free', () => {
	expect(realServer({ name: 'A', url: 'https://{region}.example.com/v1' }, model).variables).toMatchObject([
		{ name: 'region', default: 'eu', enum: ['eu', 'us'] },
	]);
	expect(realServer({ name: 'A', url: 'https://{region}.example.com' }, model).variables).toMatchObject([{ name: 'region', enum: ['eu', 'us'] }]);
	expect(realServer({ name: 'B', url: 'https://{host}/v1/' }, model)).toEqual({
		name: 'B',
		url: 'https://{host}/v1',
		variables: [{ name: 'host', default: '', enum: [], description: undefined, pattern: expect.any(String) }],
	});
});

test('what is shown as chosen is what is sent: each variable once, its default among the values', () => {
	const url = 'https://{r}.example.com/{r}';
	const chosen = (preset: string) => {
		const variables = [{ name: 'r', default: preset, enum: ['eu', 'us'], description: undefined }];
		return realServer({ name: 'A', url }, { operations: [], servers: model.servers.map((server) => ({ ...server, url, variables })) }).variables;
	};
	expect(chosen('us')).toMatchObject([{ name: 'r', default: 'us', enum: ['eu', 'us'] }]);
	expect(chosen('')).toMatchObject([{ default: 'eu', enum: ['eu', 'us'] }]);
	expect(chosen('zz')).toMatchObject([{ default: 'zz', enum: ['zz', 'eu', 'us'] }]);
});

test('of the flows those are offered that stay on the allowed server and that a page can go through', () => {
	const flowsAt = (server: string) => signInAt({ scheme: 'login', server }, model).flows.map(({ type }) => type);
	expect(flowsAt('https://login.example.com')).toEqual(['authorizationCode']);
	expect(flowsAt('https://login.example.com/auth')).toEqual([]);
	expect(flowsAt('http://login.example.com')).toEqual([]);
	const serviceAt = (server: string) => signInAt({ scheme: 'service', server }, model).flows;
	expect(serviceAt('https://login.example.com/auth')).toEqual([]);
	expect(serviceAt('https://login.example.com/authority/')).toHaveLength(1);
	const below = (tokenUrl: string, server = 'https://a.example/auth') => {
		const flow = {
			type: 'clientCredentials' as const,
			tokenUrl,
			authorizationUrl: undefined,
			deviceAuthorizationUrl: undefined,
			refreshUrl: undefined,
			scopes: [],
		};
		return signInAt({ scheme: 's', server }, { securitySchemes: [{ ...scheme, name: 's', flows: [flow] }] }).flows.length === 1;
	};
	expect(['token', '%C3%BCber', 'a%2Fb'].map((path) => below(`https://a.example/auth/${path}`))).toEqual([true, true, true]);
	expect(
		['/..%2f..%2fadmin', '/..%5Cadmin', '/%2e%2e%2fadmin', '/%252e%252e%252fadmin', '/../admin', '\\..\\admin', 'ority'].filter((path) =>
			below(`https://a.example/auth${path}`),
		),
	).toEqual([]);
	expect(below('https://u:p@a.example/auth/token')).toBe(false);
	expect(signInAt({ scheme: 'other', server: 'https://login.example.com' }, model).flows).toEqual([]);
});
