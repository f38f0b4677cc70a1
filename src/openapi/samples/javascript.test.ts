import { describe, expect, test } from 'vitest';
import type { ApiRequest } from '#openapi/request/api-request.ts';
import { javascript } from './javascript.ts';
import { programText } from './sample-program.ts';
import { SAMPLE_REQUESTS } from './sample-requests.fixture.ts';

const sample = (request: ApiRequest) => programText(javascript(request));

describe('javascript', () => {
	test('writes a whole program', () => {
		expect(sample(SAMPLE_REQUESTS.patch)).toBe(`// Zugangsdaten gehören nicht in den Quelltext einer Webseite; dort kann sie jeder lesen.
const shopToken = sessionStorage.getItem('SHOP_TOKEN');

const response = await fetch('https://api.example.com/v1/items/7', {
  method: 'PATCH',
  headers: {
    Authorization: \`Bearer \${shopToken}\`,
    'Content-Type': 'application/merge-patch+json',
    'If-Match': '"7c1f0a9d2e4b"',
  },
  body: JSON.stringify({
    label: 'Größe',
    note: null,
  }),
});

if (!response.ok) {
  throw new Error(\`HTTP \${response.status}: \${await response.text()}\`);
}

console.log(await response.json());
`);
	});

	test('keeps awkward text', () => {
		expect(sample(SAMPLE_REQUESTS.json)).toContain(`  body: JSON.stringify({
    text: 'Maß "zwei" \\'drei\\' \\\\n $HOME \${x} \`y\`\\n\\t%s ??= */ """ \\'\\'\\' <\\/script> \\u{202e}umgekehrt\\u{2028}Ende 😀',
    count: 2,
    flags: [true, false, null],
    empty: {},
    none: [],
    'it\\'s': { 'a b': 1.5 },
  }),`);
	});

	test('uploads a file', () => {
		expect(sample(SAMPLE_REQUESTS.upload)).toContain(`const file = document.querySelector('input[type="file"]').files[0];
const form = new FormData();
form.append('file', file);
form.append('kind', 'raw_data');`);
	});

	test('saves a file', () => {
		expect(sample(SAMPLE_REQUESTS.download)).toContain(`const link = document.createElement('a');
link.href = URL.createObjectURL(await response.blob());
link.download = 'bericht.pdf';
link.click();
URL.revokeObjectURL(link.href);`);
	});

	test('sends two secrets', () => {
		expect(sample(SAMPLE_REQUESTS.twoKeys)).toContain(`const response = await fetch('https://api.example.com/v1/items', {
  credentials: 'include',
  headers: {
    'X-Key': shopToken,
  },
});`);
	});
});
