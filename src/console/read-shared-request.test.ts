import { expect, test } from 'vitest';
import { loadDescription } from '#openapi/description/load-description.ts';
import { exactJson } from '#openapi/json/exact-json.ts';
import { initialForm, requestOfForm } from './form/form.ts';
import { sharedForm } from './read-shared-request.ts';
import { notedForm, shareRequest } from './share-request.ts';

const { model } = loadDescription(
	`openapi: 3.1.0
info: { title: Lager, version: '1' }
security: [{ schluessel: [] }]
paths:
  /teile/{nr}:
    put:
      operationId: teil
      parameters:
        - { in: path, name: nr, required: true, schema: { type: integer, format: int64 } }
        - { in: query, name: art, schema: { type: array, items: { type: string } } }
        - { in: query, name: access_token, schema: { type: string } }
        - { in: header, name: X-Kunde, schema: { type: string } }
      requestBody: { content: { application/json: { schema: { type: object, properties: { name: { type: string }, zugang: { type: object, properties: { benutzer: { type: string }, password: { type: string } } } } } } } }
      responses: { '204': { description: Gut } }
components: { securitySchemes: { schluessel: { type: apiKey, in: query, name: key } } }
`,
	{ file: 'api.yaml' },
);
const operation = model?.operations[0];
if (model === undefined || operation === undefined) throw new Error('no operation');

const form = {
	...initialForm(operation, model),
	parameters: { 'path.nr': 9007199254740993n, 'query.art': ['a b', 'ü&#'], 'query.access_token': 'GEHEIMNIS', 'header.X-Kunde': 'GEHEIMNIS' },
	hasBody: true,
	body: { name: 'Bolzen "M8"\n#2', zugang: { benutzer: 'mia', password: 'GEHEIMNIS' } },
};

test('a link brings back what a reader has filled in, every digit of it', () => {
	const back = sharedForm(shareRequest({ form, operation }, model).text, operation, model);
	const shared = {
		...form,
		parameters: { 'path.nr': 9007199254740993n, 'query.art': ['a b', 'ü&#'] },
		body: { name: form.body.name, zugang: { benutzer: 'mia' } },
	};
	expect(back && exactJson(requestOfForm({ form: back, operation }, model))).toBe(exactJson(requestOfForm({ form: shared, operation }, model)));
});

test('no secret and no header gets into a link', () => {
	const { text, left } = shareRequest({ form, operation }, model);
	expect(decodeURIComponent(text)).not.toContain('GEHEIMNIS');
	expect(left).toEqual(['access_token', 'zugang/password', 'Header']);
});

test('the log keeps no secret of what went to a real server, and all that is none', () => {
	const parameters = { 'path.nr': 4, 'query.access_token': 'GEHEIMNIS', 'query.art': ['a'], 'header.X-Kunde': 'Muster' };
	const kept = notedForm({ form: { ...form, parameters, files: { '': new File(['x'], 'x') } }, operation }, model);
	expect(kept).toMatchObject({
		parameters: { 'path.nr': 4, 'query.art': ['a'], 'header.X-Kunde': 'Muster' },
		body: { name: form.body.name, zugang: { benutzer: 'mia' } },
		files: {},
	});
	expect(exactJson([kept, requestOfForm({ form: kept, operation }, model)])).not.toContain('GEHEIMNIS');
});

test.each(['', '%', '7', 'null', '[]', 'parameter'])('„%s“ fills in nothing', (text) => {
	expect(sharedForm(text, operation, model)).toBeUndefined();
});

test('what a link must not decide it does not decide', () => {
	const hostile = { parameters: { 'header.X-Kunde': 'x', 'query.access_token': 'x', 'path.nr': 4 }, mediaType: 'text/html', body: '<script>' };
	const back = sharedForm(encodeURIComponent(JSON.stringify(hostile)), operation, model);
	const { parameters } = initialForm(operation, model);
	expect(back?.parameters).toEqual({ ...parameters, 'path.nr': 4, 'query.art': undefined });
	expect(back).toMatchObject({ mediaType: 'application/json', hasBody: false });
});

const signed = loadDescription(
	`openapi: 3.1.0
info: { title: Boten, version: '1' }
paths:
  /boten/{nr}:
    parameters: [{ in: path, name: nr, required: true, schema: { type: string } }]
    post:
      operationId: bote
      security: [{ schluessel: [] }]
      parameters:
        - { in: query, name: k, schema: { type: string } }
        - { in: query, name: sig, schema: { type: string } }
        - { in: query, name: code, schema: { type: string } }
        - { in: query, name: state, schema: { type: string } }
        - { in: query, name: merkmal, schema: { type: string, format: password } }
        - { in: query, name: art, example: eilig, schema: { type: string } }
      requestBody:
        content:
          application/json:
            schema:
              type: object
              properties:
                client_assertion: { type: string }
                frage: { type: string, writeOnly: true }
                losung: { type: string, x-sensitive: true }
                kennung: { type: string }
                liste: { type: array, items: { $ref: '#/components/schemas/Zugang' } }
                ziel: { oneOf: [{ type: string }, { $ref: '#/components/schemas/Zugang' }] }
          text/plain: { schema: { type: string } }
          text/x-losung: { schema: { type: string, format: password } }
      responses: { '204': { description: Gut } }
components:
  schemas: { Zugang: { type: object, properties: { name: { type: string }, kern: { type: string, format: password } } } }
  securitySchemes: { schluessel: { type: apiKey, in: query, name: k } }
`,
	{ file: 'api.yaml' },
).model;

function shared(change: { parameters?: Record<string, unknown>; body?: unknown; mediaType?: string }) {
	const bote = signed?.operations[0];
	if (signed === undefined || bote === undefined) throw new Error('no operation');
	const { text, left } = shareRequest({ form: { ...initialForm(bote, signed), hasBody: true, ...change }, operation: bote }, signed);
	return { text: decodeURIComponent(text), left };
}

const TOKEN = 'q7ZkP2vLx9TrB4mNw8YsD1fH';

test.each([
	['the key that the description names', 'k', 'kurz'],
	['a signature', 'sig', 'kurz'],
	['what OAuth 2 exchanges for a token', 'code', 'kurz'],
	['a password by its format', 'merkmal', 'kurz'],
	['what looks like a token', 'art', TOKEN],
	['a token that says what it is', 'art', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhIn0.c2ln'],
	['an address with a password', 'art', 'https://mia:kurz@a.example/'],
	['a hash that may be a key', 'art', 'd41d8cd98f00b204e9800998ecf8427e'],
])('%s stays out of the query, and its reader is told', (_, name, value) => {
	const { text, left } = shared({ parameters: { 'path.nr': '7', [`query.${name}`]: value, ...(name === 'code' && { 'query.state': 'a' }) } });
	expect(text).not.toContain(value);
	expect(left).toContain(name);
});

test.each([
	'PM-MS-0002',
	'6f1c9a52-3b1e-4c0d-9a57-2f6d4be1c3a8',
	'2025-08-31T22:05:00Z',
	'https://a.example/v1/apparatuses?status=due',
	'Verpackungsmaterialbestellung',
	'eilig',
])('„%s“ is no secret', (value) =>
	expect(shared({ parameters: { 'path.nr': value, 'query.art': value } })).toMatchObject({ left: [], text: expect.stringContaining(value) }),
);

test('what is secret in a body stays out at every depth and in every alternative', () => {
	const body = {
		client_assertion: 'GEHEIMNIS',
		frage: 'GEHEIMNIS',
		losung: 'GEHEIMNIS',
		kennung: TOKEN,
		liste: [{ name: 'mia', kern: 'GEHEIMNIS' }],
		ziel: { name: 'tom', kern: 'GEHEIMNIS' },
	};
	const { text, left } = shared({ body, mediaType: 'application/json' });
	expect(text).not.toMatch(new RegExp(`GEHEIMNIS|${TOKEN}`));
	expect(text).toContain('"liste":[{"name":"mia"}],"ziel":{"name":"tom"}');
	expect(left).toEqual(['client_assertion', 'frage', 'losung', 'kennung', 'liste/kern', 'ziel/kern']);
});

test.each([
	'userPwd',
	'loginPin',
	'smsOtp',
	'SMSOtp',
	'card_cvv',
	'tanCode',
	'jwtValue',
	'kennwort',
	'accessKey',
	'access_key',
	'session_id',
	'zugangscode',
	'clientSecret',
])('a field „%s“ is secret, however its words are joined', (name) =>
	expect(shared({ body: { [name]: 'kurz' } })).toEqual({ text: expect.not.stringContaining('kurz'), left: [name] }),
);

test.each(['secretary', 'spinRate', 'tankNr', 'Pinnwand', 'kilometerstand', 'session_idle'])('a field „%s“ is none', (name) =>
	expect(shared({ body: { [name]: 'kurz' } })).toEqual({ text: expect.stringContaining('kurz'), left: [] }),
);

test('a text that tells of a secret stays out as a whole', () => {
	expect(shared({ body: 'hunter2', mediaType: 'text/x-losung' })).toEqual({ text: expect.not.stringContaining('hunter2'), left: ['Inhalt'] });
	for (const body of ['<login><password>kurz</password></login>', `name: mia\nwert: ${TOKEN}`])
		expect(shared({ body, mediaType: 'text/plain' })).toEqual({ text: expect.not.stringContaining('mia'), left: ['Inhalt'] });
	expect(shared({ body: 'Bolzen M8, zwei Stück', mediaType: 'text/plain' }).left).toEqual([]);
});
