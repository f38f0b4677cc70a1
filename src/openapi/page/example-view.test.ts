import { expect, test } from 'vitest';
import { modelOf, operationOf } from '#openapi/model/model.fixture.ts';
import { exampleViewsOf } from './example-view.ts';

const examples = (content: string, title?: string) => {
	const model = modelOf(`
paths:
  /a: { get: { operationId: a, responses: { '200': { description: ok, content: { ${content} } } } } }
`);
	const [media] = operationOf(model, 'a').responses[0]?.content ?? [];
	return media ? exampleViewsOf(model.document, media, { kind: 'response', anchor: 'beispiel', title }) : [];
};

test('of several media types each example says its own', () => {
	const titles = examples('text/csv: { examples: { eins: { value: a }, zwei: { summary: Zwei, value: b } } }', 'text/csv').map(({ title }) => title);
	expect(titles).toEqual(['eins (text/csv)', 'Zwei (text/csv)']);
});

test('written examples keep their titles; each has an id of its own', () => {
	expect(
		examples(
			`application/json: { examples: { 'ein/s': { summary: Eins, value: { a: 1 } }, zwei: { value: null }, drei: { externalValue: 'https://example.com/x' } } }`,
		),
	).toMatchObject([
		{ anchor: 'beispiel', title: 'Eins', text: '{\n  "a": 1\n}', language: 'json' },
		{ anchor: 'beispiel-2-zwei', title: 'zwei', text: 'null' },
		{ anchor: 'beispiel-3-drei', title: 'drei', text: undefined, address: 'https://example.com/x' },
	]);
});

test('without any, one is built for JSON and nothing invented for other types', () => {
	expect(examples('application/vnd.x+json: { schema: { type: object, properties: { a: { type: integer, minimum: 3 } } } }')).toMatchObject([
		{ text: '{\n  "a": 3\n}' },
	]);
	expect(examples('image/png: { schema: { type: string, format: binary } }')).toEqual([]);
});

test('text is shown as it is sent, JSON with its quotation marks', () => {
	expect(examples('text/csv: { example: "a;b" }')).toMatchObject([{ text: 'a;b', language: 'text', title: undefined }]);
	expect(examples('application/xml: { example: "<a/>" }')).toMatchObject([{ text: '<a/>', language: 'xml' }]);
	expect(examples('application/xml: { example: { a: 1 } }')).toMatchObject([{ text: '{\n  "a": 1\n}', language: 'json' }]);
	expect(examples('application/json: { example: a }')).toMatchObject([{ text: '"a"', language: 'json' }]);
});
