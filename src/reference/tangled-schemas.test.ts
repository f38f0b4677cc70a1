import { expect, test } from 'vitest';
import { tryUntouched } from '#console/untouched-form.fixture.ts';
import { modelOf } from '#openapi/model/model.fixture.ts';
import { planSandbox } from '#sandbox/plan/plan-sandbox.ts';
import { operationTwin } from './markdown/operation-twin.ts';
import { renderReference, sourceOfReference } from './render-reference.fixture.ts';

const ref = (name: string) => `{ $ref: '#/components/schemas/${name}' }`;
const named = (names: readonly string[], write: (name: string) => string) => names.map((name) => `    ${name}: ${write(name)}`).join('\n');

/** Schemas in which everything holds everything else, each in a way of its own, of as many kinds as there are names. */
const TANGLES: Readonly<Record<string, (kinds: readonly string[]) => string>> = {
	'kinds of a base that holds itself': (kinds) =>
		`    Base: { type: object, discriminator: { propertyName: kind }, properties: { kind: { type: string }, next: ${ref('Base')}, all: { type: array, items: ${ref('Base')} } } }\n${named(
			kinds,
			(name) => `{ allOf: [${ref('Base')}, { type: object, properties: { own${name}: { type: integer } } }] }`,
		)}`,
	'alternatives that each hold all of them': (kinds) =>
		`    Base: { oneOf: [${kinds.map(ref).join(', ')}] }\n${named(kinds, (name) => `{ type: object, properties: { own${name}: { type: string }, next: ${ref('Base')} } }`)}`,
	'alternatives of alternatives': (kinds) =>
		`    Base: { anyOf: [${kinds.map(ref).join(', ')}] }\n${named(
			kinds,
			(name) => `{ oneOf: [${ref('Base')}, { type: object, properties: { own${name}: { type: number }, next: ${ref('Base')} } }] }`,
		)}`,
	'a map of all, and a list of each': (kinds) =>
		`    Base: { type: object, additionalProperties: { oneOf: [${kinds.map(ref).join(', ')}] } }\n${named(
			kinds,
			(name) =>
				`{ type: object, properties: { ${kinds.map((other) => `l${other}: { type: array, items: ${ref(other)} }`).join(', ')}, own${name}: ${ref('Base')} } }`,
		)}`,
	'each takes in the next': (kinds) =>
		`    Base: { allOf: [${kinds.map(ref).join(', ')}] }\n${named(kinds, (name) => {
			const next = kinds[kinds.indexOf(name) + 1] ?? 'Base';
			return `{ allOf: [${ref(next)}, { type: object, properties: { own${name}: ${ref('Base')}, other${name}: { oneOf: [${ref(next)}, { type: string }] } } }] }`;
		})}`,
};

/** Characters of all that is made of an operation that takes and returns a `Base`. */
async function sizeOf(schemas: string): Promise<number> {
	const content = `{ application/json: { schema: ${ref('Base')} }, application/xml: { schema: ${ref('Base')} }, multipart/form-data: { schema: ${ref('Base')} } }`;
	const model = modelOf(`paths:
  /a:
    post:
      operationId: a
      parameters: [{ in: query, name: filter, style: deepObject, schema: ${ref('Base')} }]
      requestBody: { content: ${content} }
      responses: { '200': { description: gut, content: ${content} } }
components:
  schemas:
${schemas}`);
	const source = sourceOfReference(model);
	const pages = [...(await renderReference(model, source)).values()];
	// Next to the page, whose sheet it shares.
	const twin = await operationTwin('a', source);
	const plan = planSandbox(model);
	const untouched = await tryUntouched(model, plan);
	expect(untouched.filter(({ kind }) => kind === 'thrown')).toEqual([]);
	return [...pages, twin, JSON.stringify(plan)].join('').length;
}

test.each(Object.entries(TANGLES))('%s: what is said of them grows with what they are, not with their ways', async (_, write) => {
	const few = await sizeOf(write([...'ABC']));
	const many = await sizeOf(write([...'ABCDEF']));
	expect(many / few).toBeLessThan(4);
});
