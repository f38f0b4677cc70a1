import { canonicalJson } from '#openapi/json/canonical-json.ts';
import { type ApiDocument, isObject, textAt } from '#openapi/json/json.ts';
import type { Resolver } from '#openapi/json/resolver.ts';
import type { SchemaSource } from '#openapi/model/schema-source.ts';
import { choicesOf, type FlatChoices, type SchemaChoice } from '#openapi/schema/schema-choices.ts';
import { identify, nameOfComponent } from '#openapi/schema/schema-identity.ts';
import type { ChangeFact } from '#schema/api-change.ts';
import { DIFFERENT, NARROWER, NEUTRAL, WIDER } from './consequence.ts';
import { factText, factValues } from './fact-values.ts';
import { rewritten, type SchemaPair } from './schema-pair.ts';
import type { SchemaFinding } from './schema-rule.ts';
import { compareValues } from './value-rule.ts';

/** One description with the way through its references. */
export interface Side {
	document: ApiDocument;
	resolve: Resolver;
}

interface ChoiceResult {
	findings: SchemaFinding[];
	/** Alternatives that belong together, for the comparison to go on with. */
	pairs: [before: SchemaSource, after: SchemaSource][];
	/** A schema became one alternative of several, or the other way round: only the pairs are compared, not the schemas themselves. */
	instead: boolean;
}

interface ComparedOption {
	key: string;
	/** Name or title; position among the alternatives, from 1, where it has neither. */
	label: string | number;
	source: SchemaSource;
}

/**
 * Alternatives (`oneOf`, `anyOf`, subtypes of a discriminator): which are new, which are gone. They belong together by the schema they name,
 * by title or by content; what is left over, by position. A schema that becomes one alternative of several is understood.
 */
export function compareChoices(pair: SchemaPair, before: Side, after: Side): ChoiceResult {
	const choices = { before: choicesOf(before.document, before.resolve, pair.before), after: choicesOf(after.document, after.resolve, pair.after) };
	const [was, is] = [choices.before.choices, choices.after.choices];
	const result: ChoiceResult = { findings: [], pairs: [], instead: false };
	const most = Math.max(was.length, is.length);
	for (let index = 0; index < most; index++) compareChoice(was[index], is[index], { pair, before, after, result });
	if (!result.instead) result.findings.push(...compareValues(pair, choices), ...compareRequiredChoices(pair, choices));
	return result;
}

/** Alternatives that only name required fields. */
function compareRequiredChoices(pair: SchemaPair, { before, after }: { before: FlatChoices; after: FlatChoices }): SchemaFinding[] {
	if (canonicalJson(before.required) === canonicalJson(after.required)) return [];
	const consequence = before.required.length === 0 ? NARROWER : after.required.length === 0 ? WIDER : DIFFERENT;
	return [{ kind: 'changed', subject: 'constraint', consequence, pointer: rewritten(pair), fact: { what: 'required-choices' } }];
}

interface ChoiceContext {
	pair: SchemaPair;
	before: Side;
	after: Side;
	result: ChoiceResult;
}

function compareChoice(was: SchemaChoice | undefined, is: SchemaChoice | undefined, { pair, before, after, result }: ChoiceContext): void {
	const earlier = was ? optionsOf(was, before.resolve) : itself(pair.before, before.resolve);
	const later = is ? optionsOf(is, after.resolve) : itself(pair.after, after.resolve);
	const related = earlier.some(({ key }) => later.some((option) => option.key === key));
	const find: Find = (consequence, fact) => result.findings.push({ kind: 'changed', subject: 'type', consequence, pointer: rewritten(pair), fact });
	if (!was && !related) return void find(NARROWER, { what: 'variants', how: 'only', variants: optionLabels(later) });
	if (!is && !related) return void find(WIDER, { what: 'variants', how: 'free', variants: optionLabels(earlier) });
	const { kept, removed, added } = match(earlier, later);
	result.pairs.push(...kept);
	result.instead ||= !was || !is;
	if (removed.length > 0) find(NARROWER, { what: 'variants', how: 'removed', variants: optionLabels(removed) });
	if (added.length > 0) find(WIDER, { what: 'variants', how: 'added', variants: optionLabels(added) });
	const [told, tells] = [was?.discriminator, is?.discriminator];
	if (was && is && told !== tells)
		find(told === undefined ? NEUTRAL : DIFFERENT, { what: 'discriminator', from: told && factText(told), to: tells && factText(tells) });
	if (was && is) {
		const meanings = [meaningsOf(was, before.resolve), meaningsOf(is, after.resolve)] as const;
		compareMeanings(...meanings, find);
		result.findings.push(...lostMeanings(...meanings, { how: 'removed', pair }), ...lostMeanings(meanings[1], meanings[0], { how: 'added', pair }));
	}
}

type Find = (consequence: SchemaFinding['consequence'], fact: ChangeFact) => void;

const optionLabels = (options: readonly ComparedOption[]) => options.map(({ label }) => label);

function optionsOf({ options }: SchemaChoice, resolve: Resolver): ComparedOption[] {
	return options.map(({ source }, index) => toOption(source, resolve, index + 1));
}

/** A schema without alternatives is the one alternative. */
function itself({ layers }: SchemaPair['before'], resolve: Resolver): ComparedOption[] {
	const named = layers.find((layer) => !layer.merged && layer.name !== undefined);
	return named ? [toOption(named, resolve, 1)] : [];
}

function toOption(source: SchemaSource, resolve: Resolver, position: number): ComparedOption {
	const { pointer } = identify(resolve, [source]);
	const name = nameOfComponent(pointer);
	const title = isObject(source.schema) ? textAt(source.schema, 'title') : undefined;
	const key = name === undefined ? (title ?? canonicalJson(source.schema) ?? '') : `#${name}`;
	return { key, label: name === undefined && title === undefined ? position : factText(name ?? title ?? ''), source };
}

function match(
	earlier: readonly ComparedOption[],
	later: readonly ComparedOption[],
): { kept: [SchemaSource, SchemaSource][]; removed: ComparedOption[]; added: ComparedOption[] } {
	const waiting = [...later];
	const kept: [SchemaSource, SchemaSource][] = [];
	const removed = earlier.filter((option) => {
		const index = waiting.findIndex(({ key }) => key === option.key);
		const [found] = index === -1 ? [] : waiting.splice(index, 1);
		if (found) kept.push([option.source, found.source]);
		return !found;
	});
	// Alternatives without names are paired in order and count as changed, as long as both descriptions have one left.
	const isNameless = ({ key }: ComparedOption) => !key.startsWith('#');
	const [lost, won] = [removed.filter(isNameless), waiting.filter(isNameless)];
	const changed = Math.min(lost.length, won.length);
	for (let index = 0; index < changed; index++) {
		const [a, b] = [lost[index], won[index]];
		if (a && b) kept.push([a.source, b.source]);
	}
	const passed = new Set([...lost.slice(0, changed), ...won.slice(0, changed)]);
	return { kept, removed: removed.filter((option) => !passed.has(option)), added: waiting.filter((option) => !passed.has(option)) };
}

/** Names of the schemas that the values of a discriminator mean. */
function meaningsOf({ options }: SchemaChoice, resolve: Resolver): Map<string, string | undefined> {
	return new Map(
		options.flatMap(({ source, discriminatorValues }) =>
			discriminatorValues.map((value) => [value, nameOfComponent(identify(resolve, [source]).pointer)] as const),
		),
	);
}

/** A value of the discriminator that means another alternative than before. */
function compareMeanings(was: ReadonlyMap<string, string | undefined>, is: ReadonlyMap<string, string | undefined>, find: Find): void {
	for (const [value, name] of is) {
		const earlier = was.get(value);
		if (earlier === undefined || earlier === name) continue;
		find(DIFFERENT, { what: 'meaning', value: factText(value), from: factText(earlier), to: name && factText(name) });
	}
}

/** Values of the discriminator that only one description knows, for alternatives that both have by values: such an alternative is called otherwise now. */
function lostMeanings(
	own: ReadonlyMap<string, string | undefined>,
	others: ReadonlyMap<string, string | undefined>,
	{ how, pair }: { how: 'added' | 'removed'; pair: SchemaPair },
): SchemaFinding[] {
	const named = new Set(others.values());
	const lost = [...own].flatMap(([value, name]) => (!others.has(value) && name !== undefined && named.has(name) ? value : []));
	if (lost.length === 0) return [];
	const consequence = how === 'removed' ? NARROWER : WIDER;
	return [{ kind: 'changed', subject: 'value', consequence, pointer: rewritten(pair), fact: { what: 'values', how, ...factValues(lost) } }];
}
