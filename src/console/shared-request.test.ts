import { expect, test } from 'vitest';
import { loadDescription } from '#openapi/description/load-description.ts';
import { exactJson } from '#openapi/json/exact-json.ts';
import { initialForm, requestOfForm } from './form/form.ts';
import { sharedForm, sharedText } from './shared-request.ts';

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
	const back = sharedForm(sharedText(form, operation), operation, model);
	const shared = {
		...form,
		parameters: { 'path.nr': 9007199254740993n, 'query.art': ['a b', 'ü&#'] },
		body: { name: form.body.name, zugang: { benutzer: 'mia' } },
	};
	expect(back && exactJson(requestOfForm({ form: back, operation }, model))).toBe(exactJson(requestOfForm({ form: shared, operation }, model)));
});

test('no secret and no header gets into a link', () => {
	expect(decodeURIComponent(sharedText(form, operation))).not.toContain('GEHEIMNIS');
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
