import { expect, test } from 'vitest';
import { loginInWords } from './security.ts';

test('schemes that are needed together, each with its way', () => {
	const oauth = { name: 'oauth', scheme: { type: 'oauth2' as const } };
	const key = { name: 'key', scheme: { type: 'apiKey' as const, place: 'header' as const, parameter: 'X-Key' } };
	expect(loginInWords([oauth, key])).toBe('oauth (Zugriffstoken von OAuth 2.0 als Bearer im Header Authorization) und key (Schlüssel im Header X-Key)');
	expect(loginInWords([{ name: 'fehlt', scheme: undefined }])).toBe('fehlt');
	expect(loginInWords([])).toBe('ohne Anmeldung');
});
