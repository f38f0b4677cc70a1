import { canonicalJson } from '#openapi/json/canonical-json.ts';
import type { FlatSchema } from '#openapi/schema/flat-schema.ts';
import type { FlatChoices } from '#openapi/schema/schema-choices.ts';
import { enumOf } from '#openapi/schema/schema-values.ts';
import { type Consequence, NARROWER, WIDER } from './consequence.ts';
import { factValues } from './fact-values.ts';
import { blamed, type Keyword, keywordsOf, rewritten, type SchemaPair } from './schema-pair.ts';
import type { SchemaFinding } from './schema-rule.ts';

/** Fixed values: `enum`, `const`, or alternatives that are one value each. `null` among them is the business of `nullRule`. */
export function compareValues(pair: SchemaPair, choices: { before: FlatChoices; after: FlatChoices }): SchemaFinding[] {
	const [was, is] = [allowedValues(pair.before, choices.before), allowedValues(pair.after, choices.after)];
	if (!was && !is) return [];
	const [earlier, later] = [carriersIn(pair.before), carriersIn(pair.after)];
	const carriers = [changedCarrier(later, earlier), changedCarrier(earlier, later)] as const;
	const pointer = carriers.some(Boolean) ? blamed(pair, carriers[0], carriers[1]) : rewritten(pair);
	const change = (consequence: Consequence, how: 'added' | 'removed' | 'only' | 'free', values: readonly unknown[]): SchemaFinding => {
		return { kind: 'changed', subject: 'value', consequence, pointer, fact: { what: 'values', how, ...factValues(values) } };
	};
	if (!was) return [change(NARROWER, 'only', is ?? [])];
	if (!is) return [change(WIDER, 'free', was)];
	const [removed, added] = [withoutValues(was, is), withoutValues(is, was)];
	return [...(removed.length > 0 ? [change(NARROWER, 'removed', removed)] : []), ...(added.length > 0 ? [change(WIDER, 'added', added)] : [])];
}

/** The schemas that list values. */
const carriersIn = (flat: FlatSchema): Keyword[] => [...keywordsOf(flat, 'const'), ...keywordsOf(flat, 'enum')];

/** The first schema whose list the other description does not have at its place; otherwise the first of all. */
const changedCarrier = (known: readonly Keyword[], carriers: readonly Keyword[]): Keyword | undefined =>
	carriers.find(({ pointer, value }) => !known.some((other) => other.pointer === pointer && canonicalJson(other.value) === canonicalJson(value))) ??
	carriers[0];

/** The values that all schemas allow together; `undefined` where they are not listed. */
function allowedValues(flat: FlatSchema, choices: FlatChoices): readonly unknown[] | undefined {
	const listed = enumOf(flat.layers.map(({ schema }) => schema));
	if (listed) return listed.map(({ value }) => value);
	return choices.values.length === 0 ? undefined : withoutNull(choices.values.map(({ value }) => value));
}

const withoutNull = (values: readonly unknown[]) => values.filter((value) => value !== null);

function withoutValues(values: readonly unknown[], others: readonly unknown[]): unknown[] {
	const known = new Set(others.map(canonicalJson));
	return values.filter((value) => !known.has(canonicalJson(value)));
}
