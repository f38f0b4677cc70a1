import type { ChangeFact } from '#schema/api-change.ts';
import { COMPATIBLE, type Consequence, NEUTRAL } from './consequence.ts';
import { blamed, keywordOf } from './schema-pair.ts';
import type { SchemaFinding, SchemaRule } from './schema-rule.ts';

interface Flag {
	keyword: string;
	fact: (now: boolean) => ChangeFact;
	/** Kind of the change that sets it. */
	kind: SchemaFinding['kind'];
	set: Consequence;
	unset: Consequence;
}

const GONE_FROM_REQUESTS: Consequence = { sent: 'breaking', received: 'neutral' };
const NEW_IN_REQUESTS: Consequence = { sent: 'non-breaking', received: 'neutral' };
const GONE_FROM_RESPONSES: Consequence = { sent: 'neutral', received: 'breaking' };
const NEW_IN_RESPONSES: Consequence = { sent: 'neutral', received: 'non-breaking' };

const SCHEMA_FLAGS: readonly Flag[] = [
	{ keyword: 'deprecated', fact: (now) => ({ what: 'deprecated', now }), kind: 'deprecated', set: COMPATIBLE, unset: NEUTRAL },
	{ keyword: 'readOnly', fact: (now) => ({ what: 'access', keyword: 'readOnly', now }), kind: 'changed', set: GONE_FROM_REQUESTS, unset: NEW_IN_REQUESTS },
	{ keyword: 'writeOnly', fact: (now) => ({ what: 'access', keyword: 'writeOnly', now }), kind: 'changed', set: GONE_FROM_RESPONSES, unset: NEW_IN_RESPONSES },
];

const flagRule =
	({ keyword, fact, kind, set, unset }: Flag): SchemaRule =>
	(pair) => {
		const [was, is] = [keywordOf(pair.before, keyword), keywordOf(pair.after, keyword)];
		const now = is?.value === true;
		if ((was?.value === true) === now) return [];
		return [{ kind: now ? kind : 'changed', subject: 'field', consequence: now ? set : unset, pointer: blamed(pair, was, is), fact: fact(now) }];
	};

/** `deprecated`, `readOnly`, `writeOnly`. */
export const FLAG_RULES: readonly SchemaRule[] = SCHEMA_FLAGS.map(flagRule);
