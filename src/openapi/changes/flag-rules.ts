import { COMPATIBLE, type Consequence, NEUTRAL } from './consequence.ts';
import { blamed, keywordOf } from './schema-pair.ts';
import type { SchemaFinding, SchemaRule } from './schema-rule.ts';

interface Flag {
	keyword: string;
	set: Pick<SchemaFinding, 'kind' | 'text' | 'consequence'>;
	unset: Pick<SchemaFinding, 'text' | 'consequence'>;
}

const GONE_FROM_REQUESTS: Consequence = { sent: 'breaking', received: 'neutral' };
const NEW_IN_REQUESTS: Consequence = { sent: 'non-breaking', received: 'neutral' };
const GONE_FROM_RESPONSES: Consequence = { sent: 'neutral', received: 'breaking' };
const NEW_IN_RESPONSES: Consequence = { sent: 'neutral', received: 'non-breaking' };

const FLAGS: readonly Flag[] = [
	{
		keyword: 'deprecated',
		set: { kind: 'deprecated', text: 'veraltet', consequence: COMPATIBLE },
		unset: { text: 'nicht mehr veraltet', consequence: NEUTRAL },
	},
	{
		keyword: 'readOnly',
		set: { kind: 'changed', text: 'nur noch lesbar', consequence: GONE_FROM_REQUESTS },
		unset: { text: 'jetzt auch schreibbar', consequence: NEW_IN_REQUESTS },
	},
	{
		keyword: 'writeOnly',
		set: { kind: 'changed', text: 'nur noch schreibbar', consequence: GONE_FROM_RESPONSES },
		unset: { text: 'jetzt auch lesbar', consequence: NEW_IN_RESPONSES },
	},
];

const toRule =
	({ keyword, set, unset }: Flag): SchemaRule =>
	(pair) => {
		const [was, is] = [keywordOf(pair.before, keyword), keywordOf(pair.after, keyword)];
		if ((was?.value === true) === (is?.value === true)) return [];
		const pointer = blamed(pair, was, is);
		return [is?.value === true ? { subject: 'field', pointer, ...set } : { subject: 'field', kind: 'changed', pointer, ...unset }];
	};

/** `deprecated`, `readOnly`, `writeOnly`. */
export const FLAG_RULES: readonly SchemaRule[] = FLAGS.map(toRule);
