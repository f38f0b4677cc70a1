import type { OutputUnit, Schema } from '@cfworker/json-schema';
import { isObject } from '#openapi/json/json.ts';
import { pointerTo, segmentsOf, valueAt } from '#openapi/json/pointer.ts';
import type { Mismatch } from '#sandbox/behaviour.ts';

type LocatedMismatch = Mismatch & { pointer: string };

/** The validated value and its schema. */
interface ValidationContext {
	schema: Schema | boolean;
	definitions: Readonly<Record<string, Schema | boolean>>;
	value: unknown;
}

/**
 * Turns the validator's errors, a tree written down parents first, into what a reader has to change. Of alternatives that all fail the one that comes
 * closest is told. A missing property is told at its own pointer, and an unknown one too.
 */
export function toMismatches(errors: readonly OutputUnit[], context: ValidationContext): Mismatch[] {
	const found = new Map<string, LocatedMismatch>();
	for (const mismatch of readErrors(errors, context)) {
		const key = `${mismatch.pointer} ${mismatch.keyword}`;
		if (!found.has(key)) found.set(key, mismatch);
	}
	return [...found.values()];
}

function readErrors(errors: readonly OutputUnit[], context: ValidationContext): LocatedMismatch[] {
	const found: LocatedMismatch[] = [];
	let wrapper = 'additionalProperties';
	for (let index = 0; index < errors.length; index++) {
		const error = errors[index];
		if (!error) break;
		const { keyword } = error;
		if (keyword === 'anyOf' || keyword === 'oneOf' || keyword === 'contains') {
			let end = index + 1;
			while (errors[end]?.keywordLocation.startsWith(`${error.keywordLocation}/`)) end++;
			found.push(...closestMismatches(error, errors.slice(index + 1, end), context));
			index = end - 1;
		} else if (keyword === 'false') {
			const pointer = decodedPointer(error.instanceLocation);
			found.push({
				pointer,
				keyword: wrapper === 'properties' ? 'additionalProperties' : wrapper,
				expected: false,
				actual: valueAt(context.value, segmentsOf(pointer)),
			});
		} else if (WRAPPERS.has(keyword)) wrapper = keyword;
		else found.push(...singleMismatch(error, context));
	}
	return found;
}

/** These only say that something inside does not fit. */
const WRAPPERS = new Set(
	'$ref allOf properties patternProperties additionalProperties unevaluatedProperties propertyNames items prefixItems unevaluatedItems if dependentSchemas'.split(
		' ',
	),
);

function singleMismatch(error: OutputUnit, context: ValidationContext): LocatedMismatch[] {
	const { keyword, instanceLocation, keywordLocation } = error;
	const pointer = decodedPointer(instanceLocation);
	const expected = schemaAt(keywordLocation, context);
	if (keyword === 'required' || keyword === 'dependentRequired') {
		const [, missing = ''] = /(?:required property|does not have) "(.*)"\.$/s.exec(error.error) ?? [];
		return [{ pointer: pointerTo(pointer, missing), keyword: 'required', expected: true, actual: undefined }];
	}
	return [{ pointer, keyword, expected, actual: valueAt(context.value, segmentsOf(pointer)) }];
}

function closestMismatches(error: OutputUnit, inner: readonly OutputUnit[], context: ValidationContext): LocatedMismatch[] {
	const itself = singleMismatch(error, context);
	const options = schemaAt(error.keywordLocation, context);
	if (!Array.isArray(options)) return itself;
	const prefix = `${error.keywordLocation}/`;
	const failed = options.flatMap((_, index) => {
		const own = inner.filter(({ keywordLocation }) => keywordLocation === `${prefix}${index}` || keywordLocation.startsWith(`${prefix}${index}/`));
		return own.length > 0 ? [readErrors(own, context)] : [];
	});
	// More than one fits where only one may.
	if (failed.length < options.length) return itself;
	const pointer = decodedPointer(error.instanceLocation);
	const ofType = (mismatch: LocatedMismatch) => mismatch.keyword === 'type' && mismatch.pointer === pointer;
	if (failed.every((branch) => branch.every(ofType))) {
		const types = failed.flat().flatMap(({ expected }) => expected);
		return [{ pointer, keyword: 'type', expected: [...new Set(types)], actual: valueAt(context.value, segmentsOf(pointer)) }];
	}
	const close = failed.filter((branch) => !branch.some(ofType));
	if (close.length > 1 && close.every((branch) => branch.every(({ keyword }) => keyword === 'required'))) {
		return itself.map((mismatch) => ({ ...mismatch, expected: close.map((branch) => branch.map((missing) => segmentsOf(missing.pointer).at(-1))) }));
	}
	return close.toSorted((one, other) => foreignMarks(one) - foreignMarks(other) || one.length - other.length)[0] ?? itself;
}

/** Number of values that prove that another alternative is meant, such as a fixed value (`kind`) that each alternative has. */
const foreignMarks = (branch: readonly LocatedMismatch[]) =>
	branch.filter(({ keyword, expected }) => keyword === 'const' || (keyword === 'enum' && Array.isArray(expected) && expected.length === 1)).length;

/** The schema at the location that the validator names, following references. */
function schemaAt(location: string, { schema, definitions }: ValidationContext): unknown {
	let found: unknown = schema;
	for (const segment of segmentsOf(decodedPointer(location))) {
		if (segment === '$ref' && isObject(found)) found = definitions[String(found['$ref']).slice('#/$defs/'.length)];
		else found = valueAt(found, [segment]);
	}
	return found;
}

/** The validator percent-encodes what cannot stand in a fragment, and `#`. */
const decodedPointer = (location: string) => decodeURIComponent(location.slice(1));
