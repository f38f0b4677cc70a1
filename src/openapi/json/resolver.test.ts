import { expect, test } from 'vitest';
import { createResolver } from './resolver.ts';

const document = {
	$self: 'https://example.com/api.json',
	paths: { '/a/{id}': { get: { summary: 'x' } } },
	components: {
		schemas: { 'Ä b': { type: 'string' }, '100%': true, 'a~b': {}, Marked: { $id: 'https://example.com/marked', properties: { x: { $anchor: 'inner' } } } },
	},
};
const resolve = createResolver(document);

test.each([
	['#', '#'],
	['#/paths/~1a~1{id}/get', '#/paths/~1a~1{id}/get'],
	['#/paths/~1a~1%7Bid%7D/get', '#/paths/~1a~1{id}/get'],
	['#/components/schemas/%C3%84%20b', '#/components/schemas/Ä b'],
	['#/components/schemas/100%25', '#/components/schemas/100%'],
	['#/components/schemas/100%', '#/components/schemas/100%'],
	['#/components/schemas/a~0b', '#/components/schemas/a~0b'],
	['https://example.com/api.json#/components/schemas/Marked', '#/components/schemas/Marked'],
	['https://example.com/marked', '#/components/schemas/Marked'],
	['#inner', '#/components/schemas/Marked/properties/x'],
])('%s leads to %s', (ref, pointer) => {
	expect(resolve(ref)).toMatchObject({ pointer });
});

test.each([
	['#/components/schemas/Missing', 'missing'],
	['#/components/schemas/constructor', 'missing'],
	['#/__proto__', 'missing'],
	['#nowhere', 'missing'],
	['other.yaml#/A', 'remote'],
	['https://evil.example/x.json', 'remote'],
	['file:///etc/passwd', 'remote'],
])('%s is not followed: %s', (ref, unresolved) => {
	expect(resolve(ref)).toEqual({ ref, unresolved });
});
