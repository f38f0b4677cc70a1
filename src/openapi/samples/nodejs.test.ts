import { describe, expect, test } from 'vitest';
import type { ApiRequest } from '#openapi/request/api-request.ts';
import { nodejs } from './nodejs.ts';
import { programText } from './sample-program.ts';
import { SAMPLE_REQUESTS } from './sample-requests.fixture.ts';

const sample = (request: ApiRequest) => programText(nodejs(request));

describe('nodejs', () => {
	test('writes a whole program', () => {
		expect(sample(SAMPLE_REQUESTS.patch)).toBe(`const response = await fetch('https://api.example.com/v1/items/7', {
  method: 'PATCH',
  headers: {
    Authorization: \`Bearer \${process.env.SHOP_TOKEN}\`,
    'Content-Type': 'application/merge-patch+json',
    'If-Match': '"7c1f0a9d2e4b"',
  },
  body: JSON.stringify({
    label: 'Größe',
    note: null,
  }),
});

if (!response.ok) {
  console.error(\`HTTP \${response.status}: \${await response.text()}\`);
  process.exit(1);
}

console.log(JSON.stringify(await response.json(), null, 2));
`);
	});

	test('sends numbers that JavaScript does not hold as they are written', () => {
		const body = { kind: 'json' as const, mediaType: 'application/json', value: { id: 9007199254740993n } };
		expect(sample({ ...SAMPLE_REQUESTS.patch, body })).toContain(`body: '{"id":9007199254740993}',`);
	});

	test('uploads a file', () => {
		expect(sample(SAMPLE_REQUESTS.upload)).toContain(`const form = new FormData();
form.append('file', new File([await readFile('rohdaten.csv')], 'rohdaten.csv', {
  type: 'text/csv',
}));
form.append('kind', 'raw_data');`);
	});

	test('saves a file', () => {
		expect(sample(SAMPLE_REQUESTS.download)).toContain(`await writeFile('bericht.pdf', response.body);`);
	});

	test('sends a form', () => {
		expect(sample(SAMPLE_REQUESTS.form)).toContain(`  body: new URLSearchParams([
    ['grant type', 'a&b=c ü'],
    ['scope', 'x'],
  ]),`);
	});

	test('signs in with name and password', () => {
		expect(sample(SAMPLE_REQUESTS.basic)).toContain(`    Authorization: \`Basic \${btoa(\`\${process.env.SHOP_USER}:\${process.env.SHOP_PASSWORD}\`)}\`,`);
	});
});
