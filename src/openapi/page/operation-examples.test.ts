import { expect, test } from 'vitest';
import { modelOf, operationOf } from '#openapi/model/model.fixture.ts';
import { createSchemaTree } from '#openapi/schema/schema-tree.ts';
import { operationExamples } from './operation-examples.ts';
import { viewOperation } from './operation-view.ts';

const labels = (given: string) => {
	const model = modelOf(
		`paths: { /teile: { get: { operationId: teile, x-codeSamples: [${given}], responses: { '200': { description: Da } } } } }\nservers: [{ url: https://lager.example }]`,
	);
	const view = viewOperation(operationOf(model, 'teile'), { tree: createSchemaTree(model.document), headers: new Map(), badges: new Map() });
	return operationExamples(view, model, { languages: ['python', 'curl'] }).samples.map(({ label }) => label);
};

test('no two samples of an operation have the same name', () => {
	expect(labels('')).toEqual(['Python', 'curl']);
	expect(labels('{ lang: python, source: a }, { lang: Go, source: b }')).toEqual(['Python', 'Go', 'Python, erzeugt', 'curl']);
	expect(labels('{ lang: python, label: Unser Paket, source: a }')).toEqual(['Python: Unser Paket', 'Python', 'curl']);
	expect(labels('{ lang: Go, source: a }, { lang: Go, source: b }, { lang: Go, source: c }')).toEqual(['Go', 'Go 2', 'Go 3', 'Python', 'curl']);
	expect(labels('{ lang: C, label: Search, source: a }, { lang: Go, label: with Go, source: b }, { lang: C, label: C++ and C, source: c }')).toEqual([
		'C: Search',
		'with Go',
		'C++ and C',
		'Python',
		'curl',
	]);
});
