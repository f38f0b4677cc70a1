import { canonicalJson } from '#openapi/json/canonical-json.ts';
import { listAt } from '#openapi/json/json.ts';
import type { FlatSchema } from '#openapi/schema/flat-schema.ts';
import type { FlatChoices } from '#openapi/schema/schema-choices.ts';
import { type Consequence, NARROWER, WIDER } from './consequence.ts';
import { factValues } from './fact-values.ts';
import { blamed, keywordOf, rewritten, type SchemaPair } from './schema-pair.ts';
import type { SchemaFinding } from './schema-rule.ts';

/** Fixed values: `enum`, `const`, or alternatives that are one value each. `null` among them is the business of `nullRule`. */
export function compareValues(pair: SchemaPair, choices: { before: FlatChoices; after: FlatChoices }): SchemaFinding[] {
	const [was, is] = [allowedValues(pair.before, choices.before), allowedValues(pair.after, choices.after)];
	if (!was && !is) return [];
	const carriers = [pair.before, pair.after].map((flat) => keywordOf(flat, 'const') ?? keywordOf(flat, 'enum'));
	const pointer = carriers.some(Boolean) ? blamed(pair, carriers[0], carriers[1]) : rewritten(pair);
	const change = (consequence: Consequence, how: 'added' | 'removed' | 'only' | 'free', values: readonly unknown[]): SchemaFinding => {
		return { kind: 'changed', subject: 'value', consequence, pointer, fact: { what: 'values', how, ...factValues(values) } };
	};
	if (!was) return [change(NARROWER, 'only', is ?? [])];
	if (!is) return [change(WIDER, 'free', was)];
	const [removed, added] = [withoutValues(was, is), withoutValues(is, was)];
	return [...(removed.length > 0 ? [change(NARROWER, 'removed', removed)] : []), ...(added.length > 0 ? [change(WIDER, 'added', added)] : [])];
}

/** The values that are allowed; `undefined` where they are not listed. */
function allowedValues(flat: FlatSchema, choices: FlatChoices): readonly unknown[] | undefined {
	const constant = keywordOf(flat, 'const');
	if (constant) return withoutNull([constant.value]);
	const list = keywordOf(flat, 'enum');
	if (list) return withoutNull(listAt({ list: list.value }, 'list'));
	return choices.values.length === 0 ? undefined : withoutNull(choices.values.map(({ value }) => value));
}

const withoutNull = (values: readonly unknown[]) => values.filter((value) => value !== null);

function withoutValues(values: readonly unknown[], others: readonly unknown[]): unknown[] {
	const known = new Set(others.map(canonicalJson));
	return values.filter((value) => !known.has(canonicalJson(value)));
}
