import type { z } from 'zod';

/** The parts of a schema's definition that lead to the schemas inside it. */
interface Definition {
	type: string;
	innerType?: z.core.$ZodType;
	in?: z.core.$ZodType;
	out?: z.core.$ZodType;
	getter?: () => z.core.$ZodType;
	options?: readonly z.core.$ZodType[];
	shape?: Record<string, z.core.$ZodType>;
	element?: z.core.$ZodType;
	valueType?: z.core.$ZodType;
}

/** The keys that the schema knows at `path`, of all branches where it is a union; empty when it is no object with fixed keys there. */
export function knownKeys(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
	const def = schema._zod.def as Definition;
	if (def.options) return [...new Set(def.options.flatMap((option) => knownKeys(option, path)))];
	const inner = def.innerType ?? def.getter?.() ?? checkedSide(def);
	if (inner) return knownKeys(inner, path);
	const [head, ...rest] = path;
	if (head === undefined) return Object.keys(def.shape ?? {});
	const next = def.shape?.[String(head)] ?? def.element ?? def.valueType;
	return next ? knownKeys(next, rest) : [];
}

/** Where in the schema an object knows `key`: the keys that lead there, with dots, without numbers of entries and names of records; empty for the top. */
export function placesOfKey(schema: z.core.$ZodType, key: string): string[] {
	const places = new Set<string>();
	const seen = new Set<z.core.$ZodType>();
	const visit = (current: z.core.$ZodType, path: readonly string[]): void => {
		if (seen.has(current)) return;
		seen.add(current);
		const def = current._zod.def as Definition;
		for (const inner of [...(def.options ?? []), def.innerType ?? def.getter?.() ?? checkedSide(def), def.element, def.valueType])
			if (inner) visit(inner, path);
		for (const [name, inner] of Object.entries(def.shape ?? {})) {
			if (name === key) places.add(path.join('.'));
			visit(inner, [...path, name]);
		}
		// A schema used in several places is found in each; only recursion is cut.
		seen.delete(current);
	};
	visit(schema, []);
	return [...places];
}

/** A preprocessing pipe is a transformation followed by a schema, a transformed schema is the other way round. */
const checkedSide = (def: Definition) => ((def.in?._zod.def as Definition | undefined)?.type === 'transform' ? def.out : def.in);
