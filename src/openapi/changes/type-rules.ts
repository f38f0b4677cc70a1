import { type JsonObject, listAt } from '#openapi/json/json.ts';
import type { FlatSchema } from '#openapi/schema/flat-schema.ts';
import { commonTypes, sharedTypes } from '#openapi/schema/schema-shape.ts';
import { DIFFERENT, NARROWER, WIDER } from './consequence.ts';
import { factText } from './fact-values.ts';
import { blamed, keywordOf, rewritten } from './schema-pair.ts';
import type { SchemaRule } from './schema-rule.ts';

/** `type` without `null`. Every integer is a number. */
export const typeRule: SchemaRule = (pair) => {
	const [was, is] = [writtenTypes(pair.before), writtenTypes(pair.after)];
	if (listsOnly(was, pair.after) || listsOnly(is, pair.before)) return [];
	if (was.length === is.length && was.every((type) => is.includes(type))) return [];
	const consequence = includes(was, is) ? NARROWER : includes(is, was) ? WIDER : DIFFERENT;
	const pointer = blamed(pair, keywordOf(pair.before, 'type'), keywordOf(pair.after, 'type'));
	return [{ kind: 'changed', subject: 'type', consequence, pointer, fact: { what: 'type', from: was.map(factText), to: is.map(factText) } }];
};

/** Whether `null` is allowed besides what the types say. */
export const nullRule: SchemaRule = (pair) => {
	const { before, after } = pair;
	const now = allowsNull(after);
	if (allowsNull(before) === now || allowsAnything(before) || allowsAnything(after)) return [];
	return [{ kind: 'changed', subject: 'type', consequence: now ? WIDER : NARROWER, pointer: rewritten(pair), fact: { what: 'null', now } }];
};

/** A schema that names the type and lists its values without `null` does not allow it (OpenAPI 3.0.3, „nullable“, says the same). */
const allowsNull = ({ nullable, layers }: FlatSchema): boolean =>
	nullable && !layers.some(({ schema }) => listAt(schema, 'enum').length > 0 && !listAt(schema, 'enum').includes(null) && namesNull(schema));

const namesNull = (schema: JsonObject) => schema['nullable'] === true || [schema['type']].flat().includes('null');

/** A schema that allows no value at all. */
export const neverRule: SchemaRule = (pair) => {
	const now = allowsNothing(pair.after);
	if (allowsNothing(pair.before) === now) return [];
	return [{ kind: 'changed', subject: 'type', consequence: now ? NARROWER : WIDER, pointer: rewritten(pair), fact: { what: 'never', now } }];
};

/** Also of schemas that have no type in common. */
const allowsNothing = (flat: FlatSchema): boolean =>
	flat.never || (!flat.nullable && writtenTypes(flat).length > 0 && sharedTypes(schemasOf(flat)).length === 0);

const writtenTypes = (flat: FlatSchema): string[] => commonTypes(schemasOf(flat));

/** Whether a place writes no types, but lists values that are all of these types: `const: a` in place of `type: string`. */
function listsOnly(types: readonly string[], flat: FlatSchema): boolean {
	const listed = keywordOf(flat, 'enum')?.value ?? [keywordOf(flat, 'const')?.value];
	const values = (Array.isArray(listed) ? listed : []).filter((value) => value !== undefined && value !== null);
	const named = values.map((value) => (Number.isInteger(value) ? 'integer' : typeof value));
	return writtenTypes(flat).length === 0 && types.length > 0 && named.length > 0 && includes(types, named);
}

const schemasOf = ({ layers }: FlatSchema) => layers.map(({ schema }) => schema);

/** Whether nothing says which values there are: then `null` is one of them. */
function allowsAnything(flat: FlatSchema): boolean {
	return (
		writtenTypes(flat).length === 0 &&
		flat.layers.every(({ schema, choices }) => choices.length === 0 && schema['enum'] === undefined && schema['const'] === undefined)
	);
}

/** Whether everything of `few` is allowed by `many`; no types mean all. */
function includes(many: readonly string[], few: readonly string[]): boolean {
	if (many.length === 0) return true;
	return few.length > 0 && few.every((type) => many.includes(type) || (type === 'integer' && many.includes('number')));
}
