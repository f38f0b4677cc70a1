import type { SchemaType } from '#schema/api-type.ts';
import { ownValue } from '#text/own-value.ts';

/** The type of a value without its constraints: `Zeichenkette (uuid)`, `Liste von Measurement`, `eines von 3`. `plural` as it stands after „Liste von“. */
export const typeInWords = (type: SchemaType, plural = false): string => KINDS[type.kind](type, plural);

/** The type of a value that may also be `null`: one more alternative („true, false oder null“), told apart from the parts of a list or an object by a comma. */
export function orNullInWords(type: SchemaType, plural = false): string {
	const words = typeInWords(type, plural);
	if (type.kind === 'scalar') return `${words.replaceAll(' oder ', ', ')} oder null`;
	return `${words}${!type.name && words.includes(' oder ') ? ',' : ''} oder null`;
}

const KINDS: Readonly<Record<SchemaType['kind'], (type: SchemaType, plural: boolean) => string>> = {
	object: ({ name, of }, plural) => {
		const objects = plural ? 'Objekten' : 'Objekt';
		return name ?? (of ? `${objects} mit freien Schlüsseln, Werte: ${of.nullable ? orNullInWords(of) : typeInWords(of)}` : objects);
	},
	array: ({ of }, plural) => `${plural ? 'Listen' : 'Liste'}${of ? ` von ${entriesInWords(of)}` : ''}`,
	scalar: scalarInWords,
	choice: ({ name, options }) => name ?? (options?.keyword === 'oneOf' ? `eines von ${options.count}` : `mindestens eines von ${options?.count ?? 0}`),
	any: (_, plural) => (plural ? 'beliebigen Werten' : 'beliebiger Wert'),
	never: () => 'kein Wert',
	reference: referenceInWords,
	unresolved: ({ name }, plural) => name ?? (plural ? 'Werten' : 'Wert'),
};

/** In parentheses where `null` belongs to the entries and not to the list. */
const entriesInWords = (of: SchemaType): string => (of.nullable ? `(${orNullInWords(of, true)})` : typeInWords(of, true));

/** Name of a schema that has neither name nor title. */
export const NAMELESS = 'Schema';

/** Name of a schema whose link follows; if it is no object, the word says its type. */
function referenceInWords({ name, types = [] }: SchemaType, plural: boolean): string {
	const [shape] = types;
	if (shape === undefined) return name ?? NAMELESS;
	return shape === 'array' ? (plural ? 'Listen' : 'Liste') : (TYPES[shape]?.[plural ? 1 : 0] ?? shape);
}

/** For one and for many (dative, as after „Liste von“). */
const TYPES: Record<string, [string, string]> = {
	string: ['Zeichenkette', 'Zeichenketten'],
	number: ['Zahl', 'Zahlen'],
	integer: ['ganze Zahl', 'ganzen Zahlen'],
	boolean: ['true oder false', 'true oder false'],
	null: ['null', 'null'],
};

const FORMATS: Record<string, [string, string]> = {
	date: ['Datum', 'Datumsangaben'],
	'date-time': ['Zeitpunkt', 'Zeitpunkten'],
	time: ['Uhrzeit', 'Uhrzeiten'],
	duration: ['Dauer', 'Angaben der Dauer'],
	email: ['E-Mail-Adresse', 'E-Mail-Adressen'],
	uri: ['Adresse', 'Adressen'],
	url: ['Adresse', 'Adressen'],
	ipv4: ['IP-Adresse', 'IP-Adressen'],
	ipv6: ['IP-Adresse', 'IP-Adressen'],
	password: ['Passwort', 'Passwörtern'],
	regex: ['regulärer Ausdruck', 'regulären Ausdrücken'],
};

function scalarInWords({ types = [], format, contentMediaType, contentEncoding, isText, values = 0 }: SchemaType, plural: boolean): string {
	const form = plural ? 1 : 0;
	const content = [contentMediaType, contentEncoding].filter((part) => part !== undefined).join(', ');
	if (types.length === 0 && contentMediaType !== undefined) return `${isText ? 'Text' : 'Binärdaten'} (${content})`;
	if (types.length === 0) return values === 1 ? 'fester Wert' : plural ? 'festen Werten' : `einer von ${values} Werten`;
	const [type = ''] = types;
	const named = types.length === 1 && type === 'string' && format !== undefined ? ownValue(FORMATS, format) : undefined;
	const words = named?.[form] ?? types.map((name) => ownValue(TYPES, name)?.[form] ?? name).join(' oder ');
	const details = [format, content].filter((part) => part !== undefined && part !== '').join(', ');
	return details === '' ? words : `${words} (${details})`;
}
