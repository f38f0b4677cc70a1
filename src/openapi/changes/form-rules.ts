import { canonical } from '#openapi/json/canonical-json.ts';
import { type Consequence, DIFFERENT, NARROWER, NEUTRAL, WIDER } from './consequence.ts';
import { blamed, type Keyword, keywordOf } from './schema-pair.ts';
import type { SchemaRule } from './schema-rule.ts';
import { quoted } from './words.ts';

interface Form {
	keyword: string;
	words: string;
	/** When both have the keyword, by default something different. */
	changed?: (was: unknown, is: unknown) => Consequence;
	/** Too long or too deep to be told. */
	hidden?: boolean;
}

/** A default decides what happens to programs that send nothing. */
const BEHAVIOUR: Consequence = { sent: 'breaking', received: 'neutral' };

const FORMS: readonly Form[] = [
	{ keyword: 'format', words: 'Format' },
	{ keyword: 'pattern', words: 'Muster' },
	{ keyword: 'multipleOf', words: 'Vielfaches von', changed: steps },
	{ keyword: 'contentMediaType', words: 'Medientyp' },
	{ keyword: 'contentEncoding', words: 'Kodierung' },
	{ keyword: 'not', words: 'ausgeschlossene Werte', hidden: true },
	{ keyword: 'if', words: 'Bedingung', hidden: true },
	{ keyword: 'then', words: 'Folge der Bedingung', hidden: true },
	{ keyword: 'else', words: 'Folge der Bedingung', hidden: true },
	{ keyword: 'dependentRequired', words: 'Abhängigkeiten zwischen Feldern', hidden: true },
	{ keyword: 'dependentSchemas', words: 'Abhängigkeiten zwischen Feldern', hidden: true },
];

const toRule =
	({ keyword, words, changed = () => DIFFERENT, hidden = false }: Form): SchemaRule =>
	(pair) => {
		const [was, is] = [keywordOf(pair.before, keyword), keywordOf(pair.after, keyword)];
		if (canonical(was?.value) === canonical(is?.value)) return [];
		const consequence = !was ? NARROWER : !is ? WIDER : changed(was.value, is.value);
		return [{ kind: 'changed', subject: 'constraint', consequence, pointer: blamed(pair, was, is), text: sentence(words, hidden, was, is) }];
	};

function sentence(words: string, hidden: boolean, was: Keyword | undefined, is: Keyword | undefined): string {
	if (hidden) return `${words} ${!was ? 'neu' : !is ? 'entfallen' : 'geändert'}`;
	if (!is) return `${words} ${quoted(was?.value)} entfallen`;
	return was ? `${words} ${quoted(is.value)} statt ${quoted(was.value)}` : `jetzt ${words} ${quoted(is.value)}`;
}

function steps(was: unknown, is: unknown): Consequence {
	if (typeof was !== 'number' || typeof is !== 'number') return DIFFERENT;
	return Number.isInteger(is / was) ? NARROWER : Number.isInteger(was / is) ? WIDER : DIFFERENT;
}

/** Keywords that limit a value in a way that can only be the same, tighter by being there, or different. */
export const FORM_RULES: readonly SchemaRule[] = FORMS.map(toRule);

/** `uniqueItems`, of which `false` says nothing. */
export const uniqueRule: SchemaRule = (pair) => {
	const [was, is] = [keywordOf(pair.before, 'uniqueItems'), keywordOf(pair.after, 'uniqueItems')];
	if ((was?.value === true) === (is?.value === true)) return [];
	const pointer = blamed(pair, was, is);
	return is?.value === true
		? [{ kind: 'changed', subject: 'constraint', consequence: NARROWER, pointer, text: 'Einträge dürfen sich nicht mehr wiederholen' }]
		: [{ kind: 'changed', subject: 'constraint', consequence: WIDER, pointer, text: 'Einträge dürfen sich wiederholen' }];
};

/** `default`: naming one for the first time is news about what has always been so. */
export const defaultRule: SchemaRule = (pair) => {
	const [was, is] = [keywordOf(pair.before, 'default'), keywordOf(pair.after, 'default')];
	if (canonical(was?.value) === canonical(is?.value)) return [];
	const text = !was
		? `Vorgabe ${quoted(is?.value)}`
		: is
			? `Vorgabe ${quoted(is.value)} statt ${quoted(was.value)}`
			: `keine Vorgabe mehr, bisher ${quoted(was.value)}`;
	return [{ kind: 'changed', subject: 'constraint', consequence: was ? BEHAVIOUR : NEUTRAL, pointer: blamed(pair, was, is), text }];
};
