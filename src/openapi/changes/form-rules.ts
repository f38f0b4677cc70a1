import { canonicalJson } from '#openapi/json/canonical-json.ts';
import type { ChangeFact } from '#schema/api-change.ts';
import { ownValue } from '#text/own-value.ts';
import { type Consequence, DIFFERENT, NARROWER, NEUTRAL, WIDER } from './consequence.ts';
import { fromTo } from './fact-values.ts';
import { blamed, type Keyword, keywordOf, keywordsOf } from './schema-pair.ts';
import type { SchemaRule } from './schema-rule.ts';

/** A default decides what happens to programs that send nothing. */
const BEHAVIOUR: Consequence = { sent: 'breaking', received: 'neutral' };

type FormKeyword = Extract<ChangeFact, { what: 'form' }>['keyword'];
type RuleKeyword = Extract<ChangeFact, { what: 'rule' }>['keyword'];

/** Keywords whose values can be told, with what follows when both descriptions have one. */
const FORM_KEYWORDS: readonly { keyword: FormKeyword; changed: (was: unknown, is: unknown) => Consequence }[] = [
	{ keyword: 'format', changed: formats },
	{ keyword: 'pattern', changed: () => DIFFERENT },
	{ keyword: 'multipleOf', changed: steps },
	{ keyword: 'contentMediaType', changed: () => DIFFERENT },
	{ keyword: 'contentEncoding', changed: () => DIFFERENT },
];

/** Keywords whose values are too long or too deep to be told. */
const RULE_KEYWORDS: readonly RuleKeyword[] = ['not', 'if', 'then', 'else', 'dependentRequired', 'dependentSchemas'];

interface ComparedKeyword {
	keyword: string;
	changed: (was: unknown, is: unknown) => Consequence;
	fact: (was: Keyword | undefined, is: Keyword | undefined) => ChangeFact;
}

const formRule =
	({ keyword, changed, fact }: ComparedKeyword): SchemaRule =>
	(pair) => {
		const [earlier, later] = [keywordsOf(pair.before, keyword), keywordsOf(pair.after, keyword)];
		const [was, is] = [otherThan(later, earlier), otherThan(earlier, later)];
		if (!was && !is) return [];
		const consequence = !was ? NARROWER : !is ? WIDER : changed(was.value, is.value);
		return [{ kind: 'changed', subject: 'constraint', consequence, pointer: blamed(pair, was, is), fact: fact(was, is) }];
	};

/** The first of several that hold together whose value the other description does not have. */
const otherThan = (known: readonly Keyword[], keywords: readonly Keyword[]): Keyword | undefined => {
	const values = new Set(known.map(({ value }) => canonicalJson(value)));
	return keywords.find(({ value }) => !values.has(canonicalJson(value)));
};

/** Formats all of whose numbers another one has, too. */
const WIDER_FORMATS: Readonly<Record<string, readonly string[]>> = { int32: ['int64', 'double'], float: ['double'] };

function formats(was: unknown, is: unknown): Consequence {
	const covers = (many: unknown, few: unknown) => (ownValue(WIDER_FORMATS, String(few)) ?? []).includes(String(many));
	return covers(is, was) ? WIDER : covers(was, is) ? NARROWER : DIFFERENT;
}

function steps(was: unknown, is: unknown): Consequence {
	if (typeof was !== 'number' || typeof is !== 'number') return DIFFERENT;
	return Number.isInteger(is / was) ? NARROWER : Number.isInteger(was / is) ? WIDER : DIFFERENT;
}

/** Keywords that limit a value in a way that can only be the same, tighter by being there, or different. */
export const FORM_RULES: readonly SchemaRule[] = [
	...FORM_KEYWORDS.map(
		({ keyword, changed }): ComparedKeyword => ({ keyword, changed, fact: (was, is) => ({ what: 'form', keyword, ...fromTo(was?.value, is?.value) }) }),
	),
	...RULE_KEYWORDS.map(
		(keyword): ComparedKeyword => ({
			keyword,
			changed: () => DIFFERENT,
			fact: (was, is) => ({ what: 'rule', keyword, how: !was ? 'added' : !is ? 'removed' : 'changed' }),
		}),
	),
].map(formRule);

/** `uniqueItems`, of which `false` says nothing. */
export const uniqueRule: SchemaRule = (pair) => {
	const [was, is] = [keywordOf(pair.before, 'uniqueItems'), keywordOf(pair.after, 'uniqueItems')];
	if ((was?.value === true) === (is?.value === true)) return [];
	const now = is?.value === true;
	return [{ kind: 'changed', subject: 'constraint', consequence: now ? NARROWER : WIDER, pointer: blamed(pair, was, is), fact: { what: 'unique', now } }];
};

/** `default`: naming one for the first time is news about what has always been so. */
export const defaultRule: SchemaRule = (pair) => {
	const [was, is] = [keywordOf(pair.before, 'default'), keywordOf(pair.after, 'default')];
	if (canonicalJson(was?.value) === canonicalJson(is?.value)) return [];
	const fact: ChangeFact = { what: 'default', ...fromTo(was?.value, is?.value) };
	return [{ kind: 'changed', subject: 'constraint', consequence: was ? BEHAVIOUR : NEUTRAL, pointer: blamed(pair, was, is), fact }];
};
