import { exampleOf } from '#openapi/example/example.ts';
import { type ApiDocument, isObject } from '#openapi/json/json.ts';
import type { SchemaSource } from '#openapi/model/schema-source.ts';
import { formField, type Member, type ObjectKind } from './field.ts';
import { fits, fittingVariants } from './fits.ts';
import type { FormVariant, VariantGroup } from './variant-group.ts';

/** Indexes of the alternatives that are chosen in each group of an object. */
export type Chosen = readonly (readonly number[])[];

/**
 * The alternatives that a value belongs to: the one that the discriminator names, otherwise the first that fits; for `anyOf`, all fitting ones of which it has a property.
 * @param wished the alternative of the first group to prefer if the value fits it, too.
 */
export function chosenOf(document: ApiDocument, { groups, beside }: ObjectKind, { value, wished }: { value: unknown; wished: number | undefined }): Chosen {
	return groups.map((group, place) => {
		const byDiscriminator = variantByDiscriminator(group, value);
		if (byDiscriminator !== undefined) return [byDiscriminator];
		const fitting = fittingVariants(document, group.variants, { beside, value });
		if (place === 0 && wished !== undefined && fitting.includes(wished)) return [wished];
		if (group.keyword === 'oneOf') return fitting.slice(0, 1);
		const own = fitting.filter((index) => memberNames(document, [group.variants[index]?.source]).some((name) => isObject(value) && Object.hasOwn(value, name)));
		return own.length > 0 ? own : fitting.slice(0, 1);
	});
}

/** The same without a preferred alternative. */
export const chosenFor = (document: ApiDocument, kind: ObjectKind, value: unknown): Chosen => chosenOf(document, kind, { value, wished: undefined });

/** The alternative of a choice between values that need not be objects; -1 when the value belongs to none. */
export function variantFor(document: ApiDocument, { group, beside }: { group: VariantGroup; beside: readonly SchemaSource[] }, value: unknown): number {
	return value === undefined ? -1 : (fittingVariants(document, group.variants, { beside, value })[0] ?? -1);
}

/** Whether a value is one of an alternative of its schema, of a list whether its first entry is. */
export function belongsToVariant(document: ApiDocument, sources: readonly SchemaSource[], { value, variant }: { value: unknown; variant: number }): boolean {
	const { shape } = formField(document, sources);
	if (shape.kind === 'list') return Array.isArray(value) && belongsToVariant(document, shape.items, { value: value[0], variant });
	if (shape.kind === 'object') return chosenOf(document, shape, { value, wished: variant })[0]?.includes(variant) ?? false;
	return shape.kind === 'choice' && variantFor(document, shape, value) === variant;
}

function variantByDiscriminator({ discriminator, variants }: VariantGroup, value: unknown): number | undefined {
	if (discriminator === undefined || !isObject(value)) return undefined;
	const index = variants.findIndex(({ discriminatorValues }) => discriminatorValues.includes(String(value[discriminator])));
	return index === -1 ? undefined : index;
}

const memberNames = (document: ApiDocument, sources: readonly (SchemaSource | undefined)[]): string[] => {
	const { shape } = formField(
		document,
		sources.filter((source) => source !== undefined),
	);
	return shape.kind === 'object' ? shape.members.map(({ name }) => name) : [];
};

/** An object with the properties of its chosen alternatives. Choices nested in these remain open. */
export function withChosen(document: ApiDocument, kind: ObjectKind, chosen: Chosen): ObjectKind {
	const picked = variantsIn(kind, chosen);
	if (picked.length === 0) return { ...kind, groups: [] };
	const { shape } = formField(document, [...picked.map(({ source }) => source), ...kind.beside]);
	if (shape.kind !== 'object') return { ...kind, groups: [] };
	const own = new Set(kind.members.map(({ name }) => name));
	const known = new Set(kind.groups.flatMap(({ variants }) => variants.map(({ pointer }) => pointer)));
	return {
		...shape,
		// Properties that do not depend on the choice keep their position.
		members: [
			...kind.members.flatMap(({ name }) => shape.members.find((member) => member.name === name) ?? []),
			...shape.members.filter(({ name }) => !own.has(name)),
		],
		free: shape.free ?? kind.free,
		groups: shape.groups.filter(({ variants }) => variants.some(({ pointer }) => !known.has(pointer))),
	};
}

const variantsIn = ({ groups }: ObjectKind, chosen: Chosen): FormVariant[] =>
	groups.flatMap(({ variants }, group) => (chosen[group] ?? []).flatMap((index) => variants[index] ?? []));

/** Names of properties that the choice fixes: readers choose the alternative and not its mark. */
export function discriminatorNames({ groups }: ObjectKind): ReadonlySet<string> {
	return new Set(
		groups.flatMap(({ discriminator, variants }) =>
			discriminator !== undefined && variants.every(({ discriminatorValues }) => discriminatorValues.length > 0) ? discriminator : [],
		),
	);
}

/**
 * A value after a reader has chosen other alternatives: common parts stay, parts of the previous ones are removed, and the example of the new ones fills in
 * the rest. Discriminators are set to the choice.
 */
export function switchVariants(document: ApiDocument, kind: ObjectKind, { value, from, to }: { value: unknown; from: Chosen; to: Chosen }): unknown {
	const record = isObject(value) ? value : {};
	const before = new Map(withChosen(document, kind, from).members.map((member) => [member.name, member]));
	const after = withChosen(document, kind, to).members;
	const kept = Object.entries(record).filter(([name, item]) => {
		const member = after.find((candidate) => candidate.name === name);
		return member === undefined ? !before.has(name) : fits(document, member.sources, item);
	});
	const has = new Set(kept.map(([name]) => name));
	const example = exampleIn(document, variantsIn(kind, to), kind.beside);
	const isNew = ({ name, required }: Member) => !has.has(name) && (required || !before.has(name));
	const added = after.filter(isNew).flatMap(({ name }) => (Object.hasOwn(example, name) ? [[name, example[name]] as const] : []));
	const discriminators = kind.groups.flatMap(({ discriminator, variants }, group): [string, unknown][] => {
		const [only] = to[group] ?? [];
		const values = (only === undefined ? undefined : variants[only])?.discriminatorValues ?? [];
		if (discriminator === undefined || values.length === 0 || values.includes(String(record[discriminator]))) return [];
		return [[discriminator, values[0]]];
	});
	return Object.fromEntries([...kept, ...added, ...discriminators]);
}

/** Schemas beside the alternatives come first, because an alternative may narrow them. */
function exampleIn(document: ApiDocument, variants: readonly FormVariant[], beside: readonly SchemaSource[]): Readonly<Record<string, unknown>> {
	const examples = [...beside, ...variants.map(({ source }) => source)].map((source) => exampleOf(document, source, 'request'));
	return Object.assign({}, ...examples.filter(isObject));
}
