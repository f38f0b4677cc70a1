import { describe, expect, test } from 'vitest';
import type { ApiRequest } from '#openapi/request/api-request.ts';
import { python } from './python.ts';
import { programText } from './sample-program.ts';
import { SAMPLE_REQUESTS } from './sample-requests.fixture.ts';

const sample = (request: ApiRequest) => programText(python(request));

describe('python', () => {
	test('writes a whole program', () => {
		expect(sample(SAMPLE_REQUESTS.patch)).toBe(`import json
import os
import sys

import requests

response = requests.patch(
    'https://api.example.com/v1/items/7',
    headers={
        'Authorization': 'Bearer ' + os.environ['SHOP_TOKEN'],
        'Content-Type': 'application/merge-patch+json',
        'If-Match': '"7c1f0a9d2e4b"',
    },
    json={
        'label': 'Größe',
        'note': None,
    },
    timeout=30,
)

if not response.ok:
    sys.exit(f'HTTP {response.status_code}: {response.text}')

print(json.dumps(response.json(), ensure_ascii=False, indent=2))
`);
	});

	test('uploads a file', () => {
		expect(sample(SAMPLE_REQUESTS.upload)).toContain(`with open('rohdaten.csv', 'rb') as file:
    response = requests.post(
        'https://api.example.com/v1/items/7/files',
        headers={
            'Authorization': 'Bearer ' + os.environ['SHOP_TOKEN'],
        },
        files={
            'file': ('rohdaten.csv', file, 'text/csv'),
            'kind': (None, 'raw_data'),
        },
        timeout=30,
    )`);
	});

	test('saves a file', () => {
		expect(sample(SAMPLE_REQUESTS.download)).toContain(`with open('bericht.pdf', 'wb') as file:
    file.write(response.content)`);
	});

	test('keeps awkward text', () => {
		expect(sample(SAMPLE_REQUESTS.json)).toContain(`    json={
        'text': 'Maß "zwei" \\'drei\\' \\\\n $HOME \${x} \`y\`\\n\\t%s ??= */ """ \\'\\'\\' </script> \\u202eumgekehrt\\u2028Ende 😀',
        'count': 2,
        'flags': [True, False, None],
        'empty': {},
        'none': [],
        'it\\'s': {'a b': 1.5},
    },`);
	});

	test('sends parts with media types and parts of the same name', () => {
		expect(sample(SAMPLE_REQUESTS.partHeaders)).toContain(`'meta': (None, 'a;b', None, {'X-Hash': 'sha="1;2"'}),`);
		expect(sample(SAMPLE_REQUESTS.typedPart)).toContain(`        files=[
            ('meta', (None, '{"a":"b;c"}', 'application/json')),
            ('page', ('eins.pdf', file1, 'application/pdf')),
            ('page', ('zwei.pdf', file2, 'application/pdf')),
        ],`);
	});

	test('encodes a secret in the address', () => {
		expect(sample(SAMPLE_REQUESTS.queryKey)).toContain(`    'https://api.example.com/v1/items?a=1&api_key=' + quote(os.environ['SHOP_TOKEN'], safe=''),`);
	});

	test('signs in with name and password', () => {
		expect(sample(SAMPLE_REQUESTS.basic)).toContain(`    auth=(os.environ['SHOP_USER'], os.environ['SHOP_PASSWORD']),`);
	});
});
