import type { ChangeFact } from '#schema/api-change.ts';
import { NARROWER, WIDER } from './consequence.ts';
import { blamed, tightestOf } from './schema-pair.ts';
import type { SchemaRule } from './schema-rule.ts';

interface Bound {
	keyword: Extract<ChangeFact, { what: 'bound' }>['keyword'];
	/** 1: a lower bound, -1: an upper one. */
	sign: 1 | -1;
	/** A value that limits nothing. */
	idle?: number;
}

const BOUNDS: readonly Bound[] = [
	{ keyword: 'minimum', sign: 1 },
	{ keyword: 'maximum', sign: -1 },
	{ keyword: 'exclusiveMinimum', sign: 1 },
	{ keyword: 'exclusiveMaximum', sign: -1 },
	{ keyword: 'minLength', sign: 1, idle: 0 },
	{ keyword: 'maxLength', sign: -1 },
	{ keyword: 'minItems', sign: 1, idle: 0 },
	{ keyword: 'maxItems', sign: -1 },
	{ keyword: 'minProperties', sign: 1, idle: 0 },
	{ keyword: 'maxProperties', sign: -1 },
	{ keyword: 'minContains', sign: 1, idle: 1 },
	{ keyword: 'maxContains', sign: -1 },
];

const boundRule =
	({ keyword, sign, idle }: Bound): SchemaRule =>
	(pair) => {
		const [was, is] = [tightestOf(pair.before, keyword, sign), tightestOf(pair.after, keyword, sign)];
		const free = idle ?? sign * -Infinity;
		const [from, to] = [was?.value ?? free, is?.value ?? free];
		if (from === to) return [];
		const limit = (value: number) => (value === free ? undefined : value);
		return [
			{
				kind: 'changed',
				subject: 'constraint',
				consequence: sign * (to - from) > 0 ? NARROWER : WIDER,
				pointer: blamed(pair, was, is),
				fact: { what: 'bound', keyword, from: limit(from), to: limit(to) },
			},
		];
	};

/** Bounds of numbers, lengths and counts: a tighter one is narrower. Of several that hold together the tightest counts. */
export const BOUND_RULES: readonly SchemaRule[] = BOUNDS.map(boundRule);
