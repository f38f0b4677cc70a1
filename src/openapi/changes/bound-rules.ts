import type { FlatSchema } from '#openapi/schema/flat-schema.ts';
import { commonTypes } from '#openapi/schema/schema-shape.ts';
import type { ChangeFact } from '#schema/api-change.ts';
import { type Consequence, NARROWER, NEUTRAL, WIDER } from './consequence.ts';
import { blamed, type SchemaPair, tightestOf } from './schema-pair.ts';
import type { SchemaRule } from './schema-rule.ts';

interface Bound {
	keyword: Extract<ChangeFact, { what: 'bound' }>['keyword'];
	/** 1: a lower bound, -1: an upper one. */
	sign: 1 | -1;
	/** A value that limits nothing. */
	idle?: number;
	/** Two keywords limit a number on the same side, so both together decide on the impact. */
	ofNumber?: true;
}

const BOUNDS: readonly Bound[] = [
	{ keyword: 'minimum', sign: 1, ofNumber: true },
	{ keyword: 'maximum', sign: -1, ofNumber: true },
	{ keyword: 'exclusiveMinimum', sign: 1, ofNumber: true },
	{ keyword: 'exclusiveMaximum', sign: -1, ofNumber: true },
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
	({ keyword, sign, idle, ofNumber }: Bound): SchemaRule =>
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
				consequence: ofNumber ? numberConsequence(pair, sign) : tighter(sign * to, sign * from),
				pointer: blamed(pair, was, is),
				fact: { what: 'bound', keyword, from: limit(from), to: limit(to) },
			},
		];
	};

const tighter = (is: number, was: number): Consequence => (is > was ? NARROWER : is < was ? WIDER : NEUTRAL);

/** `minimum: 0` that becomes `exclusiveMinimum: 0` is one limit that got tighter, and not one that went and one that came. */
function numberConsequence({ before, after }: SchemaPair, sign: 1 | -1): Consequence {
	const [was, is] = [numberLimit(before, sign), numberLimit(after, sign)];
	return is.at === was.at ? tighter(is.excluded, was.excluded) : tighter(is.at, was.at);
}

/** The limit of a number on one side, counted upwards so that more is tighter. Of whole numbers it is the last that is allowed. */
function numberLimit(flat: FlatSchema, sign: 1 | -1): { at: number; excluded: 0 | 1 } {
	const [inclusive, exclusive] = (sign === 1 ? ['minimum', 'exclusiveMinimum'] : ['maximum', 'exclusiveMaximum']).map((keyword) => {
		const limit = tightestOf(flat, keyword, sign);
		return limit === undefined ? -Infinity : sign * limit.value;
	}) as [number, number];
	const types = commonTypes(flat.layers.map(({ schema }) => schema));
	if (types.length === 1 && types[0] === 'integer') return { at: Math.max(Math.ceil(inclusive), Math.floor(exclusive) + 1), excluded: 0 };
	return exclusive >= inclusive && exclusive > -Infinity ? { at: exclusive, excluded: 1 } : { at: inclusive, excluded: 0 };
}

/** Bounds of numbers, lengths and counts: a tighter one is narrower. Of several that hold together the tightest counts. */
export const BOUND_RULES: readonly SchemaRule[] = BOUNDS.map(boundRule);
