import type { Mismatch } from '#sandbox/behaviour.ts';
import type { PlannedParameter } from '#sandbox/plan/sandbox-plan.ts';
import type { TextShape } from '#sandbox/validate/shape.ts';
import { percentDecoded } from '#text/percent-decoded.ts';
import { valueOfFields } from './nested-fields.ts';
import { jsonOr, kindOfText, objectOfParts, SEPARATORS, splitValue, valueOfText } from './value-of-text.ts';

/** One `name=value` of a query; `raw` is still encoded. */
interface QueryPair {
	name: string;
	raw: string;
}

/** The pairs of a query (with or without its question mark). */
export function queryPairs(search: string): QueryPair[] {
	return search
		.replace(/^\?/, '')
		.split('&')
		.filter((pair) => pair !== '')
		.map((pair) => {
			const [name = '', ...rest] = pair.split('=');
			return { name: decodeQuery(name), raw: rest.join('=') };
		});
}

/** Percent-encoding and the `+` of forms; what is not encoded properly stays as it is. */
export const decodeQuery = (raw: string): string => percentDecoded(raw.replaceAll('+', ' '));

/** A query while its parameters are taken out of it. */
export interface QueryReading {
	pairs: readonly QueryPair[];
	/** Names that have been read. */
	taken: Set<string>;
	/** Names of all parameters that the operation describes. */
	names: ReadonlySet<string>;
}

/** The value that was sent of a parameter, and what is wrong with the way it was sent. */
export interface FoundValue {
	value: unknown;
	mismatches: Mismatch[];
}

/**
 * Takes what belongs to one parameter out of a query. `undefined`: it was not sent.
 * A parameter that is sent more than once without being a list gives a mismatch and its first value.
 */
export function takeQuery(parameter: PlannedParameter, shape: TextShape, query: QueryReading): FoundValue | undefined {
	const { name, style, explode, json } = parameter;
	const { pairs, taken } = query;
	const kind = json ? 'scalar' : kindOfText(shape);
	if (kind === 'object' && (style === 'deepObject' || explode)) return takeObject(parameter, shape, query);
	taken.add(name);
	const own = pairs.filter((pair) => pair.name === name);
	const [first] = own;
	if (!first) return undefined;
	if (kind === 'array' && explode) return { value: own.map(({ raw }) => valueOfText(decodeQuery(raw), shape.items())), mismatches: [] };
	const mismatches: Mismatch[] =
		own.length > 1 ? [{ parameter: name, keyword: 'repeated-parameter', expected: 1, actual: own.map(({ raw }) => decodeQuery(raw)) }] : [];
	if (json) return { value: jsonOr(decodeQuery(first.raw)), mismatches };
	const parts = () => splitValue(first.raw, SEPARATORS[style] ?? ',', decodeQuery);
	// No style tells how objects stand in a list; they come as JSON, whose commas separate nothing.
	const written = kind === 'array' && kindOfText(shape.items()) === 'object' ? jsonOr(`[${decodeQuery(first.raw)}]`) : undefined;
	if (Array.isArray(written)) return { value: written, mismatches };
	if (kind === 'array') return { value: parts().map((part) => valueOfText(part, shape.items())), mismatches };
	if (kind === 'object') return { value: objectOfParts(parts(), false, shape), mismatches };
	return { value: valueOfText(decodeQuery(first.raw), shape), mismatches };
}

/** `filter[name]=x` of deep objects, as deep as they go, and properties that stand in the query by their own names. */
function takeObject({ name, style }: PlannedParameter, shape: TextShape, { pairs, taken, names }: QueryReading): FoundValue | undefined {
	if (style === 'deepObject') {
		const own = pairs.filter((pair) => pair.name.startsWith(`${name}[`) && pair.name.endsWith(']'));
		for (const pair of own) taken.add(pair.name);
		const fields = own.map((pair) => ({ way: pair.name.slice(name.length + 1, -1).split(']['), text: decodeQuery(pair.raw) }));
		return fields.length === 0 ? undefined : { value: valueOfFields(fields, shape), mismatches: [] };
	}
	const texts = new Map<string, string[]>();
	for (const pair of pairs) {
		// An object without fields of its own, or with a schema for further ones, takes all pairs with unknown names.
		const isFree = !names.has(pair.name) && (shape.names.length === 0 || shape.property(pair.name).types.size > 0);
		const property = isFree ? pair.name : shape.names.find((known) => known === pair.name);
		if (property === undefined) continue;
		taken.add(pair.name);
		texts.set(property, [...(texts.get(property) ?? []), decodeQuery(pair.raw)]);
	}
	if (texts.size === 0) return undefined;
	return { value: Object.fromEntries([...texts].map(([property, sent]) => [property, sentField(sent, shape.property(property))])), mismatches: [] };
}

/** The value of a field that stands in a query by its own name; a list has it once for each of its values, or is written as JSON. */
function sentField(sent: readonly string[], shape: TextShape): unknown {
	if (kindOfText(shape) !== 'array') return valueOfText(sent.at(-1) ?? '', shape);
	return sent.flatMap((text) => (text.startsWith('[') ? jsonOr(text) : valueOfText(text, shape.items())));
}
