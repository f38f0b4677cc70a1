import type { ChangedThing, ChangeFact, FactValue, SchemeFacts, WritingFacts } from '#schema/api-change.ts';
import { oneLine } from '#text/one-line.ts';
import { ownValue } from '#text/own-value.ts';
import { nameInWords, parameterInWords } from './change-places.ts';
import { loginInWords, schemeInWords } from './security.ts';

/**
 * A fact as a sentence to be read behind its place and a colon: `jetzt erforderlich`, `neuer Wert „lost“`. Begins in lower case unless the grammar
 * forbids it, no full stop.
 */
export const factInWords = (fact: ChangeFact): string => (SENTENCES[fact.what] as (fact: ChangeFact) => string)(fact);

type Fact<W extends ChangeFact['what']> = Extract<ChangeFact, { what: W }>;
type List = Pick<Fact<'values'>, 'values' | 'more'>;

const SENTENCES: { readonly [W in ChangeFact['what']]: (fact: Fact<W>) => string } = {
	added: (fact) => {
		const title = fact.title === undefined ? '' : `: ${quoted(fact.title)}`;
		return `${ofThing(fact.of)}neu${fact.required ? ', erforderlich' : ''}${title}`;
	},
	removed: (fact) => `${ofThing(fact.of)}entfernt`,
	deprecated: (fact) => `${ofThing(fact.of)}${fact.now ? 'veraltet' : 'nicht mehr veraltet'}`,
	required: (fact) => `${fact.field === undefined ? '' : `Feld ${nameInWords(fact.field)} `}${fact.now ? 'jetzt' : 'nicht mehr'} erforderlich`,
	texts: (fact) => (fact.count === 1 ? 'Text überarbeitet' : `${fact.count} Texte überarbeitet`),
	'operation-id': (fact) => `Kennung ${quoted(fact.to)} statt ${quoted(fact.from)}`,
	writing: (fact) => `Schreibweise ${writing(fact.to)} statt ${writing(fact.from)}`,
	reserved: (fact) => (fact.now ? 'Sonderzeichen dürfen unkodiert bleiben' : 'Sonderzeichen müssen kodiert werden'),
	encoding: (fact) => `Feld ${nameInWords(fact.field)} wird anders kodiert`,
	login: (fact) => (fact.now ? 'Anmeldung jetzt nötig' : 'keine Anmeldung mehr nötig'),
	credentials: (fact) =>
		`Anmeldung ${fact.now ? 'neu' : 'entfällt'}: ${nameInWords(loginInWords(fact.schemes.map(({ name, ...scheme }) => ({ name, scheme: known(scheme) }))))}`,
	scheme: (fact) => `jetzt ${nameInWords(schemeInWords({ ...fact.to, type: fact.to.type ?? 'unknown' }))}`,
	scopes: (fact) => {
		const scopes = `${count(fact) === 1 ? 'den Scope' : 'die Scopes'} ${listed(fact)}`;
		return fact.now ? `verlangt jetzt auch ${scopes}` : `verlangt ${scopes} nicht mehr`;
	},
	'optional-scopes': (fact) => `freiwillige Scopes geändert: ${listed(fact) || 'keine'}`,
	type: (fact) => `Typ ${types(fact.to)} statt ${types(fact.from)}`,
	null: (fact) => (fact.now ? 'darf jetzt null sein' : 'darf nicht mehr null sein'),
	never: (fact) => (fact.now ? 'kein Wert mehr erlaubt' : 'jetzt Werte erlaubt'),
	values: (fact) =>
		(fact.variable === undefined ? '' : `Variable ${nameInWords(fact.variable.name)} von ${nameInWords(fact.variable.server)}: `) + valuesInWords(fact),
	variants: variantsInWords,
	discriminator: (fact) => `Unterscheidungsfeld ${quoted(fact.to)} statt ${quoted(fact.from)}`,
	meaning: (fact) => `${quoted(fact.value)} bedeutet ${quoted(fact.to)} statt ${quoted(fact.from)}`,
	'required-choices': () => 'verlangte Kombinationen von Feldern geändert',
	bound: boundInWords,
	form: (fact) => {
		const words = FORMS[fact.keyword];
		if (fact.to === undefined) return `${words} ${quoted(fact.from)} entfallen`;
		return fact.from === undefined ? `jetzt ${words} ${quoted(fact.to)}` : `${words} ${quoted(fact.to)} statt ${quoted(fact.from)}`;
	},
	rule: (fact) => `${RULES[fact.keyword]} ${{ added: 'neu', removed: 'entfallen', changed: 'geändert' }[fact.how]}`,
	unique: (fact) => (fact.now ? 'Einträge dürfen sich nicht mehr wiederholen' : 'Einträge dürfen sich wiederholen'),
	default: (fact) => {
		if (fact.to === undefined) return `keine Vorgabe mehr, bisher ${quoted(fact.from)}`;
		return `Vorgabe ${quoted(fact.to)}${fact.from === undefined ? '' : ` statt ${quoted(fact.from)}`}`;
	},
	access: (fact) => ACCESS[fact.keyword][fact.now ? 'now' : 'before'],
	'further-fields': (fact) => {
		if (fact.to === 'none') return 'keine weiteren Felder mehr erlaubt';
		if (fact.from === 'none') return 'weitere Felder erlaubt';
		return fact.to === 'some' ? 'weitere Felder nur noch in bestimmter Form' : 'weitere Felder in beliebiger Form erlaubt';
	},
	shape: (fact) => `${SHAPES[fact.of]} ${fact.now ? 'vorgeschrieben' : 'nicht mehr vorgeschrieben'}`,
};

/** Longest value or title that a sentence repeats. */
const MOST = 60;
/** Most items that a sentence lists. */
const LISTED = 12;

/** A value in German quotation marks; numbers and the like without. */
function quoted(value: FactValue | undefined): string {
	if (value === undefined) return 'nichts';
	if (typeof value === 'string') return `„${oneLine(value, MOST)}“`;
	return oneLine(typeof value === 'object' && value !== null ? value.json : String(value), MOST);
}

const count = ({ values, more = 0 }: List) => values.length + more;

/** `„a“, „b“ und 3 weitere` */
function listed(list: List): string {
	const shown = list.values.slice(0, LISTED);
	const rest = count(list) - shown.length;
	return `${shown.map(quoted).join(', ')}${rest > 0 ? ` und ${rest} weitere` : ''}`;
}

function ofThing(thing: ChangedThing | undefined): string {
	return thing === undefined ? '' : `${thingInWords(thing)} `;
}

function thingInWords(thing: ChangedThing): string {
	switch (thing.part) {
		case 'server':
			return `Server ${nameInWords(thing.name)}`;
		case 'request':
			return 'Inhalt der Anfrage';
		case 'parameter':
			return parameterInWords(thing);
		case 'header':
			return `Header ${nameInWords(thing.name)}`;
		case 'format':
			return `Format ${nameInWords(thing.name)}`;
	}
}

const writing = (how: WritingFacts) => ('format' in how ? nameInWords(how.format) : `${nameInWords(how.style)}${how.explode ? ', einzeln' : ''}`);

const known = ({ type, ...scheme }: Omit<SchemeFacts, 'name'>) => (type === undefined ? undefined : { type, ...scheme });

const TYPES: Record<string, string> = {
	array: 'Liste',
	boolean: 'Wahrheitswert',
	integer: 'ganze Zahl',
	null: 'null',
	number: 'Zahl',
	object: 'Objekt',
	string: 'Text',
};

/** Types of JSON Schema; `beliebig` for none. */
const types = (names: readonly string[]) => (names.length === 0 ? 'beliebig' : names.map((type) => ownValue(TYPES, type) ?? nameInWords(type)).join(' oder '));

function valuesInWords(fact: Fact<'values'>): string {
	const isOne = count(fact) === 1;
	switch (fact.how) {
		case 'added':
			return `${isOne ? 'neuer Wert' : 'neue Werte'} ${listed(fact)}`;
		case 'removed':
			return `${isOne ? 'Wert' : 'Werte'} ${listed(fact)} entfallen`;
		case 'only':
			return `nur noch diese Werte: ${listed(fact)}`;
		case 'free':
			return `nicht mehr auf diese Werte beschränkt: ${listed(fact)}`;
	}
}

function variantsInWords({ how, variants }: Fact<'variants'>): string {
	const names = variants.map((variant) => (typeof variant === 'number' ? `Variante ${variant}` : quoted(variant))).join(', ');
	const noun = variants.length === 1 ? 'Variante' : 'Varianten';
	switch (how) {
		case 'added':
			return `neue ${noun} ${names}`;
		case 'removed':
			return `${noun} ${names} entfallen`;
		case 'only':
			return `nur noch ${variants.length} Varianten: ${names}`;
		case 'free':
			return `nicht mehr auf ${variants.length} Varianten beschränkt: ${names}`;
	}
}

const BOUNDS: Record<Fact<'bound'>['keyword'], { words: string; unit: string }> = {
	minimum: { words: 'mindestens', unit: '' },
	maximum: { words: 'höchstens', unit: '' },
	exclusiveMinimum: { words: 'größer als', unit: '' },
	exclusiveMaximum: { words: 'kleiner als', unit: '' },
	minLength: { words: 'mindestens', unit: ' Zeichen' },
	maxLength: { words: 'höchstens', unit: ' Zeichen' },
	minItems: { words: 'mindestens', unit: ' Einträge' },
	maxItems: { words: 'höchstens', unit: ' Einträge' },
	minProperties: { words: 'mindestens', unit: ' Eigenschaften' },
	maxProperties: { words: 'höchstens', unit: ' Eigenschaften' },
	minContains: { words: 'mindestens', unit: ' passende Einträge' },
	maxContains: { words: 'höchstens', unit: ' passende Einträge' },
};

function boundInWords({ keyword, from, to }: Fact<'bound'>): string {
	const { words, unit } = BOUNDS[keyword];
	if (to === undefined) return `nicht mehr ${words} ${from}${unit}`;
	return from === undefined ? `jetzt ${words} ${to}${unit}` : `${words} ${to} statt ${from}${unit}`;
}

const FORMS: Record<Fact<'form'>['keyword'], string> = {
	format: 'Format',
	pattern: 'Muster',
	multipleOf: 'Vielfaches von',
	contentMediaType: 'Medientyp',
	contentEncoding: 'Kodierung',
};

const RULES: Record<Fact<'rule'>['keyword'], string> = {
	not: 'ausgeschlossene Werte',
	if: 'Bedingung',
	then: 'Folge der Bedingung',
	else: 'Folge der Bedingung',
	dependentRequired: 'Abhängigkeiten zwischen Feldern',
	dependentSchemas: 'Abhängigkeiten zwischen Feldern',
};

const ACCESS: Record<Fact<'access'>['keyword'], { now: string; before: string }> = {
	readOnly: { now: 'nur noch lesbar', before: 'jetzt auch schreibbar' },
	writeOnly: { now: 'nur noch schreibbar', before: 'jetzt auch lesbar' },
};

const SHAPES: Record<Fact<'shape'>['of'], string> = {
	items: 'Form der Einträge',
	prefixItem: 'Form einzelner Einträge',
	contains: 'Form eines Eintrags',
	propertyNames: 'Form der Feldnamen',
	patternProperty: 'Form von Feldern nach Muster',
	contentSchema: 'Form des Inhalts',
};
