import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialForm, requestOfForm } from '#console/form/form.ts';
import { loadDescription } from '#openapi/description/load-description.ts';
import { planSandbox } from '#sandbox/plan/plan-sandbox.ts';
import { plannedRoot } from '#sandbox/plan/planned-xml.ts';
import { decodeXml } from '#sandbox/request/decode-xml.ts';
import { parseXml } from '../../feeds/parse-xml.fixture.ts';
import { wireOf } from './wire.ts';

/** What a form says arrives as XML: of generated schemas with names, attributes, namespaces, wrapped lists, text and CDATA. */
const RUNS = { numRuns: 300, seed: 20260722 };

const AWKWARD = ['a', ' a ', 'ä€😀', '<b>&amp;</b>', ']]>', '"\'', 'a\nb\r\n\tc', '&#10;', '<!-- -->', 'null', '12', '  '];
const text = fc.oneof(
	fc.constantFrom(...AWKWARD),
	// biome-ignore lint/suspicious/noControlCharactersInRegex: what no document can hold arrives as something else
	fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }).filter((value) => !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(value)),
);

interface Made {
	schema: Record<string, unknown>;
	value: unknown;
}

const scalar: fc.Arbitrary<Made> = fc.oneof(
	text.map((value) => ({ schema: { type: 'string' }, value })),
	fc.integer().map((value) => ({ schema: { type: 'integer' }, value })),
	fc.boolean().map((value) => ({ schema: { type: 'boolean' }, value })),
	fc.integer().map((value) => ({ schema: { type: 'number' }, value: value / 4 })),
	fc.constant({ schema: { type: ['integer', 'null'] }, value: null }),
);

const spaces = fc.constantFrom({}, { namespace: 'urn:x"<&' }, { namespace: 'urn:y', prefix: 'p' });
const withXml = ({ schema, value }: Made, xml: object): Made => ({ schema: { ...schema, xml }, value });

/** A property of an object; `name` is what its element may be called, which is nobody else's. */
function property(name: string, depth: number): fc.Arbitrary<Made> {
	const inner = depth > 1 ? scalar : fc.oneof(scalar, object(`${name}-`, depth + 1));
	const named = fc.tuple(spaces, fc.boolean()).map(([space, isNamed]) => ({ ...space, ...(isNamed && { name }) }));
	const element = fc.tuple(inner, named).map(([made, xml]) => withXml(made, xml));
	const attribute = fc.tuple(scalar, named).map(([made, { namespace: _, ...xml }]) => withXml(notNull(made), { ...xml, attribute: true }));
	const list = fc
		.tuple(fc.array(fc.nat(), { minLength: 1, maxLength: 3 }), inner, fc.boolean(), fc.boolean())
		.map(([count, made, isWrapped, isNamed]): Made => {
			const items = { ...made.schema, xml: isNamed ? { name: `${name}e` } : {} };
			return { schema: { type: 'array', items, xml: isWrapped ? { name, wrapped: true } : {} }, value: count.map(() => made.value) };
		});
	return fc.oneof(element, attribute, list);
}

/** No attribute stands for `null`. */
const notNull = (made: Made): Made => (made.value === null ? { schema: { type: 'integer' }, value: 0 } : made);

function object(prefix: string, depth: number): fc.Arbitrary<Made> {
	const own = text.filter((value) => value.trim() !== '').map((value): Made => ({ schema: { type: 'string' }, value }));
	const words = fc.option(fc.tuple(own, fc.constantFrom('text', 'cdata')).map(([made, nodeType]) => withXml(made, { nodeType })));
	const count = fc.integer({ min: 0, max: 3 });
	return fc.tuple(count, words).chain(([many, said]) =>
		fc.tuple(...Array.from({ length: many }, (_, index) => property(`${prefix}n${index}`, depth))).map((made) => {
			const all = [...made.map((each, index) => [`${prefix}k${index}`, each] as const), ...(said ? [['worte', said] as const] : [])];
			return {
				schema: { type: 'object', properties: Object.fromEntries(all.map(([key, { schema }]) => [key, schema])) },
				value: Object.fromEntries(all.map(([key, { value }]) => [key, value])),
			};
		}),
	);
}

test('the value of a form becomes a document that is well-formed and means the same', async () => {
	await fc.assert(
		fc.asyncProperty(object('', 0), async ({ schema, value }) => {
			const content = { 'application/xml': { schema: { $ref: '#/components/schemas/Ding' } } };
			const document = {
				openapi: '3.1.0',
				info: { title: 'T', version: '1' },
				paths: { '/a': { post: { requestBody: { content }, responses: { '204': { description: 'ok' } } } } },
				components: { schemas: { Ding: schema } },
			};
			const { model } = loadDescription(JSON.stringify(document), { file: 'api.json', lenient: true });
			const [operation] = model?.operations ?? [];
			if (model === undefined || operation === undefined) throw new Error('No operation.');
			const form = { ...initialForm(operation, model), body: value, hasBody: true };
			const sent = (await wireOf(requestOfForm({ form, operation }, model), { secrets: {}, files: {} }).body?.text()) ?? '';
			expect(parseXml(sent.replace('UTF-8', 'utf-8')).name).toBe('Ding');
			const plan = planSandbox(model);
			const root = plan.operations[0]?.body?.content[0]?.xml;
			if (root === undefined) throw new Error('No document.');
			expect(decodeXml(plannedRoot(plan.xml, root), sent)?.[0]).toEqual(value);
		}),
		RUNS,
	);
});
