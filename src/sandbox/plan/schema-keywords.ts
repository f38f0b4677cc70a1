/** Keywords of JSON Schema (2020-12) that hold one schema. */
export const SCHEMA_KEYWORDS: ReadonlySet<string> = new Set([
	'additionalProperties',
	'unevaluatedProperties',
	'propertyNames',
	'items',
	'contains',
	'unevaluatedItems',
	'not',
	'if',
	'then',
	'else',
]);

/** Those that hold a list of schemas. */
export const SCHEMA_LIST_KEYWORDS: ReadonlySet<string> = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems']);

/** Those that hold schemas by name. */
export const SCHEMA_MAP_KEYWORDS: ReadonlySet<string> = new Set(['properties', 'patternProperties', 'dependentSchemas']);
