import { describe, expect, test } from 'vitest';
import { workshop } from './description.fixture.ts';
import { initialForm, keyOf, renewUuids, requestOfForm, uuidHeaders } from './form.ts';

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
