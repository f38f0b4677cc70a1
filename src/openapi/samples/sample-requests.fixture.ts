import type { ApiRequest, Credential } from '#openapi/request/api-request.ts';

const BASE = 'https://api.example.com/v1';

const token: Credential = { kind: 'token', place: 'header', name: 'Authorization', prefix: 'Bearer ', variable: 'SHOP_TOKEN' };

const get: ApiRequest = {
	method: 'GET',
	endpoint: `${BASE}/items`,
	query: [],
	headers: [],
	credentials: [token],
	body: { kind: 'none' },
	expects: { kind: 'json' },
};
const post: ApiRequest = { ...get, method: 'POST' };

/** Characters that are dangerous within quotes: quotes, backslashes, line breaks, variables, ends of comments and elements, trigraphs, invisible characters. */
export const AWKWARD = `Maß "zwei" 'drei' \\n $HOME \${x} \`y\`\n\t%s ??= */ """ ''' </script> \u202eumgekehrt\u2028Ende 😀`;

/** One request for each thing that a sample has to get right. */
export const SAMPLE_REQUESTS = {
	list: { ...get, query: ['status=due,overdue', 'tag=a', 'tag=b%20c'] },
	path: { ...get, endpoint: `${BASE}/items/INV%2F100` },
	json: {
		...post,
		headers: [{ name: 'Idempotency-Key', value: '6f1c9a52-3b1e-4c0d-9a57-2f6d4be1c3a8' }],
		body: {
			kind: 'json',
			mediaType: 'application/json',
			value: { text: AWKWARD, count: 2, flags: [true, false, null], empty: {}, none: [], "it's": { 'a b': 1.5 } },
		},
	},
	patch: {
		...get,
		method: 'PATCH',
		endpoint: `${BASE}/items/7`,
		headers: [{ name: 'If-Match', value: '"7c1f0a9d2e4b"' }],
		body: { kind: 'json', mediaType: 'application/merge-patch+json', value: { label: 'Größe', note: null } },
	},
	upload: {
		...post,
		endpoint: `${BASE}/items/7/files`,
		body: {
			kind: 'multipart',
			parts: [
				{ kind: 'file', name: 'file', fileName: 'rohdaten.csv', mediaType: 'text/csv' },
				{ kind: 'field', name: 'kind', value: 'raw_data', mediaType: undefined },
			],
		},
	},
	download: { ...get, endpoint: `${BASE}/files/9/content`, expects: { kind: 'file', fileName: 'bericht.pdf' } },
	anonymous: { ...get, credentials: [] },
	remove: { ...get, method: 'DELETE', endpoint: `${BASE}/items/7`, expects: { kind: 'none' } },
	form: {
		...post,
		body: {
			kind: 'form',
			fields: [
				{ name: 'grant type', value: 'a&b=c ü' },
				{ name: 'scope', value: 'x' },
			],
		},
	},
	repeatedForm: {
		...post,
		body: {
			kind: 'form',
			fields: [
				{ name: 'id', value: '1' },
				{ name: 'id', value: '2' },
			],
		},
	},
	separatedForm: { ...post, body: { kind: 'form', fields: [{ name: 'tag', value: 'a,b,c' }], encoded: 'tag=a,b%2Cc' } },
	emptyHeader: { ...get, headers: [{ name: 'X-Note', value: '' }] },
	text: { ...post, body: { kind: 'text', mediaType: 'text/plain', text: AWKWARD }, expects: { kind: 'text' } },
	binary: { ...get, method: 'PUT', body: { kind: 'binary', mediaType: 'image/png', fileName: 'bild.png' }, expects: { kind: 'none' } },
	typedPart: {
		...post,
		body: {
			kind: 'multipart',
			parts: [
				{ kind: 'field', name: 'meta', value: '{"a":"b;c"}', mediaType: 'application/json' },
				{ kind: 'file', name: 'page', fileName: 'eins.pdf', mediaType: 'application/pdf' },
				{ kind: 'file', name: 'page', fileName: 'zwei.pdf', mediaType: 'application/pdf' },
			],
		},
	},
	partHeaders: {
		...post,
		body: {
			kind: 'multipart',
			parts: [
				{ kind: 'field', name: 'meta', value: 'a;b', mediaType: undefined, headers: [{ name: 'X-Hash', value: 'sha="1;2"' }] },
				{ kind: 'file', name: 'page', fileName: 'eins.pdf', mediaType: 'application/pdf', headers: [{ name: 'Content-Language', value: 'de' }] },
			],
		},
	},
	fieldsOnly: { ...post, body: { kind: 'multipart', parts: [{ kind: 'field', name: 'a', value: '@b', mediaType: undefined }] } },
	basic: { ...get, credentials: [{ kind: 'basic', userVariable: 'SHOP_USER', passwordVariable: 'SHOP_PASSWORD' }] },
	queryKey: { ...get, query: ['a=1'], credentials: [{ ...token, place: 'query', name: 'api_key', prefix: '' }] },
	queryKeys: {
		...get,
		credentials: [
			{ ...token, place: 'query', name: 'api key', prefix: '' },
			{ ...token, place: 'query', name: 'token', prefix: '', variable: 'SHOP_SECRET' },
		],
	},
	twoKeys: {
		...get,
		credentials: [
			{ ...token, name: 'X-Key', prefix: '' },
			{ ...token, name: 'Cookie', prefix: 'a=b%; s=', variable: 'SHOP_SESSION' },
		],
	},
	cookieKeys: {
		...get,
		credentials: [
			{ ...token, name: 'Cookie', prefix: 'c=y; sid=', variable: 'SHOP_SESSION' },
			{ ...token, name: 'Cookie', prefix: 'did=', variable: 'SHOP_DEVICE' },
		],
	},
	head: { ...get, method: 'HEAD', expects: { kind: 'none' } },
	unknownMethod: { ...get, method: 'LINK' },
} satisfies Record<string, ApiRequest>;
