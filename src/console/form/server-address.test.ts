import { expect, test } from 'vitest';
import { addressProblems, serverAddress } from './server-address.ts';

const variable = (name: string, preset = '') => ({ name, default: preset, enum: [], description: undefined });
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

test('a value for a part of the host leads to no other host', () => {
	const host = { name: 's', url: 'https://{a}.example.com/{b}', variables: [variable('a', 'de'), variable('b', 'v1')] };
	for (const a of ['evil.com/', 'evil.com\\', 'evil.com?', 'evil.com#', 'x:80/', '{b}', 'a%2Fb'])
		expect(Object.keys(addressProblems(host, { a })), a).toEqual(['server:a']);
	for (const a of ['at', 'eu-1.test', 'ü', 'a_b']) expect(addressProblems(host, { a }), a).toEqual({});
	expect(addressProblems(host, { b: 'v1/x' })).toEqual({});
});

test('a whole address or host may be a value, and a scheme be written large', () => {
	expect(addressProblems({ name: 's', url: '{server}/v1', variables: [variable('server', '')] }, { server: 'https://a.example' })).toEqual({});
	expect(addressProblems({ name: 's', url: '{scheme}://{host}', variables: [variable('scheme', 'https'), variable('host', 'a.example/v2')] }, {})).toEqual({});
	expect(addressProblems({ name: 's', url: 'HTTPS://{host}/', variables: [variable('host')] }, { host: 'localhost:8080' })).toEqual({});
});
