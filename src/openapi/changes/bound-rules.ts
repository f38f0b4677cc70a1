import { NARROWER, WIDER } from './consequence.ts';
import { blamed, tightestOf } from './schema-pair.ts';
import type { SchemaRule } from './schema-rule.ts';

interface Bound {
	keyword: string;
	/** 1: a lower bound, -1: an upper one. */
	sign: 1 | -1;
	words: string;
	unit: string;
	/** A value that limits nothing. */
	idle?: number;
}

const BOUNDS: readonly Bound[] = [
	{ keyword: 'minimum', sign: 1, words: 'mindestens', unit: '' },
	{ keyword: 'maximum', sign: -1, words: 'höchstens', unit: '' },
	{ keyword: 'exclusiveMinimum', sign: 1, words: 'größer als', unit: '' },
	{ keyword: 'exclusiveMaximum', sign: -1, words: 'kleiner als', unit: '' },
	{ keyword: 'minLength', sign: 1, words: 'mindestens', unit: ' Zeichen', idle: 0 },
	{ keyword: 'maxLength', sign: -1, words: 'höchstens', unit: ' Zeichen' },
	{ keyword: 'minItems', sign: 1, words: 'mindestens', unit: ' Einträge', idle: 0 },
	{ keyword: 'maxItems', sign: -1, words: 'höchstens', unit: ' Einträge' },
	{ keyword: 'minProperties', sign: 1, words: 'mindestens', unit: ' Eigenschaften', idle: 0 },
	{ keyword: 'maxProperties', sign: -1, words: 'höchstens', unit: ' Eigenschaften' },
	{ keyword: 'minContains', sign: 1, words: 'mindestens', unit: ' passende Einträge', idle: 1 },
	{ keyword: 'maxContains', sign: -1, words: 'höchstens', unit: ' passende Einträge' },
];

const toRule =
	({ keyword, sign, words, unit, idle }: Bound): SchemaRule =>
	(pair) => {
		const [was, is] = [tightestOf(pair.before, keyword, sign), tightestOf(pair.after, keyword, sign)];
		const free = idle ?? sign * -Infinity;
		const [from, to] = [was?.value ?? free, is?.value ?? free];
		if (from === to) return [];
		const text = to === free ? `nicht mehr ${words} ${from}${unit}` : from === free ? `jetzt ${words} ${to}${unit}` : `${words} ${to} statt ${from}${unit}`;
		return [{ kind: 'changed', subject: 'constraint', consequence: sign * (to - from) > 0 ? NARROWER : WIDER, pointer: blamed(pair, was, is), text }];
	};

/** Bounds of numbers, lengths and counts: a tighter one is narrower. Of several that hold together the tightest counts. */
export const BOUND_RULES: readonly SchemaRule[] = BOUNDS.map(toRule);
