import { describe, expect, test } from 'vitest';
import type { ApiRequest } from '#openapi/request/api-request.ts';
import { php } from './php.ts';
import { programText } from './sample-program.ts';
import { SAMPLE_REQUESTS } from './sample-requests.fixture.ts';

const sample = (request: ApiRequest) => programText(php(request));

describe('php', () => {
	test('writes a whole program', () => {
		expect(sample(SAMPLE_REQUESTS.patch)).toBe(`<?php

declare(strict_types=1);

$request = curl_init('https://api.example.com/v1/items/7');
curl_setopt_array($request, [
    CURLOPT_CUSTOMREQUEST => 'PATCH',
    CURLOPT_HTTPHEADER => [
        'Authorization: Bearer ' . getenv('SHOP_TOKEN'),
        'Content-Type: application/merge-patch+json',
        'If-Match: "7c1f0a9d2e4b"',
    ],
    CURLOPT_POSTFIELDS => json_encode([
        'label' => 'Größe',
        'note' => null,
    ], JSON_THROW_ON_ERROR),
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_TIMEOUT => 30,
]);

$response = curl_exec($request);
if ($response === false) {
    fwrite(STDERR, 'Keine Antwort: ' . curl_error($request) . PHP_EOL);
    exit(1);
}
$status = curl_getinfo($request, CURLINFO_RESPONSE_CODE);
if ($status < 200 || $status > 299) {
    fwrite(STDERR, "HTTP $status: $response" . PHP_EOL);
    exit(1);
}

$data = json_decode($response, flags: JSON_THROW_ON_ERROR);
echo json_encode($data, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE), PHP_EOL;
`);
	});

	test('keeps awkward text', () => {
		expect(sample(SAMPLE_REQUESTS.json)).toContain(`    CURLOPT_POSTFIELDS => json_encode([
        'text' => "Maß \\"zwei\\" 'drei' \\\\n \\$HOME \\\${x} \`y\`\\n\\t%s ??= */ \\"\\"\\" ''' </script> \\u{202e}umgekehrt\\u{2028}Ende 😀",
        'count' => 2,
        'flags' => [true, false, null],
        'empty' => (object) [],
        'none' => [],
        'it\\'s' => ['a b' => 1.5],
    ], JSON_THROW_ON_ERROR),`);
	});

	test('keeps whole numbers beyond 64 bits', () => {
		const body = { kind: 'json', mediaType: 'application/json', value: { id: 18446744073709551615n } } as const;
		expect(sample({ ...SAMPLE_REQUESTS.json, body })).toContain(`CURLOPT_POSTFIELDS => '{"id":18446744073709551615}',`);
		expect(sample({ ...SAMPLE_REQUESTS.json, body: { ...body, value: { id: 2n ** 63n - 1n } } })).toContain(`'id' => 9223372036854775807,`);
	});

	test('uploads a file', () => {
		expect(sample(SAMPLE_REQUESTS.upload)).toContain(`    CURLOPT_POSTFIELDS => [
        'file' => new CURLFile('rohdaten.csv', 'text/csv', 'rohdaten.csv'),
        'kind' => 'raw_data',
    ],`);
	});

	test('saves a file', () => {
		expect(sample(SAMPLE_REQUESTS.download)).toContain(`file_put_contents('bericht.pdf', $response);`);
	});

	test('sends parts with media types and parts of the same name', () => {
		expect(sample(SAMPLE_REQUESTS.typedPart)).toContain(`$boundary = bin2hex(random_bytes(16));
$body = '';
$body .= "--$boundary\\r\\n" . "Content-Disposition: form-data; name=\\"meta\\"\\r\\nContent-Type: application/json\\r\\n\\r\\n"
    . '{"a":"b;c"}' . "\\r\\n";
$body .= "--$boundary\\r\\n" . "Content-Disposition: form-data; name=\\"page\\"; filename=\\"eins.pdf\\"\\r\\nContent-Type: application/pdf\\r\\n\\r\\n"
    . file_get_contents('eins.pdf') . "\\r\\n";
$body .= "--$boundary\\r\\n" . "Content-Disposition: form-data; name=\\"page\\"; filename=\\"zwei.pdf\\"\\r\\nContent-Type: application/pdf\\r\\n\\r\\n"
    . file_get_contents('zwei.pdf') . "\\r\\n";
$body .= "--$boundary--\\r\\n";`);
	});

	test('sends a form with a name that occurs twice', () => {
		expect(sample(SAMPLE_REQUESTS.repeatedForm)).toContain(`    CURLOPT_POSTFIELDS => 'id=1&id=2',`);
	});

	test('encodes a secret in the address', () => {
		expect(sample(SAMPLE_REQUESTS.queryKey)).toContain(`$request = curl_init(
    'https://api.example.com/v1/items?a=1&api_key='
    . rawurlencode((string) getenv('SHOP_TOKEN'))
);`);
	});
});
