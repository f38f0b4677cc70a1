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
