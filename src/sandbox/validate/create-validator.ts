import { dereference, type Schema, validate } from '@cfworker/json-schema';
import type { MessageKind } from '#openapi/example/message-kind.ts';
import { inNumbers } from '#openapi/json/exact-json.ts';
import type { Mismatch } from '#sandbox/behaviour.ts';
import type { SchemaKey, SchemasByKey } from '#sandbox/plan/sandbox-plan.ts';
import { schemaFor } from './schema-for.ts';
import { toMismatches } from './to-mismatches.ts';

/** Everything about `value` that does not fit the schema; pointers lead into the value. */
export type Validator = (key: SchemaKey, value: unknown) => Mismatch[];

/**
 * Validates against the schemas of a plan without generating code, so it runs under a strict content security policy. In requests `readOnly` properties
 * are unknown, in responses `writeOnly` ones must be absent. A schema that cannot be evaluated (it contains only itself) allows everything.
 */
export function createValidator(schemas: SchemasByKey, direction: MessageKind): Validator {
	let root: { $defs: Record<string, Schema | boolean>; lookup: Record<string, Schema | boolean> } | undefined;
	const prepare = () => {
		const $defs = Object.fromEntries(Object.entries(schemas).map(([key, schema]) => [key, schemaFor(schema, { direction, schemas }) as Schema | boolean]));
		return { $defs, lookup: dereference({ $defs }) };
	};
	return (key, exact) => {
		// The validator knows no other numbers.
		const value = inNumbers(exact);
		root ??= prepare();
		const { $defs, lookup } = root;
		const schema = $defs[key];
		if (schema === undefined) return [];
		try {
			const { errors } = validate(value, schema, '2020-12', lookup, false);
			return errors.length === 0 ? [] : toMismatches(errors, { schema, definitions: $defs, value });
		} catch (error) {
			if (error instanceof RangeError) return [];
			throw error;
		}
	};
}
