import { describe, expect, test } from 'vitest';
import type { ApiRequest } from '#openapi/request/api-request.ts';
import { curl } from './curl.ts';
import { programText } from './sample-program.ts';
import { SAMPLE_REQUESTS } from './sample-requests.fixture.ts';

const sample = (request: ApiRequest) => programText(curl(request));

describe('curl', () => {
	test('writes a whole program', () => {
		expect(sample(SAMPLE_REQUESTS.patch)).toBe(`curl --fail-with-body --silent --show-error \\
  --request PATCH \\
  'https://api.example.com/v1/items/7' \\
  --header "Authorization: Bearer $SHOP_TOKEN" \\
  --header 'Content-Type: application/merge-patch+json' \\
  --header 'If-Match: "7c1f0a9d2e4b"' \\
  --data '{
  "label": "Größe",
  "note": null
}'
`);
	});

	test('keeps awkward text', () => {
		expect(sample(SAMPLE_REQUESTS.json)).toContain(`  --data '{
  "text": "Maß \\"zwei\\" '\\''drei'\\'' \\\\n $HOME \${x} \`y\`\\n\\t%s ??= */ \\"\\"\\" '\\'''\\'''\\'' </script> \\u202eumgekehrt\\u2028Ende 😀",
  "count": 2,
  "flags": [true, false, null],
  "empty": {},
  "none": [],
  "it'\\''s": { "a b": 1.5 }
}'`);
	});

	test('sends a field of a form without a name with its sign', () => {
		const body = { kind: 'form' as const, fields: [{ name: '', value: 'ä b' }] };
		expect(sample({ ...SAMPLE_REQUESTS.json, body })).toContain("  --data-raw '=%C3%A4%20b'");
	});

	test('uploads a file', () => {
		expect(sample(SAMPLE_REQUESTS.upload)).toContain(`  --form 'file=@rohdaten.csv;type=text/csv' \\
  --form-string 'kind=raw_data'`);
	});

	test('saves a file', () => {
		expect(sample(SAMPLE_REQUESTS.download)).toContain(`  --output 'bericht.pdf' \\
  || { cat 'bericht.pdf' >&2; rm -f 'bericht.pdf'; false; }`);
	});

	test('sends parts with media types and parts of the same name', () => {
		expect(sample(SAMPLE_REQUESTS.typedPart)).toContain(`  --form 'meta="{\\"a\\":\\"b;c\\"}";type=application/json' \\
  --form 'page=@eins.pdf;type=application/pdf' \\
  --form 'page=@zwei.pdf;type=application/pdf'`);
	});

	test('writes further fields into the head of a part', () => {
		expect(sample(SAMPLE_REQUESTS.partHeaders)).toContain(`  --form 'meta="a;b";headers="X-Hash: sha=\\"1;2\\""' \\
  --form 'page=@eins.pdf;type=application/pdf;headers="Content-Language: de"'`);
	});

	test('sends a form', () => {
		expect(sample(SAMPLE_REQUESTS.form)).toContain(`  --data-urlencode 'grant%20type=a&b=c ü' \\
  --data-urlencode 'scope=x'`);
	});

	test('encodes a secret in the address', () => {
		expect(sample(SAMPLE_REQUESTS.queryKey)).toContain(`  'https://api.example.com/v1/items?a=1' \\
  --get \\
  --data-urlencode "api_key=$SHOP_TOKEN"`);
		const withBody = { ...SAMPLE_REQUESTS.form, credentials: SAMPLE_REQUESTS.queryKeys.credentials };
		expect(sample(withBody)).toContain(`  --url-query "api%20key=$SHOP_TOKEN" \\
  --url-query "token=$SHOP_SECRET"`);
	});

	test('sends a header field without a value', () => {
		expect(sample(SAMPLE_REQUESTS.emptyHeader)).toContain("  --header 'X-Note;'");
	});

	test('signs in with name and password', () => {
		expect(sample(SAMPLE_REQUESTS.basic)).toContain(`  --user "$SHOP_USER:$SHOP_PASSWORD"`);
	});
});
