import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { entityTag, namesTag } from './entity-tag.ts';
import { fingerprintOf } from './kept-replies.ts';
import { randomUuid } from './random-names.ts';
import { sha256, sha256Here } from './sha256.ts';

test('equal records have equal tags', async () => {
	const tag = await entityTag({ a: 1, b: { d: [1, { y: 1, x: 2 }], c: null } });
	expect(await entityTag({ b: { c: null, d: [1, { x: 2, y: 1 }] }, a: 1 })).toBe(tag);
	expect(await entityTag({ a: 1, b: { c: null, d: [1, { x: 2, y: 2 }] } })).not.toBe(tag);
});

test.each([
	['"a"', true, true],
	['"b", "a"', true, true],
	['*', true, true],
	['W/"a"', false, true],
	['"b"', false, false],
	['a', false, false],
])('the condition %s names "a": %s, weakly: %s', (condition, strong, weak) => {
	expect(namesTag(condition, '"a"', { weak: false })).toBe(strong);
	expect(namesTag(condition, '"a"', { weak: true })).toBe(weak);
});

describe('SHA-256', () => {
	test.each([0, 1, 55, 56, 63, 64, 65, 1000, 100_000])('of %d bytes is the same with and without the platform', async (length) => {
		const bytes = new Uint8Array(length).map((_, index) => index % 251);
		const expected = createHash('sha256').update(bytes).digest('hex');
		expect(await sha256(bytes)).toBe(expected);
		expect(Buffer.from(sha256Here(bytes)).toString('hex')).toBe(expected);
	});
});

test('fingerprints look at bytes and not at the order of properties', async () => {
	const file = (text: string) => ({ file: { name: 'a', bytes: new TextEncoder().encode(text) }, kind: 'x' });
	const one = await fingerprintOf('POST /a', file('abc'));
	expect(await fingerprintOf('POST /a', { kind: 'x', file: file('abc').file })).toBe(one);
	expect(await fingerprintOf('POST /a', file('abd'))).not.toBe(one);
	expect(await fingerprintOf('POST /b', file('abc'))).not.toBe(one);
	expect(await fingerprintOf('POST /a', undefined)).toMatch(/^[0-9a-f]{64}$/);
});

test('UUIDs are of version 4', () => {
	expect(randomUuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
