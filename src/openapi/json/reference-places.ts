/** Keys whose value is a map from free names to objects, so that its keys mean nothing. */
const NAMED = new Set(
	'properties patternProperties dependentSchemas $defs definitions schemas responses parameters examples requestBodies headers securitySchemes links callbacks pathItems mediaTypes paths webhooks content encoding additionalOperations'.split(
		' ',
	),
);
/** Keys whose value is data. */
const DATA = new Set(['example', 'default', 'enum', 'const', 'value', 'dataValue', 'mapping', 'scopes', 'variables']);

/** Whether the object at a key maps free names to objects. */
export const isNamed = (key: string): boolean => NAMED.has(key);

/** Whether what stands at a key is data, in which `$ref` means nothing: examples, defaults, enumerations, extensions. */
export const isData = (key: string, value: unknown): boolean => DATA.has(key) || key.startsWith('x-') || (key === 'examples' && Array.isArray(value));
