import { wholeNumber } from '#openapi/json/exact-json.ts';
import { type ApiDocument, isObject } from '#openapi/json/json.ts';
import { createResolver, type ResolvableDocument } from '#openapi/json/resolver.ts';
import type { SchemaSource } from '#openapi/model/schema-source.ts';
import { flatten } from '#openapi/schema/flat-schema.ts';
import { childrenOf } from '#openapi/schema/schema-children.ts';
import { shapeOf } from '#openapi/schema/schema-shape.ts';
import { withAlternatives } from '#openapi/schema/with-alternatives.ts';

/**
 * A value with the whole numbers that its schema asks for. Those beyond 2^53 are read from a description as texts, so that none of their digits is lost; where a schema wants a
 * number they are numbers again (`bigint`), everywhere else they stay.
 */
export function withWholeNumbers(document: ApiDocument, source: SchemaSource | undefined, value: unknown): unknown {
	return source === undefined || !hasDigits(value) ? value : convert({ document, resolve: createResolver(document) }, [source], value);
}

function convert(read: ResolvableDocument, sources: readonly SchemaSource[], value: unknown): unknown {
	if (!hasDigits(value)) return value;
	const all = withAlternatives(read, flatten(read.resolve, sources));
	if (typeof value === 'string') {
		const types = all.flatMap(({ layers }) => shapeOf(layers.map(({ schema }) => schema)).scalars);
		return types.includes('string') || !types.some((type) => type === 'integer' || type === 'number') ? value : (wholeNumber(value) ?? value);
	}
	const children = all.flatMap(childrenOf);
	/** The schemas of a part: those for its name, otherwise those for all. */
	const inside = (own: string, others: string, key: string) => {
		const named = children.filter((child) => child.relation === own && child.key === key);
		const sources = (named.length > 0 ? named : children.filter(({ relation }) => relation === others)).flatMap((child) => child.sources);
		// Each kind of a base says the same of what they share.
		return [...new Map(sources.map((source) => [source.pointer, source])).values()];
	};
	if (Array.isArray(value)) return value.map((item, index) => convert(read, inside('prefixItem', 'items', String(index)), item));
	if (!isObject(value)) return value;
	return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, convert(read, inside('property', 'additionalProperties', key), item)]));
}

/** Whether a text in a value could be such a number. */
function hasDigits(value: unknown): boolean {
	if (typeof value === 'string') return wholeNumber(value) !== undefined;
	return typeof value === 'object' && value !== null && Object.values(value).some(hasDigits);
}
