import { listAt } from '../json.ts';
import type { FlatSchema } from '../walk-schema.ts';
import { canonical } from './canonical.ts';
import { NARROWER, WIDER } from './consequence.ts';
import { blamed, type Keyword, keywordOf } from './schema-pair.ts';
import type { SchemaFinding, SchemaRule } from './schema-rule.ts';
import { listed } from './words.ts';

/** Fixed values: `enum`, `const`, or alternatives that are one value each. `null` among them is the business of `nullRule`. */
export const valueRule: SchemaRule = (pair) => {
	const [was, is] = [valuesOf(pair.before), valuesOf(pair.after)];
	if (!was && !is) return [];
	const pointer = blamed(pair, was, is);
	const change = (kind: SchemaFinding['kind'], consequence: SchemaFinding['consequence'], text: string): SchemaFinding => ({
		kind,
		subject: 'value',
		consequence,
		pointer,
		text,
	});
	if (!was) return [change('changed', NARROWER, `nur noch diese Werte: ${listed(is?.value ?? [])}`)];
	if (!is) return [change('changed', WIDER, `nicht mehr auf diese Werte beschränkt: ${listed(was.value)}`)];
	const added = without(is.value, was.value);
	const removed = without(was.value, is.value);
	return [
		...(removed.length > 0 ? [change('changed', NARROWER, `${removed.length === 1 ? 'Wert' : 'Werte'} ${listed(removed)} entfallen`)] : []),
		...(added.length > 0 ? [change('changed', WIDER, `${added.length === 1 ? 'neuer Wert' : 'neue Werte'} ${listed(added)}`)] : []),
	];
};

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
