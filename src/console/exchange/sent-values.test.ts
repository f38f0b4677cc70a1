import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialForm, requestOfForm } from '#console/form/form.ts';
import { loadDescription } from '#openapi/description/load-description.ts';
import { type DescribedValue, decodeBodyBytes, decodeParameter } from './decode-sent.fixture.ts';
import { wireOf } from './wire.ts';

/** What readers fill in arrives: forms of generated descriptions are sent, and read again by rules that share no code with the program. */
const RUNS = { numRuns: 60, seed: 20260722 };

const AWKWARD = [
	'',
	'a',
	'ä',
	'€uro',
	'日本',
	'😀',
	'a b',
	'a+b',
	'a,b',
	'a;b',
	'a|b',
	'a&b',
	'a=b',
	'a/b',
	'a?b#c',
	'%41',
	'100%',
	'"x"',
	"o'k",
	'[0]',
	'a.b',
	'..',
	'~-_',
	'null',
	'true',
	'12',
	'{"a":1}',
];
const text = fc.oneof(fc.constantFrom(...AWKWARD), fc.string({ unit: 'grapheme', maxLength: 8 }));
const name = fc.constantFrom('id', 'Größe', 'a-b', 'x_y', 'filter', 'Seite 2', 'p.q', 'sort[by]');
const key = fc.constantFrom('a', 'b', 'ü', 'lang', 'x-y', 'R', 'G');
const asciiKey = fc.constantFrom('a', 'b', 'x-y');

interface Style {
	place: 'path' | 'query' | 'header' | 'cookie';
	style: string;
	explode: boolean;
	kinds: readonly ('scalar' | 'array' | 'object')[];
	/** Values that contain separators of the style, which it cannot tell from separators. */
	without?: RegExp;
}

const both = (style: Omit<Style, 'explode'>): Style[] => [true, false].map((explode) => ({ ...style, explode }));
const ALL = ['scalar', 'array', 'object'] as const;
const PARTS = ['array', 'object'] as const;
/** OpenAPI 3.1, Style Values: every style in every place that it is defined for. */
const STYLES: readonly Style[] = [
	...both({ place: 'path', style: 'simple', kinds: ALL }),
	...both({ place: 'path', style: 'matrix', kinds: ALL }),
	{ place: 'path', style: 'label', explode: false, kinds: ALL },
	// The full stop that separates is one of the characters that are never encoded (RFC 6570, 3.2.5).
	{ place: 'path', style: 'label', explode: true, kinds: ALL, without: /\./ },
	...both({ place: 'query', style: 'form', kinds: ALL }),
	// Here, too, encoded separators cannot be told from others (OpenAPI 3.2, Appendix E).
	{ place: 'query', style: 'spaceDelimited', explode: false, kinds: PARTS, without: / / },
	{ place: 'query', style: 'pipeDelimited', explode: false, kinds: PARTS, without: /\|/ },
	{ place: 'query', style: 'deepObject', explode: true, kinds: ['object'] },
	// Header fields have no encoding: only what is printable and separates nothing arrives as it was.
	...both({ place: 'header', style: 'simple', kinds: ALL, without: /[^!-~]|[,=]|^$/ }),
	...both({ place: 'cookie', style: 'form', kinds: ALL }),
];

type Kind = (typeof ALL)[number];
interface Case extends DescribedValue {
	value: unknown;
}

const TYPES = ['string', 'integer', 'number', 'boolean'] as const;
function scalarOf(type: string, strings: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
	if (type === 'integer') return fc.integer();
	if (type === 'number') return fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }).map((value) => Math.round(value * 100) / 100 + 0);
	return type === 'boolean' ? fc.boolean() : strings;
}

interface Restriction {
	types?: readonly (typeof TYPES)[number][];
	keys?: fc.Arbitrary<string>;
}

function valueFor(
	kind: Kind,
	strings: fc.Arbitrary<string>,
	{ types = TYPES, keys = key }: Restriction = {},
): fc.Arbitrary<{ schema: DescribedValue['schema']; value: unknown }> {
	return fc.constantFrom(...types).chain((type): fc.Arbitrary<{ schema: DescribedValue['schema']; value: unknown }> => {
		const scalar = scalarOf(type, strings);
		if (kind === 'scalar') return scalar.map((value) => ({ schema: { type }, value }));
		if (kind === 'array') return fc.array(scalar, { minLength: 1, maxLength: 4 }).map((value) => ({ schema: { type: 'array', items: { type } }, value }));
		return fc.dictionary(keys, scalar, { minKeys: 1, maxKeys: 3, noNullPrototype: true }).map((value) => ({
			schema: { type: 'object', properties: Object.fromEntries(Object.keys(value).map((each) => [each, { type }])) },
			value,
		}));
	});
}

const cases = ({ kinds, without, ...style }: Style): fc.Arbitrary<Case> => {
	const allowed = without === undefined ? text : text.filter((value) => !without.test(value));
	// A path with an empty segment, or one of dots alone, is another path.
	const strings = style.place === 'path' ? allowed.filter((value) => value !== '' && !/^\.{1,2}$/.test(value)) : allowed;
	const types = style.style === 'label' || style.place === 'header' ? (['string', 'integer', 'boolean'] as const) : TYPES;
	return fc
		.tuple(style.place === 'header' || style.place === 'path' ? fc.constant('X-Wert') : name, fc.constantFrom(...kinds))
		.chain(([own, kind]) =>
			valueFor(kind, strings, { types, keys: style.place === 'header' ? asciiKey : key }).map((made) => ({ ...style, ...made, name: own })),
		);
};

function sent(document: object, fill: { parameters?: Record<string, unknown>; body?: unknown; mediaType?: string }) {
	const { model, problems } = loadDescription(JSON.stringify(document), { file: 'api.json', lenient: true });
	const [operation] = model?.operations ?? [];
	if (model === undefined || operation === undefined) throw new Error(JSON.stringify(problems));
	const form = { ...initialForm(operation, model), ...fill, hasBody: 'body' in fill };
	return wireOf(requestOfForm({ form, operation }, model), { secrets: {}, files: form.files });
}

const describedAs = (path: string, operation: object) => ({
	openapi: '3.1.0',
	info: { title: 'T', version: '1' },
	servers: [{ url: 'https://api.example.com/v1' }],
	paths: { [path]: { post: { responses: { '204': { description: 'ok' } }, ...operation } } },
});

describe('a parameter arrives as it was filled in', () => {
	test.each(STYLES.map((style) => [`${style.place} ${style.style}${style.explode ? ' explode' : ''}`, style] as const))('%s', (_, style) => {
		fc.assert(
			fc.property(cases(style), ({ value, ...described }) => {
				const path = described.place === 'path' ? `/a/{${described.name}}/b` : '/a';
				const { place, schema, style: written, explode } = described;
				const parameters = [{ name: described.name, in: place, required: true, schema, style: written, explode }];
				const wire = sent(describedAs(path, { parameters }), { parameters: { [`${place}.${described.name}`]: value } });
				expect(decodeParameter(described, wire)).toEqual(value);
			}),
			RUNS,
		);
	});

	test.each(['path', 'query', 'header', 'cookie'] as const)('%s with a media type', (place) => {
		const plain = place === 'header' ? fc.jsonValue().filter((value) => /^[!-~]*$/.test(JSON.stringify(value))) : fc.jsonValue();
		fc.assert(
			fc.property(
				plain.filter((value) => value !== null && value !== ''),
				(value) => {
					const path = place === 'path' ? '/a/{X-Wert}/b' : '/a';
					const parameters = [{ name: 'X-Wert', in: place, required: true, content: { 'application/json': { schema: {} } } }];
					const wire = sent(describedAs(path, { parameters }), { parameters: { [`${place}.X-Wert`]: value } });
					const described = {
						place,
						name: 'X-Wert',
						style: place === 'query' || place === 'cookie' ? 'form' : 'simple',
						explode: false,
						schema: { type: 'string' },
					};
					expect(JSON.parse(String(decodeParameter(described, wire)))).toEqual(JSON.parse(JSON.stringify(value)));
				},
			),
			RUNS,
		);
	});
});

describe('a body arrives as it was filled in', () => {
	const record = fc.tuple(
		valueFor('scalar', text),
		valueFor(
			'array',
			text.filter((value) => !/[ |]/.test(value)),
		),
		valueFor('object', text),
	);
	const bodyOf = (parts: readonly { schema: DescribedValue['schema']; value: unknown }[]) => ({
		schema: { type: 'object', properties: Object.fromEntries(parts.map(({ schema }, index) => [`feld${index}`, schema])) },
		value: Object.fromEntries(parts.map(({ value }, index) => [`feld${index}`, value])),
	});
	const encodings = [
		undefined,
		{ feld1: { style: 'form', explode: false }, feld2: { style: 'form', explode: false } },
		{ feld1: { style: 'form', explode: true }, feld2: { style: 'deepObject', explode: true } },
		{ feld1: { style: 'pipeDelimited', explode: false }, feld2: { style: 'deepObject', explode: true } },
		{ feld1: { style: 'spaceDelimited', explode: false } },
	];

	test('as JSON of any kind', async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.jsonValue({ maxDepth: 4 }),
				fc.constantFrom('application/json', 'application/problem+json', 'application/merge-patch+json'),
				async (value, type) => {
					const wire = sent(describedAs('/a', { requestBody: { content: { [type]: { schema: {} } } } }), { body: value });
					expect(await decodeBodyBytes(wire, { schema: {} })).toEqual({ type, value: JSON.parse(JSON.stringify(value)) });
				},
			),
			RUNS,
		);
	});

	test.each(encodings.map((encoding) => [JSON.stringify(encoding), encoding] as const))('as a form in one line, %s', async (_, encoding) => {
		await fc.assert(
			fc.asyncProperty(record, async (parts) => {
				const { schema, value } = bodyOf(parts);
				const type = 'application/x-www-form-urlencoded';
				const wire = sent(describedAs('/a', { requestBody: { content: { [type]: { schema, ...(encoding && { encoding }) } } } }), { body: value });
				expect(await decodeBodyBytes(wire, { schema, encoding })).toEqual({ type, value });
			}),
			RUNS,
		);
	});

	test('as a form of parts', async () => {
		await fc.assert(
			fc.asyncProperty(record, async (parts) => {
				const { schema, value } = bodyOf(parts);
				const wire = sent(describedAs('/a', { requestBody: { content: { 'multipart/form-data': { schema } } } }), { body: value });
				expect(await decodeBodyBytes(wire, { schema })).toMatchObject({ value });
			}),
			RUNS,
		);
	});

	test.each(['text/plain', 'text/csv', 'application/xml', 'text/xml; charset=utf-8', 'application/yaml', 'application/vnd.api+xml'])(
		'as text of type %s, whatever the schema says',
		async (type) => {
			await fc.assert(
				fc.asyncProperty(
					text,
					fc.constantFrom({ type: 'string' }, { type: 'object', properties: { a: { type: 'string' } } }, undefined),
					async (value, schema) => {
						const wire = sent(describedAs('/a', { requestBody: { content: { [type]: schema ? { schema } : {} } } }), { body: value });
						expect(await decodeBodyBytes(wire, { schema: { type: 'string' } })).toEqual({ type, value: value.toWellFormed() });
					},
				),
				RUNS,
			);
		},
	);
});
