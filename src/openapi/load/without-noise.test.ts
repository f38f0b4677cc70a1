import { expect, test } from 'vitest';
import { validateDescription } from './validate-description.ts';

const info = { title: 'A', version: '1' };
const said = (description: object) => validateDescription({ info, paths: {}, ...description }).map(({ pointer, text }) => `${pointer} ${text}`);
const responses = { 200: { description: 'ok' } };

test('a way to sign in that lacks a key is told of that and not of its type', () => {
	expect(said({ swagger: '2.0', securityDefinitions: { a: { type: 'apiKey' }, b: { type: 'oauth2' } } })).toEqual([
		'#/securityDefinitions/a Der Schlüssel „name“ fehlt',
		'#/securityDefinitions/a Der Schlüssel „in“ fehlt',
		'#/securityDefinitions/b Der Schlüssel „flow“ fehlt',
	]);
});

test('a fault inside of an operation does not make its method a key that must not be there', () => {
	const parameters = [{ name: 'x', in: 'query', type: 'strin' }];
	const faults = said({ swagger: '2.0', paths: { '/a': { post: { parameters, responses } } } });
	expect(faults).not.toEqual([]);
	expect(faults.filter((text) => /„(?:post|in|name|type)“ gehört nicht/.test(text))).toEqual([]);
});

test('a parameter that has neither schema nor content is told of one', () => {
	const parameters = [{ name: 'x', in: 'query' }];
	expect(said({ openapi: '3.0.3', paths: { '/a': { post: { parameters, responses } } } })).toEqual([
		'#/paths/~1a/post/parameters/0 Der Schlüssel „schema“ fehlt',
	]);
});

test('a key that is a slip is told of', () => {
	expect(said({ swagger: '2.0', paths: { '/a': { posst: { responses } } } })).toEqual(['#/paths/~1a/posst Der Schlüssel „posst“ gehört nicht hierher']);
});
