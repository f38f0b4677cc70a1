import { expect, test } from 'vitest';
import { printable, rawRequest, rawResponse } from './raw-message.ts';

test('a request is shown byte for byte', async () => {
	const wire = {
		method: 'POST',
		url: 'https://api.example.com/v1/teile?farbe=rot',
		headers: [['Content-Type', 'application/json']] as const,
		body: new Blob(['{"a":"ü"}']),
	};
	expect(await rawRequest(wire)).toBe(
		'POST /v1/teile?farbe=rot HTTP/1.1\nHost: api.example.com\nContent-Type: application/json\nContent-Length: 10\n\n{"a":"ü"}',
	);
	expect(await rawRequest({ ...wire, method: 'GET', headers: [], body: undefined })).toBe('GET /v1/teile?farbe=rot HTTP/1.1\nHost: api.example.com');
});

test('a response is not made prettier than it came', () => {
	const bytes = new TextEncoder().encode('{"a":1}');
	expect(rawResponse({ status: 412, headers: [['etag', '"x"']], bytes, duration: 1 })).toBe('HTTP/1.1 412\netag: "x"\n\n{"a":1}');
});

test('bytes that are no text show what is readable of them', () => {
	expect(printable(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 10, 0xff]))).toBe('·PNG·\n·');
	expect(printable(new TextEncoder().encode('x'.repeat(200_000))).length).toBe(100_002);
});
