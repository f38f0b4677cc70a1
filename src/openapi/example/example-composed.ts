import { isObject, type JsonObject, textAt } from '#openapi/json/json.ts';
import { isTextType } from '#openapi/json/media-type.ts';
import type { SchemaSource } from '#openapi/model/schema-source.ts';
import { type FlatSchema, flatten, nearestFirst } from '#openapi/schema/flat-schema.ts';
import { childrenOf, type SchemaChild } from '#openapi/schema/schema-children.ts';
import { choicesOf, type FlatChoices, type SchemaOption } from '#openapi/schema/schema-choices.ts';
import { type Shape, shapeOf, sharedTypes } from '#openapi/schema/schema-shape.ts';
import { enumOf, schemaExamples } from '#openapi/schema/schema-values.ts';
import { example } from '#words/samples.ts';
import { conditionalSources, isOfTypes } from './example-conditions.ts';
import type { ExampleContext, ExamplePlace } from './example-context.ts';
import { exampleList } from './example-list.ts';
import { exampleNumber } from './example-number.ts';
import { exampleObject, withMissingKeys, withoutRefusedKeys } from './example-object.ts';
import { exampleString } from './example-string.ts';

/** A schema of which nobody has given a value. */
interface Composition {
	sources: readonly SchemaSource[];
	flat: FlatSchema;
	choices: FlatChoices;
}

/** A value that is put together from the parts of its schema, and keeps to what the schema asks for by what stands in it; `undefined`: no value can be given. */
export function composedExample(context: ExampleContext, { sources, flat, choices }: Composition, place: ExamplePlace): unknown {
	const { document, resolve } = context;
	const plain = compose(context, { flat, choices }, place);
	const further = isObject(plain) ? conditionalSources(resolve, flat, plain) : [];
	if (further.length === 0) return plain;
	const conditioned = flatten(resolve, [...sources, ...further]);
	return compose(context, { flat: conditioned, choices: choicesOf(document, resolve, conditioned) }, place);
}

function compose(context: ExampleContext, { flat, choices }: Omit<Composition, 'sources'>, { depth, wish, isBeside }: ExamplePlace): unknown {
	const schemas = flat.layers.map(({ schema }) => schema);
	const children = childrenOf(flat);
	const shape = shapeOf(schemas);
	const types = sharedTypes(schemas);
	const chosen = choices.choices.map(({ options }, index) =>
		firstAlternative(context, index === 0 && wish !== undefined ? options.slice(wish, wish + 1) : options, { depth, types }),
	);
	// All alternatives lead back to the value that is being built; without one of them the value would be invalid.
	if (depth > 0 && chosen.includes(undefined)) return undefined;
	const sourcesOfChosen = chosen.flatMap((choice) => choice?.option.source ?? []);
	const picked = flatten(context.resolve, sourcesOfChosen).layers;
	// The schemas of alternatives apply together with the schema itself.
	const narrowed = [...schemas, ...nearestFirst(picked)];
	const [first] = chosen;
	if (shape.array && (first === undefined || types.length > 0 || children.some(isPartOfList)))
		return exampleList(context, { schemas: narrowed, children, depth, wish: chosen.length === 0 ? wish : undefined });
	const [type] = shape.scalars;
	if (type !== undefined && !shape.object) return narrowedScalar(type, narrowed);
	if (first && !isObject(first.value)) return first.value;
	if (!shape.object && !first) return anyText(schemas, shape);
	const object = { flat, children, choices, picked, depth };
	const own = exampleObject(context, object);
	const parts = chosen.flatMap((choice, index) => partsOfAlternative(choice, choices.choices[index]?.discriminator));
	const whole = own && withoutRefusedKeys(Object.assign({}, own, ...parts), object);
	return whole === undefined || isBeside ? whole : withMissingKeys(context, whole, object);
}

/** An alternative and its value. */
interface Alternative {
	option: SchemaOption;
	value: unknown;
}

/** The first alternative with a value of the types that hold beside it, otherwise the first with any. */
function firstAlternative(
	{ build }: ExampleContext,
	options: readonly SchemaOption[],
	{ depth, types }: { depth: number; types: readonly string[] },
): Alternative | undefined {
	let contradicting: Alternative | undefined;
	for (const option of options) {
		const value = build([option.source], { depth: depth + 1, isBeside: true });
		if (value !== undefined && isOfTypes(types, value)) return { option, value };
		if (value !== undefined) contradicting ??= { option, value };
	}
	return contradicting;
}

/** The parts of an object that an alternative gives, and the property that says which one it is. */
function partsOfAlternative(choice: Alternative | undefined, discriminator: string | undefined): JsonObject[] {
	if (choice === undefined || !isObject(choice.value)) return [];
	const value = choice.option.discriminatorValues[0];
	return [choice.value, ...(discriminator !== undefined && value !== undefined ? [{ [discriminator]: value }] : [])];
}

/** Whether a part describes the entries of a list. Limits of lists alone, beside alternatives of several kinds, belong to the alternative that is a list. */
const isPartOfList = ({ relation }: SchemaChild): boolean => relation === 'items' || relation === 'prefixItem' || relation === 'contains';

/** A value of what is no list, object or scalar: bytes where it may be anything that is no text. */
const anyText = (schemas: readonly JsonObject[], { untyped }: Shape): string =>
	untyped && !schemas.some((schema) => isTextType(textAt(schema, 'contentMediaType') ?? '')) ? example.binary : example.text;

/** A single value of schemas that all hold: one of an alternative that says which, otherwise one that is built. */
function narrowedScalar(type: string, schemas: readonly JsonObject[]): unknown {
	const [given] = [...schemaExamples(schemas), ...(enumOf(schemas)?.map(({ value }) => value) ?? [])];
	return given ?? scalarOf(shapeOf(schemas).scalars[0] ?? type, schemas);
}

function scalarOf(type: string, schemas: readonly JsonObject[]): unknown {
	if (type === 'boolean') return true;
	if (type === 'null') return null;
	return type === 'string' ? exampleString(schemas) : exampleNumber(schemas, type === 'integer');
}
