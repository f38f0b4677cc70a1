import type { FlatSchema } from '#openapi/schema/flat-schema.ts';
import { typesOf } from '#openapi/schema/schema-parts.ts';
import { DIFFERENT, NARROWER, WIDER } from './consequence.ts';
import { blamed, keywordOf, rewritten } from './schema-pair.ts';
import type { SchemaRule } from './schema-rule.ts';
import { typeWords } from './words.ts';

/** `type` without `null`. Every integer is a number. */
export const typeRule: SchemaRule = (pair) => {
	const [was, is] = [writtenTypes(pair.before), writtenTypes(pair.after)];
	if (was.length === is.length && was.every((type) => is.includes(type))) return [];
	const consequence = includes(was, is) ? NARROWER : includes(is, was) ? WIDER : DIFFERENT;
	const pointer = blamed(pair, keywordOf(pair.before, 'type'), keywordOf(pair.after, 'type'));
	return [{ kind: 'changed', subject: 'type', consequence, pointer, text: `Typ ${typeWords(is)} statt ${typeWords(was)}` }];
};

/** Whether `null` is allowed besides what the types say. */
export const nullRule: SchemaRule = (pair) => {
	const { before, after } = pair;
	if (before.nullable === after.nullable || isOpen(before) || isOpen(after)) return [];
	const pointer = rewritten(pair);
	return after.nullable
		? [{ kind: 'changed', subject: 'type', consequence: WIDER, pointer, text: 'darf jetzt null sein' }]
		: [{ kind: 'changed', subject: 'type', consequence: NARROWER, pointer, text: 'darf nicht mehr null sein' }];
};

/** A schema that allows no value at all. */
export const neverRule: SchemaRule = (pair) => {
	const { before, after } = pair;
	if (before.never === after.never) return [];
	const pointer = rewritten(pair);
	return after.never
		? [{ kind: 'changed', subject: 'type', consequence: NARROWER, pointer, text: 'kein Wert mehr erlaubt' }]
		: [{ kind: 'changed', subject: 'type', consequence: WIDER, pointer, text: 'jetzt Werte erlaubt' }];
};

function writtenTypes({ layers }: FlatSchema): string[] {
	return layers.map(({ schema }) => typesOf(schema)).find((types) => types.length > 0) ?? [];
}

/** Whether nothing says which values there are: then `null` is one of them. */
function isOpen(flat: FlatSchema): boolean {
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
