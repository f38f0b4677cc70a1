import { describe, expect, test } from 'vitest';
import { allowedMediaType, baseName, publicExpiry, publicToken } from './file-upload.ts';

const now = new Date('2025-09-15T08:00:00Z');

describe('uploaded files', () => {
	test.each([
		['Schein.PDF', 'application/pdf'],
		['a.b.jpeg', 'image/jpeg'],
		['xlsx', undefined],
		['a.exe', undefined],
		['a.constructor', undefined],
	])('%s is %s', (name, mediaType) => expect(allowedMediaType(name)).toBe(mediaType));

	test('folders are no part of a name', () => {
		expect(baseName('C:\\Scheine\\a.pdf')).toBe('a.pdf');
		expect(baseName('Scheine/a.pdf')).toBe('a.pdf');
	});

	test.each([
		[undefined, '2025-10-15T08:00:00Z'],
		['2025-09-15T10:00:01+02:00', '2025-09-15T08:00:01Z'],
		['2026-09-15T08:00:00Z', '2026-09-15T08:00:00Z'],
		['2026-09-15T08:00:01Z', undefined],
		['2025-09-15T08:00:00Z', undefined],
	])('a public link asked for until %s expires at %s', (asked, expiresAt) => expect(publicExpiry(asked, now)).toBe(expiresAt));

	test('tokens are 43 characters of base64url, each one another', () => {
		const tokens = new Set(Array.from({ length: 50 }, publicToken));
		expect(tokens.size).toBe(50);
		for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
	});
});
