import type { TextShape } from '#sandbox/validate/shape.ts';
import { kindOfText, valueOfText } from './value-of-text.ts';

/** A field whose name leads into a property, e.g. `address[city]`: the way inside, and its text. */
export interface NestedField {
	way: readonly string[];
	text: string;
}

/** Property and way of a name such as `address[lines][0]`; `undefined` for a plain name. */
export function nestedName(name: string): { property: string; way: string[] } | undefined {
	const [, property, brackets] = /^([^[\]]+)((?:\[[^[\]]*\])+)$/.exec(name) ?? [];
	return property === undefined || brackets === undefined ? undefined : { property, way: brackets.slice(1, -1).split('][') };
}

/** The value that the fields of one property make (style `deepObject`, with lists as `tags[]`, `tags[0]` or repeated names). */
export function valueOfFields(fields: readonly NestedField[], shape: TextShape): unknown {
	const [first] = fields;
	if (kindOfText(shape) === 'array') {
		const rest = fields.map(({ way, text }) => ({ way: way.slice(1), text }));
		if (rest.every(({ way }) => way.length === 0)) return rest.map(({ text }) => valueOfText(text, shape.items()));
		return [...groups(fields).values()].map((group) => valueOfFields(group, shape.items()));
	}
	if (!first || first.way.length === 0) return valueOfText(first?.text ?? '', shape);
	const entries = [...groups(fields)].filter(([name]) => name !== '__proto__').map(([name, group]) => [name, valueOfFields(group, shape.property(name))]);
	return Object.fromEntries(entries);
}

/** Fields by the first step of their way, which they leave behind. */
function groups(fields: readonly NestedField[]): Map<string, NestedField[]> {
	const found = Map.groupBy(fields, ({ way: [step = ''] }) => step);
	return new Map([...found].map(([step, group]) => [step, group.map(({ way, text }) => ({ way: way.slice(1), text }))]));
}
