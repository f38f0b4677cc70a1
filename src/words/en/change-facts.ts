import type { ChangedThing, ChangeFact, FactValue, SchemeFacts, WritingFacts } from '#schema/api-change.ts';
import { oneLine } from '#text/one-line.ts';
import { nameInWords, parameterInWords } from './change-places.ts';
import { loginInWords, schemeInWords } from './security.ts';

/** A fact as a sentence to be read behind its place and a colon: `now required`, `new value “lost”`. Begins in lower case, no full stop. */
export const factInWords = (fact: ChangeFact): string => (SENTENCES[fact.what] as (fact: ChangeFact) => string)(fact);

type Fact<W extends ChangeFact['what']> = Extract<ChangeFact, { what: W }>;
type List = Pick<Fact<'values'>, 'values' | 'more'>;

const SENTENCES: { readonly [W in ChangeFact['what']]: (fact: Fact<W>) => string } = {
	added: (fact) => {
		const title = fact.title === undefined ? '' : `: ${quoted(fact.title)}`;
		return `${ofThing(fact.of)}new${fact.required ? ', required' : ''}${title}`;
	},
	removed: (fact) => `${ofThing(fact.of)}removed`,
	deprecated: (fact) => `${ofThing(fact.of)}${fact.now ? 'deprecated' : 'no longer deprecated'}`,
	required: (fact) => `${fact.field === undefined ? '' : `field ${nameInWords(fact.field)} `}${fact.now ? 'now' : 'no longer'} required`,
	texts: (fact) => (fact.count === 1 ? 'text revised' : `${fact.count} texts revised`),
	'operation-id': (fact) => `identifier ${quoted(fact.to)} instead of ${quoted(fact.from)}`,
	writing: (fact) => `written as ${writing(fact.to)} instead of ${writing(fact.from)}`,
	reserved: (fact) => (fact.now ? 'reserved characters may stay unencoded' : 'reserved characters have to be encoded'),
	encoding: (fact) => `field ${nameInWords(fact.field)} is encoded differently`,
	login: (fact) => (fact.now ? 'now requires sign-in' : 'no longer requires sign-in'),
	credentials: (fact) =>
		`sign-in ${fact.now ? 'new' : 'removed'}: ${nameInWords(loginInWords(fact.schemes.map(({ name, ...scheme }) => ({ name, scheme: known(scheme) }))))}`,
	scheme: (fact) => `now ${nameInWords(schemeInWords({ ...fact.to, type: fact.to.type ?? 'unknown' }))}`,
	scopes: (fact) => {
		const scopes = `${count(fact) === 1 ? 'the scope' : 'the scopes'} ${listed(fact)}`;
		return fact.now ? `now also requires ${scopes}` : `no longer requires ${scopes}`;
	},
	'optional-scopes': (fact) => `optional scopes changed: ${listed(fact) || 'none'}`,
	type: (fact) => `type ${types(fact.to)} instead of ${types(fact.from)}`,
	null: (fact) => (fact.now ? 'may now be null' : 'may no longer be null'),
	never: (fact) => (fact.now ? 'no value is allowed anymore' : 'values are now allowed'),
	values: (fact) =>
		(fact.variable === undefined ? '' : `variable ${nameInWords(fact.variable.name)} of ${nameInWords(fact.variable.server)}: `) + valuesInWords(fact),
	variants: variantsInWords,
	discriminator: (fact) => `discriminator ${quoted(fact.to)} instead of ${quoted(fact.from)}`,
	meaning: (fact) => `${quoted(fact.value)} means ${quoted(fact.to)} instead of ${quoted(fact.from)}`,
	'required-choices': () => 'required combinations of fields changed',
	bound: boundInWords,
	form: (fact) => {
		const words = FORMS[fact.keyword];
		if (fact.to === undefined) return `${words} ${quoted(fact.from)} removed`;
		return fact.from === undefined ? `now ${words} ${quoted(fact.to)}` : `${words} ${quoted(fact.to)} instead of ${quoted(fact.from)}`;
	},
	rule: (fact) => `${RULES[fact.keyword]} ${{ added: 'new', removed: 'removed', changed: 'changed' }[fact.how]}`,
	unique: (fact) => (fact.now ? 'items may no longer repeat' : 'items may repeat'),
	default: (fact) => {
		if (fact.to === undefined) return `default removed, was ${quoted(fact.from)}`;
		return `default ${quoted(fact.to)}${fact.from === undefined ? '' : ` instead of ${quoted(fact.from)}`}`;
	},
	access: (fact) => ACCESS[fact.keyword][fact.now ? 'now' : 'before'],
	'further-fields': (fact) => {
		if (fact.to === 'none') return 'other fields no longer allowed';
		if (fact.from === 'none') return 'other fields allowed';
		return fact.to === 'some' ? 'other fields only with a certain schema' : 'other fields allowed with any schema';
	},
	shape: (fact) => `${SHAPES[fact.of]} ${fact.now ? 'now specified' : 'no longer specified'}`,
};

/** Longest value or title that a sentence repeats. */
const MOST = 60;
/** Most items that a sentence lists. */
const LISTED = 12;

/** A value in quotation marks; numbers and the like without. */
function quoted(value: FactValue | undefined): string {
	if (value === undefined) return 'nothing';
	if (typeof value === 'string') return `“${oneLine(value, MOST)}”`;
	return oneLine(typeof value === 'object' && value !== null ? value.json : String(value), MOST);
}

const count = ({ values, more = 0 }: List) => values.length + more;

/** `“a”, “b” and 3 more` */
function listed(list: List): string {
	const shown = list.values.slice(0, LISTED);
	const rest = count(list) - shown.length;
	return `${shown.map(quoted).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

function ofThing(thing: ChangedThing | undefined): string {
	return thing === undefined ? '' : `${thingInWords(thing)} `;
}

function thingInWords(thing: ChangedThing): string {
	switch (thing.part) {
		case 'server':
			return `server ${nameInWords(thing.name)}`;
		case 'request':
			return 'request body';
		case 'parameter':
			return parameterInWords(thing);
		case 'header':
			return `header ${nameInWords(thing.name)}`;
		case 'format':
			return `format ${nameInWords(thing.name)}`;
	}
}

const writing = (how: WritingFacts) => ('format' in how ? nameInWords(how.format) : `${nameInWords(how.style)}${how.explode ? ', one by one' : ''}`);

const known = ({ type, ...scheme }: Omit<SchemeFacts, 'name'>) => (type === undefined ? undefined : { type, ...scheme });

/** Types of JSON Schema; `any` for none. */
const types = (names: readonly string[]) => (names.length === 0 ? 'any' : names.map(nameInWords).join(' or '));

function valuesInWords(fact: Fact<'values'>): string {
	const values = count(fact) === 1 ? 'value' : 'values';
	switch (fact.how) {
		case 'added':
			return `new ${values} ${listed(fact)}`;
		case 'removed':
			return `${values} ${listed(fact)} removed`;
		case 'only':
			return `now limited to these values: ${listed(fact)}`;
		case 'free':
			return `no longer limited to these values: ${listed(fact)}`;
	}
}

function variantsInWords({ how, variants }: Fact<'variants'>): string {
	const names = variants.map((variant) => (typeof variant === 'number' ? `variant ${variant}` : quoted(variant))).join(', ');
	const noun = variants.length === 1 ? 'variant' : 'variants';
	switch (how) {
		case 'added':
			return `new ${noun} ${names}`;
		case 'removed':
			return `${noun} ${names} removed`;
		case 'only':
			return `now limited to ${variants.length} variants: ${names}`;
		case 'free':
			return `no longer limited to ${variants.length} variants: ${names}`;
	}
}

const BOUNDS: Record<Fact<'bound'>['keyword'], { words: string; unit: string }> = {
	minimum: { words: 'at least', unit: '' },
	maximum: { words: 'at most', unit: '' },
	exclusiveMinimum: { words: 'greater than', unit: '' },
	exclusiveMaximum: { words: 'less than', unit: '' },
	minLength: { words: 'at least', unit: ' characters' },
	maxLength: { words: 'at most', unit: ' characters' },
	minItems: { words: 'at least', unit: ' items' },
	maxItems: { words: 'at most', unit: ' items' },
	minProperties: { words: 'at least', unit: ' properties' },
	maxProperties: { words: 'at most', unit: ' properties' },
	minContains: { words: 'at least', unit: ' matching items' },
	maxContains: { words: 'at most', unit: ' matching items' },
};

function boundInWords({ keyword, from, to }: Fact<'bound'>): string {
	const { words, unit } = BOUNDS[keyword];
	if (to === undefined) return `no longer ${words} ${from}${unit}`;
	return from === undefined ? `now ${words} ${to}${unit}` : `${words} ${to} instead of ${from}${unit}`;
}

const FORMS: Record<Fact<'form'>['keyword'], string> = {
	format: 'format',
	pattern: 'pattern',
	multipleOf: 'multiple of',
	contentMediaType: 'media type',
	contentEncoding: 'encoding',
};

const RULES: Record<Fact<'rule'>['keyword'], string> = {
	not: 'excluded values',
	if: 'condition',
	then: 'consequence of the condition',
	else: 'consequence of the condition',
	dependentRequired: 'dependencies between fields',
	dependentSchemas: 'dependencies between fields',
};

const ACCESS: Record<Fact<'access'>['keyword'], { now: string; before: string }> = {
	readOnly: { now: 'now read-only', before: 'now also writable' },
	writeOnly: { now: 'now write-only', before: 'now also readable' },
};

const SHAPES: Record<Fact<'shape'>['of'], string> = {
	items: 'schema of the items',
	prefixItem: 'schema of individual items',
	contains: 'schema of at least one item',
	propertyNames: 'schema of the field names',
	patternProperty: 'schema of fields by pattern',
	contentSchema: 'schema of the content',
};
