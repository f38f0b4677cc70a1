import { type ApiDocument, isObject } from '#openapi/json/json.ts';
import type { SchemaSource } from '#openapi/model/schema-source.ts';
import { formField } from './field.ts';
import type { FormVariant } from './variant-group.ts';

/** How deep nested groups of alternatives are examined: schemas may contain themselves. */
const DEEPEST_ALTERNATIVES = 4;

/** Whether a value is of the kind that a field expects. Used to tell which alternative a value belongs to. */
export const fits = (document: ApiDocument, sources: readonly SchemaSource[], value: unknown): boolean =>
	fitsShape({ document, depth: 0, isWhole: false }, sources, value);

/**
 * Indexes of the alternatives that a value fits in all its parts. If there is none, because the value is still incomplete, the alternatives of its kind.
 * @param beside the schemas that apply whichever alternative is chosen.
 */
export function fittingVariants(document: ApiDocument, variants: readonly FormVariant[], { beside, value }: Beside): number[] {
	const found = (isWhole: boolean) =>
		variants.flatMap(({ source }, index) => (fitsShape({ document, depth: 0, isWhole }, [source, ...beside], value) ? index : []));
	const whole = found(true);
	return whole.length > 0 ? whole : found(false);
}

interface Beside {
	beside: readonly SchemaSource[];
	value: unknown;
}

interface Fitting {
	document: ApiDocument;
	depth: number;
	/** Whether the parts of the value must be of the expected kinds, too. */
	isWhole: boolean;
}

function fitsShape(fitting: Fitting, sources: readonly SchemaSource[], value: unknown): boolean {
	const { document, depth, isWhole } = fitting;
	const { shape } = formField(document, sources);
	const isOneOf = (variants: readonly FormVariant[], beside: readonly SchemaSource[]) =>
		depth >= DEEPEST_ALTERNATIVES || variants.some(({ source }) => fitsShape({ ...fitting, depth: depth + 1 }, [source, ...beside], value));
	// While the value is incomplete, a part decides for an alternative only if that fixes the values of the part.
	const isAllowed = (inner: readonly SchemaSource[], item: unknown) =>
		item === null || item === undefined || (!isWhole && formField(document, inner).shape.kind !== 'select') || fitsShape(fitting, inner, item);
	switch (shape.kind) {
		case 'object':
			return (
				isObject(value) &&
				shape.members.every(({ name, required, sources: inner }) => (Object.hasOwn(value, name) ? isAllowed(inner, value[name]) : !required)) &&
				shape.groups.every(({ variants }) => isOneOf(variants, shape.beside))
			);
		case 'list':
			return Array.isArray(value) && (!isWhole || value.every((item) => isAllowed(shape.items, item)));
		case 'select':
			return shape.values.some((entry) => entry.value === value);
		case 'boolean':
			return typeof value === 'boolean';
		case 'number':
			return typeof value === 'number' || typeof value === 'bigint';
		case 'choice':
			return isOneOf(shape.group.variants, shape.beside);
		case 'json':
			return true;
		default:
			return typeof value === 'string' || value === null;
	}
}
