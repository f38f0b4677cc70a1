/** A schema as the generator of descriptions makes it, before it is written down in one version or the other. */
export type Made =
	| { kind: 'value'; type: 'string' | 'integer' | 'boolean'; nullable: boolean }
	| { kind: 'constant'; value: string }
	| { kind: 'ref'; name: string; words: boolean }
	| { kind: 'list'; items: Made; nullable: boolean }
	| { kind: 'object'; fields: Field[]; title: string | undefined; nullable: boolean; forbids: string | undefined }
	| { kind: 'all'; parts: Made[] }
	| { kind: 'choice'; keyword: 'oneOf' | 'anyOf'; options: Made[]; discriminator: Discriminator | undefined }
	/** A base whose subtypes take it in. */
	| { kind: 'base'; fields: Field[]; discriminator: Discriminator };

interface Field {
	name: string;
	required: boolean;
	schema: Made;
}

interface Discriminator {
	property: string;
	mapping: Record<string, string> | undefined;
}

/** Named schemas; `Root` is the body. */
export type Schemas = Record<string, Made>;

/** Combines the keywords of composition at random, always in the same way for the same seed. Every field has a name of its own. */
export function makeSchemas(seed: number): Schemas {
	let state = seed * 2_654_435_761 + 1;
	let names = 0;
	const schemas: Schemas = {};
	const random = (below: number) => {
		state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) | 0;
		return (state >>> 8) % below;
	};
	const chance = (percent: number) => random(100) < percent;
	const fresh = (letter: string) => `${letter}${++names}`;
	const field = (schema: Made, required = chance(50)): Field => ({ name: fresh('p'), required, schema });
	const value = (): Made => ({ kind: 'value', type: (['string', 'integer', 'boolean'] as const)[random(3)] ?? 'string', nullable: chance(15) });
	const object = (depth: number): Made => ({
		kind: 'object',
		title: chance(30) ? fresh('T') : undefined,
		nullable: chance(10),
		forbids: chance(10) ? fresh('n') : undefined,
		fields: Array.from({ length: 1 + random(3) }, () => field(any(depth + 1))),
	});
	/** An alternative that no value of another one can be: it needs a field that only it has. */
	const apart = (depth: number): Made => ({
		kind: 'object',
		title: chance(40) ? fresh('T') : undefined,
		nullable: false,
		forbids: undefined,
		fields: [field(chance(50) ? { kind: 'constant', value: fresh('c') } : value(), true), ...(chance(60) ? [field(any(depth + 1), false)] : [])],
	});
	const named = (schema: Made): Made => {
		const name = fresh('S');
		schemas[name] = schema;
		return { kind: 'ref', name, words: chance(30) };
	};
	const choice = (depth: number): Made => {
		const keyword = chance(70) ? 'oneOf' : 'anyOf';
		const options = Array.from({ length: 1 + random(4) }, () => (chance(60) ? named(apart(depth)) : apart(depth)));
		const all = options.map((option) => ({ ...option, words: false }) as Made);
		const canTell = all.every((option) => option.kind === 'ref') && chance(60);
		if (!canTell) return { kind: 'choice', keyword, options: all, discriminator: undefined };
		const property = fresh('p');
		for (const option of all) {
			const target = option.kind === 'ref' ? schemas[option.name] : undefined;
			if (target?.kind === 'object') target.fields.unshift({ name: property, required: true, schema: { kind: 'value', type: 'string', nullable: false } });
		}
		return { kind: 'choice', keyword, options: all, discriminator: { property, mapping: mappingOf(all) } };
	};
	const mappingOf = (options: readonly Made[]) =>
		chance(60) ? Object.fromEntries(options.flatMap((option) => (option.kind === 'ref' ? [[fresh('v'), option.name]] : []))) : undefined;
	const family = (depth: number): Made => {
		const property = fresh('p');
		const name = fresh('S');
		const fields = [
			{ name: property, required: true, schema: { kind: 'value', type: 'string', nullable: false } as const },
			...(chance(50) ? [field(value())] : []),
		];
		const base: Made & { kind: 'base' } = { kind: 'base', fields, discriminator: { property, mapping: undefined } };
		schemas[name] = base;
		const subtypes = Array.from({ length: 1 + random(3) }, () => named({ kind: 'all', parts: [{ kind: 'ref', name, words: false }, apart(depth)] }));
		base.discriminator.mapping = mappingOf(subtypes);
		return { kind: 'ref', name, words: chance(50) };
	};
	const any = (depth: number): Made => {
		const known = Object.keys(schemas);
		const earlier = known[random(known.length || 1)];
		if (depth > 4 || names > 40) return value();
		switch (random(9)) {
			case 0:
				return { kind: 'list', items: any(depth + 1), nullable: chance(20) };
			case 1:
				return named(object(depth));
			case 2:
				return { kind: 'all', parts: [chance(50) ? named(object(depth)) : object(depth), object(depth)].map(withoutNull) };
			case 3:
				return choice(depth);
			case 4:
				return { kind: 'all', parts: [withoutNull(object(depth)), choice(depth)] };
			case 5:
				return family(depth);
			case 6:
				return earlier === undefined ? value() : { kind: 'list', items: { kind: 'ref', name: earlier, words: false }, nullable: false };
			case 7:
				return object(depth);
			default:
				return value();
		}
	};
	const withoutNull = (schema: Made): Made => (schema.kind === 'object' ? { ...schema, nullable: false } : schema);
	const root: Made = {
		kind: 'object',
		title: undefined,
		nullable: false,
		forbids: undefined,
		fields: Array.from({ length: 2 + random(3) }, () => field(any(1))),
	};
	schemas['Root'] = chance(25) ? choice(0) : chance(30) ? { kind: 'all', parts: [root, choice(0)] } : root;
	for (const schema of Object.values(schemas)) if (schema.kind === 'ref') schema.words = false;
	// Parts of an allOf that forbid null would not agree with one that allows it.
	for (const [name, schema] of Object.entries(schemas)) schemas[name] = withoutNull(schema);
	return schemas;
}

/** A schema as JSON Schema: in the way of OpenAPI 3.0 or 3.1. */
export function written(made: Made, version: '3.0' | '3.1'): Record<string, unknown> {
	const inside = (schema: Made) => written(schema, version);
	const typed = (type: string, nullable: boolean) => (!nullable ? { type } : version === '3.0' ? { type, nullable: true } : { type: [type, 'null'] });
	const objectOf = (fields: readonly Field[]) => ({
		required: fields.filter(({ required }) => required).map(({ name }) => name),
		properties: Object.fromEntries(fields.map(({ name, schema }) => [name, inside(schema)])),
	});
	const told = (discriminator: Discriminator | undefined) =>
		discriminator && {
			discriminator: {
				propertyName: discriminator.property,
				...(discriminator.mapping && {
					mapping: Object.fromEntries(Object.entries(discriminator.mapping).map(([value, name]) => [value, `#/components/schemas/${name}`])),
				}),
			},
		};
	switch (made.kind) {
		case 'value':
			return typed(made.type, made.nullable);
		case 'constant':
			return version === '3.0' ? { type: 'string', enum: [made.value] } : { const: made.value };
		case 'ref': {
			const ref = { $ref: `#/components/schemas/${made.name}` };
			return made.words ? { allOf: [{ description: 'Worte.' }, ref] } : ref;
		}
		case 'list':
			return { ...typed('array', made.nullable), items: inside(made.items) };
		case 'object':
			return {
				...typed('object', made.nullable),
				...(made.title !== undefined && { title: made.title }),
				...objectOf(made.fields.map((one) => one)),
				...(made.forbids !== undefined && { not: { required: [made.forbids] } }),
			};
		case 'all':
			return { allOf: made.parts.map(inside) };
		case 'choice':
			return { [made.keyword]: made.options.map(inside), ...told(made.discriminator) };
		case 'base':
			return { type: 'object', ...objectOf(made.fields), ...told(made.discriminator) };
	}
}
