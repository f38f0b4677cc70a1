import { isObject, type JsonObject, listAt } from '#openapi/json/json.ts';

const VALUE_LISTS = ['enum', 'x-extensible-enum'];
const SINGLE_VALUES = ['default', 'example', 'x-example'];

/**
 * What changes in a schema that loses some of its values: the lists of them, its default and examples, and what extensions say of a value. Such remarks are a list in the
 * order of the values, a map by value or by its name, or a list of entries with a `value`, whatever the extension is called. `undefined` removes a key.
 */
export function fixedValuesLeft(schema: JsonObject, isGone: (value: unknown) => boolean): JsonObject {
	const changes: Record<string, unknown> = {};
	for (const key of [...VALUE_LISTS, 'examples']) if (listAt(schema, key).some(isGone)) changes[key] = listAt(schema, key).filter((value) => !isGone(value));
	for (const key of SINGLE_VALUES) if (key in schema && isGone(schema[key])) changes[key] = undefined;
	const values = VALUE_LISTS.map((key) => listAt(schema, key)).find((list) => list.some(isGone)) ?? [];
	if (values.length === 0) return changes;
	const extensions = Object.entries(schema).filter(([key]) => key.startsWith('x-') && !(key in changes));
	const goneNames = new Set(
		[values, ...extensions.map(([, remarks]) => remarks)].flatMap((list) =>
			Array.isArray(list) ? list.filter((name, index) => canBeName(name) && isGone(values[index])).map(String) : [],
		),
	);
	const remarksLeft = (remarks: unknown, inOrder: boolean): unknown => {
		if (Array.isArray(remarks)) {
			const isOfGone = (entry: unknown, index: number) =>
				isObject(entry) && 'value' in entry ? isGone(entry['value']) : (inOrder || remarks.length === values.length) && isGone(values[index]);
			return remarks.filter((entry, index) => !isOfGone(entry, index));
		}
		if (!isObject(remarks)) return remarks;
		// A value may be called like another one.
		const isByValue = values.some((value) => Object.hasOwn(remarks, String(value)));
		const isOfGone = (name: string) => (isByValue ? values.some((value) => String(value) === name && isGone(value)) : goneNames.has(name));
		return Object.fromEntries(Object.entries(remarks).flatMap(([name, child]) => (isOfGone(name) ? [] : [[name, remarksLeft(child, false)]])));
	};
	for (const [key, remarks] of extensions) {
		const left = remarksLeft(remarks, key.startsWith('x-enum'));
		if (JSON.stringify(left) !== JSON.stringify(remarks)) changes[key] = left;
	}
	return changes;
}

const canBeName = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';
