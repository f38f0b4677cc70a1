import { listAt } from '../json.ts';
import type { Pointer } from '../model.ts';
import type { FlatSchema } from '../walk-schema.ts';
import { canonical } from './canonical.ts';
import { type Consequence, NARROWER, WIDER } from './consequence.ts';
import { blamed, type Keyword, keywordOf } from './schema-pair.ts';
import type { SchemaFinding, SchemaRule } from './schema-rule.ts';
import { listed } from './words.ts';

/** Fixed values: `enum`, `const`, or alternatives that are one value each. `null` among them is the business of `nullRule`. */
export const valueRule: SchemaRule = (pair) => {
	const [was, is] = [valuesOf(pair.before), valuesOf(pair.after)];
	return was || is ? compareValues(was?.value, is?.value, blamed(pair, was, is)) : [];
};

/** Compares lists of fixed values; `undefined` where any value is allowed. */
export function compareValues(was: readonly unknown[] | undefined, is: readonly unknown[] | undefined, pointer: Pointer): SchemaFinding[] {
	const change = (consequence: Consequence, text: string): SchemaFinding => ({ kind: 'changed', subject: 'value', consequence, pointer, text });
	if (!was && !is) return [];
	if (!was) return [change(NARROWER, `nur noch diese Werte: ${listed(is ?? [])}`)];
	if (!is) return [change(WIDER, `nicht mehr auf diese Werte beschränkt: ${listed(was)}`)];
	const added = without(is, was);
	const removed = without(was, is);
	return [
		...(removed.length > 0 ? [change(NARROWER, `${removed.length === 1 ? 'Wert' : 'Werte'} ${listed(removed)} entfallen`)] : []),
		...(added.length > 0 ? [change(WIDER, `${added.length === 1 ? 'neuer Wert' : 'neue Werte'} ${listed(added)}`)] : []),
	];
}

function valuesOf(flat: FlatSchema): (Keyword & { value: readonly unknown[] }) | undefined {
	const constant = keywordOf(flat, 'const');
	if (constant) return { pointer: constant.pointer, value: withoutNull([constant.value]) };
	const values = keywordOf(flat, 'enum');
	return values && { pointer: values.pointer, value: withoutNull(listAt({ values: values.value }, 'values')) };
}

const withoutNull = (values: readonly unknown[]) => values.filter((value) => value !== null);

function without(values: readonly unknown[], others: readonly unknown[]): unknown[] {
	const known = new Set(others.map(canonical));
	return values.filter((value) => !known.has(canonical(value)));
}
