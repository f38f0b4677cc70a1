import { describe, expect, test } from 'vitest';
import { loadDescription } from '#openapi/description/load-description.ts';
import { modelOf, operationOf } from '#openapi/model/model.fixture.ts';
import { workshop } from './description.fixture.ts';
import { initialForm, keyOf, renewUuids, requestOfForm, uuidHeaders } from './form.ts';
import { missingValues } from './missing-values.ts';

const { model, operation } = workshop();

describe('a form', () => {
	test('begins as the samples of the page are', () => {
		const form = initialForm(operation('addPart'), model);
		expect(form.parameters).toEqual({ 'query.farbe': undefined, 'query.lager': 4, 'header.Idempotency-Key': '6f1c9a52-3b1e-4c0d-9a57-2f6d4be1c3a8' });
		expect(form).toMatchObject({ mediaType: 'application/json', body: { name: 'Bolzen', masse: [{ wert: 2 }] }, hasBody: true, exampleName: 'klein' });
	});

	test('becomes the request that is sent and shown', () => {
		const form = {
			...initialForm(operation('addPart'), model),
			parameters: { 'query.farbe': ['rot', 'blau'], 'query.lager': 9, 'header.Idempotency-Key': undefined },
			body: { name: 'Ring' },
		};
		expect(requestOfForm({ form, operation: operation('addPart') }, model)).toMatchObject({
			endpoint: 'https://api.example.com/v1/teile',
			query: ['farbe=rot', 'farbe=blau', 'lager=9'],
			headers: [],
			body: { kind: 'json', value: { name: 'Ring' } },
		});
	});

	test('of an upload comes with a file that can be sent at once', () => {
		const form = initialForm(operation('addPicture'), model);
		expect(form.body).toEqual({ bild: 'skizze.png', text: 'von vorn' });
		expect(form.files['skizze.png']?.size).toBeGreaterThan(0);
	});

	test('of an upload names the files of a list, too', () => {
		const own = modelOf(`
paths:
  /a:
    post:
      operationId: a
      requestBody: { required: true, content: { multipart/form-data: { schema: { type: object, properties: { fotos: { type: array, minItems: 1, items: { type: string, format: binary } } } } } } }
      responses: { '204': { description: ok } }
`);
		const asked = operationOf(own, 'a');
		const form = initialForm(asked, own);
		expect({ body: form.body, files: Object.keys(form.files) }).toEqual({ body: { fotos: ['datei.bin'] }, files: ['datei.bin'] });
		expect(missingValues(form, asked, own)).toEqual({});
		expect(Object.keys(missingValues({ ...form, body: { fotos: ['datei.bin', ''] } }, asked, own))).toEqual(['body:/fotos/1']);
	});

	test('whose value was taken away asks for it, and never sends the example', () => {
		const own = modelOf(`
paths:
  /a:
    put:
      operationId: a
      requestBody: { required: true, content: { application/json: { schema: { type: integer }, example: 7 } } }
      responses: { '204': { description: ok } }
`);
		const asked = operationOf(own, 'a');
		const form = { ...initialForm(asked, own), body: undefined };
		expect(Object.keys(missingValues(form, asked, own))).toEqual(['body:']);
		expect(requestOfForm({ form, operation: asked }, own).body).toEqual({ kind: 'none' });
	});

	test('without its body sends none', () => {
		expect(requestOfForm({ form: { ...initialForm(operation('addPart'), model), hasBody: false }, operation: operation('addPart') }, model).body).toEqual({
			kind: 'none',
		});
	});
});

test('headers that are a UUID get a new one, where they are sent', () => {
	const headers = uuidHeaders(operation('addPart'), model);
	expect(headers.map(keyOf)).toEqual(['header.Idempotency-Key']);
	const form = initialForm(operation('addPart'), model);
	const renewed = renewUuids(form, headers).parameters['header.Idempotency-Key'];
	expect(renewed).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
	expect(renewed).not.toBe(form.parameters['header.Idempotency-Key']);
	expect(renewUuids({ ...form, parameters: {} }, headers).parameters).toEqual({});
});

describe('a form for XML', () => {
	const description = (example: string) => ({
		openapi: '3.1.0',
		info: { title: 'T', version: '1' },
		paths: {
			'/teile': {
				post: {
					operationId: 'teil',
					requestBody: { required: true, content: { 'application/xml': { schema: { $ref: '#/components/schemas/Teil' }, ...JSON.parse(example) } } },
					responses: { '204': { description: 'gut' } },
				},
			},
		},
		components: {
			schemas: {
				Teil: {
					type: 'object',
					required: ['name'],
					properties: { nr: { type: 'integer', xml: { attribute: true }, example: 7 }, name: { type: 'string', example: 'Bolzen' } },
				},
			},
		},
	});
	const opened = (example = '{}') => {
		const { model } = loadDescription(JSON.stringify(description(example)), { file: 'api.json' });
		const [operation] = model?.operations ?? [];
		if (!model || !operation) throw new Error('The description cannot be read.');
		return { model, operation, form: initialForm(operation, model) };
	};

	test('has a field for each part, and becomes XML', () => {
		const { model, operation, form } = opened();
		expect(form.body).toEqual({ nr: 7, name: 'Bolzen' });
		const body = { nr: 8, name: 'a<b' };
		expect(requestOfForm({ form: { ...form, body }, operation }, model).body).toMatchObject({
			kind: 'text',
			text: '<?xml version="1.0" encoding="UTF-8"?>\n<Teil nr="8">\n  <name>a&lt;b</name>\n</Teil>',
		});
		expect(missingValues({ ...form, body: { nr: 8 } }, operation, model)).toEqual({ 'body:/name': 'Pflichtangabe fehlt.' });
	});

	test('sends what somebody has written as it is', () => {
		const written = '<!-- neu --><Teil nr="9"><name>Ring</name></Teil>';
		const { model, operation, form } = opened(JSON.stringify({ example: written }));
		expect(form.body).toBe(written);
		expect(requestOfForm({ form, operation }, model).body).toMatchObject({ kind: 'text', text: written });
		expect(missingValues(form, operation, model)).toEqual({});
	});
});

test('a form begins with what an address of the description says, in whatever encoding', () => {
	const own = modelOf(`
paths:
  /a:
    get:
      operationId: a
      parameters: [{ name: q, in: query, schema: { type: string }, example: x }]
      responses: { '200': { description: ok, content: { application/json: { example: { links: { self: '/a?q=%E4' } } } } } }
`);
	expect(initialForm(operationOf(own, 'a'), own).parameters).toEqual({ 'query.q': '%E4' });
});
