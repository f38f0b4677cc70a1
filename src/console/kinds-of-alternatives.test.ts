import { expect, test } from 'vitest';
import { modelOf } from '#openapi/model/model.fixture.ts';
import { createSandbox } from '#sandbox/create-sandbox.ts';
import { planSandbox } from '#sandbox/plan/plan-sandbox.ts';
import { cookiesOf, fetchable, wireOf } from './exchange/wire.ts';
import { chosenFor } from './form/chosen-variants.ts';
import { formField } from './form/field.ts';
import { initialForm, requestOfForm } from './form/form.ts';

const PLACE = '{ type: object, required: [ort], properties: { ort: { type: string, example: Jena } } }';
const KINDS = {
	text: '{ type: string, example: Jena }',
	number: '{ type: integer, example: 7 }',
	switch: '{ type: boolean, example: true }',
	object: PLACE,
	texts: '{ type: array, items: { type: string }, example: [Jena, Gera] }',
	objects: `{ type: array, items: ${PLACE} }`,
	file: '{ type: string, format: binary }',
};
const PAIRS = Object.keys(KINDS).flatMap((one) => Object.keys(KINDS).flatMap((other) => (one === other ? [] : [[one, other] as const])));

/** For a form filled in for each of two alternatives with equally named parts: which alternative it is shown as, and the status of the answer. */
async function triedBoth(type: string, kinds: readonly [keyof typeof KINDS, keyof typeof KINDS]) {
	const [first, second] = ['eins', 'zwei'].map(
		(art, index) => `{ type: object, required: [art, ziel], properties: { art: { enum: [${art}] }, ziel: ${KINDS[kinds[index] ?? 'text']} } }`,
	);
	const model = modelOf(`
paths: { /a: { post: { operationId: a, requestBody: { required: true, content: { ${type}: { schema: { oneOf: [${first}, ${second}] } } } }, responses: { '204': { description: Gut. } } } } }
`);
	return Promise.all(model.operations.flatMap((operation) => [0, 1].map((variant) => tried(model, operation, variant))));
}

async function tried(model: ReturnType<typeof modelOf>, operation: ReturnType<typeof modelOf>['operations'][number], variant: number) {
	const form = initialForm(operation, model, variant);
	const wire = wireOf(requestOfForm({ form, operation }, model), { secrets: {}, files: form.files });
	const { status } = await createSandbox({ plan: planSandbox(model) }).fetch(fetchable(wire), cookiesOf(wire));
	const { shape } = formField(
		model.document,
		(operation.requestBody?.content ?? []).flatMap(({ schema }) => schema ?? []),
	);
	return { shown: shape.kind === 'object' ? chosenFor(model.document, shape, form.body)[0] : undefined, status };
}

const BOTH = [
	{ shown: [0], status: 204 },
	{ shown: [1], status: 204 },
];

test.each(['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json'])(
	'of two alternatives that give one name to different kinds either can be filled in, shown and sent: %s',
	async (type) => {
		const isWithFiles = type.startsWith('multipart/');
		const pairs = PAIRS.filter((kinds) => isWithFiles || !kinds.some((kind) => kind === 'file')) as [keyof typeof KINDS, keyof typeof KINDS][];
		const found = await Promise.all(pairs.map(async (kinds) => [kinds.join(' or '), await triedBoth(type, kinds)]));
		expect(Object.fromEntries(found)).toEqual(Object.fromEntries(pairs.map((kinds) => [kinds.join(' or '), BOTH])));
	},
);
