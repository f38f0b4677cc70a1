import { isObject, type JsonObject } from './json.ts';
import { type Pointer, pointerTo } from './pointer.ts';

/** Keys whose value is a map from free names to objects, so that its keys mean nothing. */
const NAME_MAP_KEYS = new Set(
	'properties patternProperties dependentSchemas $defs definitions schemas responses parameters examples requestBodies headers securitySchemes links callbacks pathItems mediaTypes paths webhooks x-webhooks content encoding additionalOperations'.split(
		' ',
	),
);
/** Keys whose value is data. */
const DATA_VALUE_KEYS = new Set(['example', 'default', 'enum', 'const', 'value', 'dataValue', 'mapping', 'scopes', 'variables']);

/** Extensions that are read as a part of the description is, references included. */
const READ_EXTENSIONS = new Set(['x-codeSamples', 'x-code-samples', 'x-webhooks']);

/** Whether the object at a key maps free names to objects. */
export const isNamed = (key: string): boolean => NAME_MAP_KEYS.has(key);

/** Whether what stands at a key is data, in which `$ref` means nothing: examples, defaults, enumerations, extensions. */
export const isData = (key: string, value: unknown): boolean =>
	DATA_VALUE_KEYS.has(key) || (key.startsWith('x-') && !READ_EXTENSIONS.has(key)) || (key === 'examples' && Array.isArray(value));

/**
 * Visits every object of a description whose keys mean something, parents first: not the maps of free names, and nothing in examples, defaults and
 * extensions. References are not followed.
 * @param visit gets a function for the pointer, because most visits do not need it.
 * @param start pointer of `root`.
 */
export function visitObjects(root: unknown, visit: (value: JsonObject, pointer: () => Pointer) => void, start: Pointer = '#'): void {
	const way: (string | number)[] = [];
	const enter = (key: string | number, value: unknown, named: boolean) => {
		if (typeof value !== 'object') return;
		way.push(key);
		walk(value, named);
		way.pop();
	};
	const walk = (value: unknown, named: boolean): void => {
		if (Array.isArray(value)) {
			for (const [index, item] of value.entries()) enter(index, item, false);
		} else if (isObject(value)) {
			if (!named) visit(value, () => pointerTo(start, ...way));
			for (const key in value) {
				const child = value[key];
				if (named) enter(key, child, false);
				else if (!isData(key, child)) enter(key, child, isNamed(key));
			}
		}
	};
	walk(root, false);
}

/** Visits every reference of a description or of a part of it. See `visitObjects`. */
export function visitReferences(root: unknown, visit: (ref: string, pointer: () => Pointer) => void): void {
	visitObjects(root, (value, pointer) => {
		if (typeof value['$ref'] === 'string') visit(value['$ref'], pointer);
	});
}
