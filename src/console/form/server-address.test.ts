import { expect, test } from 'vitest';
import type { RealServer } from '#console/data/console-data.ts';
import { withPatterns } from '#console/data/server-host.ts';
import { addressProblems as problemsOf, serverAddress } from './server-address.ts';

const variable = (name: string, preset = '') => ({ name, default: preset, enum: [], description: undefined });
/** As the build prepares servers. */
const addressProblems = (given: RealServer, values: Record<string, string>) => problemsOf({ ...given, variables: withPatterns(given) }, values);

const server = {
	name: 'Mandant',
	url: 'https://{tenant}.{region}.example.com:{port}/v1',
	variables: [variable('tenant'), variable('region', 'eu'), variable('port', '443')],
};

test('what the reader says counts, then what the description says, and a name stands for a gap', () => {
	expect(serverAddress(server, {})).toBe('https://tenant.eu.example.com:443/v1');
	expect(serverAddress(server, { tenant: 'acme', region: 'us' })).toBe('https://acme.us.example.com:443/v1');
});

test('a variable without a value is missing, and values that make no address are faulty', () => {
	expect(addressProblems(server, { tenant: 'acme' })).toEqual({});
	expect(addressProblems(server, {})).toEqual({ 'server:tenant': 'Pflichtangabe fehlt.' });
	expect(Object.keys(addressProblems(server, { tenant: 'a', region: '' }))).toEqual(['server:region']);
	expect(addressProblems(server, { tenant: 'a b' })).toMatchObject({ 'server:tenant': 'Die Adresse ist ungültig.' });
	expect(addressProblems(server, { tenant: 'a@b' })).toMatchObject({ 'server:tenant': 'Die Adresse ist ungültig.' });
	expect(addressProblems(server, { tenant: 'a', port: 'abc' })).toMatchObject({ 'server:port': 'Die Adresse ist ungültig.' });
});

test('values stand as they are written, whatever they hold', () => {
	const path = { name: 's', url: 'https://api.example.com/{a}/{b}', variables: [variable('a', 'x'), variable('b', 'v1')] };
	expect(serverAddress(path, { a: 'a$&b', b: 'a$$b' })).toBe('https://api.example.com/a$&b/a$$b');
	expect(serverAddress(path, { a: '{b}' })).toBe('https://api.example.com/{b}/v1');
	expect(serverAddress({ ...path, variables: [variable('b', 'v1')] }, {})).toBe('https://api.example.com/{a}/v1');
	expect(serverAddress({ ...path, url: 'https://a/{constructor}', variables: [variable('constructor', 'v1')] }, {})).toBe('https://a/v1');
});

test('a value for a part of the host is a label of a host, or one that the description has', () => {
	const host = { name: 's', url: 'https://{a}.example.com/{b}', variables: [{ ...variable('a', 'de'), enum: ['de', 'eu.test'] }, variable('b', 'v1')] };
	const long = 'a'.repeat(63);
	for (const a of ['evil.com/', 'evil.com\\', 'evil.com?', 'evil.com#', 'x:80/', '{b}', 'a%2Fb', 'eu-1.test', 'x:80', 'ü', 'a_b', '-a', 'a-', `${long}a`])
		expect(Object.keys(addressProblems(host, { a })), a).toEqual(['server:a']);
	for (const a of ['at', 'EU-1', '7', long, 'de', 'eu.test']) expect(addressProblems(host, { a }), a).toEqual({});
	expect(addressProblems(host, { b: 'v1/x' })).toEqual({});
});

test.each([
	['a described path', '/v2', []],
	['a choice of paths', '/v1', ['/v1', '/v2']],
	['nothing that is described', '', []],
])('a variable behind the host begins the path, and goes on with no host: %s', (_, preset, values) => {
	const path = { name: 's', url: 'https://api.example.com{basePath}', variables: [{ ...variable('basePath', preset), enum: values }] };
	for (const basePath of ['/v2', '/v3/x', '/', '?a=b']) expect(addressProblems(path, { basePath }), basePath).toEqual({});
	for (const basePath of ['.evil.com', '.evil.com/', 'evil', ':80', '@evil.com', '%2F', '\\evil.com'])
		expect(Object.keys(addressProblems(path, { basePath })), basePath).toEqual(['server:basePath']);
});

test('a host that is a variable as a whole is any host', () => {
	const whole = { name: 's', url: 'https://{host}:{port}{path}', variables: [variable('host'), variable('port', '443'), variable('path')] };
	const given = { host: 'a.example', path: '/' };
	for (const values of [{}, { host: 'localhost' }, { port: '8080' }]) expect(addressProblems(whole, { ...given, ...values })).toEqual({});
	expect(Object.keys(addressProblems(whole, { ...given, host: 'a..example' }))).toEqual(['server:host']);
	expect(Object.keys(addressProblems(whole, { ...given, port: '80@evil.com' }))).toEqual(['server:port']);
	expect(Object.keys(addressProblems(whole, { ...given, path: '0' }))).toEqual(['server:path']);
});

test('a whole address or host may be a value, and a scheme be written large', () => {
	expect(addressProblems({ name: 's', url: '{server}/v1', variables: [variable('server', '')] }, { server: 'https://a.example' })).toEqual({});
	expect(addressProblems({ name: 's', url: '{scheme}://{host}', variables: [variable('scheme', 'https'), variable('host', 'a.example/v2')] }, {})).toEqual({});
	expect(addressProblems({ name: 's', url: 'HTTPS://{host}/', variables: [variable('host')] }, { host: 'localhost:8080' })).toEqual({});
});
