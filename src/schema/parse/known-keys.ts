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

/** A preprocessing pipe is a transformation followed by a schema, a transformed schema is the other way round. */
const checkedSide = (def: Definition) => ((def.in?._zod.def as Definition | undefined)?.type === 'transform' ? def.out : def.in);
