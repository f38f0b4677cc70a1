import { listOf, objectOf, resolve } from './resolve.ts';

/** The values of a schema that the schemas around it allow: all parts of an `allOf` hold at once, so a value must be named by each of them. */
export interface Remaining {
	/** As JSON; `undefined` where nothing is enumerated. */
	values: ReadonlySet<string> | undefined;
	isNullable: boolean;
}

/** Nothing is taken away. */
export const EVERYTHING: Remaining = { values: undefined, isNullable: true };

/** Beyond that a chain of parts goes in circles. */
export const LONGEST_PART_CHAIN = 20;

/** What is left of the values of the parts of a schema, by what the schema itself and all of its parts say. */
export function remainingFor(document: unknown, node: Readonly<Record<string, unknown>>, around: Remaining): Remaining {
	return { values: intersection(around.values, enumeratedValues(document, node)), isNullable: around.isNullable && admitsNull(document, node) };
}

/** Whether nothing that a schema enumerates is left. */
export function isExcluded(document: unknown, value: unknown, { values }: Remaining): boolean {
	const own = values && enumeratedValues(document, resolve(document, value, '')?.node ?? {});
	return own !== undefined && own.size > 0 && [...own].every((one) => !values?.has(one));
}

/** Whether a value that a schema enumerates is one that may be sent. */
export const isLeft = (value: unknown, { values }: Remaining): boolean => values === undefined || values.has(JSON.stringify(value));

/** The values that a schema enumerates, by itself, in all of its parts or in every alternative. An empty enumeration would leave nothing to send; it is read as none. */
function enumeratedValues(document: unknown, node: Readonly<Record<string, unknown>>, depth = 0): ReadonlySet<string> | undefined {
	if (depth > LONGEST_PART_CHAIN) return undefined;
	const inside = (value: unknown) => enumeratedValues(document, resolve(document, value, '')?.node ?? {}, depth + 1);
	const listed = 'const' in node ? [node['const']] : listOf(node['enum']);
	let values = listed.length === 0 ? undefined : new Set(listed.map((value) => JSON.stringify(value)));
	for (const part of listOf(node['allOf'])) values = intersection(values, inside(part));
	for (const keyword of ['oneOf', 'anyOf']) {
		const alternatives = listOf(node[keyword]).map(inside);
		if (alternatives.length > 0 && alternatives.every((one) => one !== undefined))
			values = intersection(values, new Set(alternatives.flatMap((one) => [...one])));
	}
	return values;
}

function intersection(first: ReadonlySet<string> | undefined, second: ReadonlySet<string> | undefined): Set<string> | undefined {
	if (first === undefined || second === undefined) return first === second ? undefined : new Set(first ?? second);
	return new Set([...first].filter((value) => second.has(value)));
}

/** `null` must be admitted by every part; a part without a type says nothing against it. */
function admitsNull(document: unknown, node: Readonly<Record<string, unknown>>, depth = 0): boolean {
	const types = [node['type']].flat().filter((type) => type !== undefined);
	if (types.length > 0 && !types.includes('null') && node['nullable'] !== true) return false;
	if (depth > LONGEST_PART_CHAIN) return true;
	return listOf(node['allOf']).every((part) => admitsNull(document, objectOf(resolve(document, part, '')?.node), depth + 1));
}
