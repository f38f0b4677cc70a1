import type { SchemaType } from '#schema/api-type.ts';
import { ownValue } from '#text/own-value.ts';

/** The type of a value without its constraints: `string (uuid)`, `list of Measurement`, `one of 3`. `plural` as it stands after “list of”. */
export const typeInWords = (type: SchemaType, plural = false): string => KINDS[type.kind](type, plural);

/** The type of a value that may also be `null`: one more alternative (“true, false or null”), told apart from the parts of a list or an object by a comma. */
export function orNullInWords(type: SchemaType, plural = false): string {
	const words = typeInWords(type, plural);
	if (type.kind === 'scalar') return `${words.replaceAll(' or ', ', ')} or null`;
	return `${words}${!type.name && words.includes(' or ') ? ',' : ''} or null`;
}

const KINDS: Readonly<Record<SchemaType['kind'], (type: SchemaType, plural: boolean) => string>> = {
	object: ({ name, of }, plural) => {
		const objects = plural ? 'objects' : 'object';
		return name ?? (of ? `${objects} with free keys, values: ${of.nullable ? orNullInWords(of) : typeInWords(of)}` : objects);
	},
	array: ({ of }, plural) => `${plural ? 'lists' : 'list'}${of ? ` of ${entriesInWords(of)}` : ''}`,
	scalar: scalarInWords,
	choice: ({ name, options }) => name ?? (options?.keyword === 'oneOf' ? `one of ${options.count}` : `at least one of ${options?.count ?? 0}`),
	any: (_, plural) => (plural ? 'any values' : 'any value'),
	never: () => 'no value',
	reference: referenceInWords,
	unresolved: ({ name }, plural) => name ?? (plural ? 'values' : 'value'),
};

/** In parentheses where `null` belongs to the entries and not to the list. */
const entriesInWords = (of: SchemaType): string => (of.nullable ? `(${orNullInWords(of, true)})` : typeInWords(of, true));

/** Name of a schema that has neither name nor title. */
export const NAMELESS = 'schema';

/** Name of a schema whose link follows; if it is no object, the word says its type. */
function referenceInWords({ name, types = [] }: SchemaType, plural: boolean): string {
	const [shape] = types;
	if (shape === undefined) return name ?? NAMELESS;
	return shape === 'array' ? (plural ? 'lists' : 'list') : (TYPES[shape]?.[plural ? 1 : 0] ?? shape);
}

/** For one and for many. */
const TYPES: Record<string, [string, string]> = {
	string: ['string', 'strings'],
	number: ['number', 'numbers'],
	integer: ['integer', 'integers'],
	boolean: ['true or false', 'true or false'],
	null: ['null', 'null'],
};

const FORMATS: Record<string, [string, string]> = {
	date: ['date', 'dates'],
	'date-time': ['date and time', 'dates and times'],
	time: ['time', 'times'],
	duration: ['duration', 'durations'],
	email: ['email address', 'email addresses'],
	uri: ['address', 'addresses'],
	url: ['address', 'addresses'],
	ipv4: ['IP address', 'IP addresses'],
	ipv6: ['IP address', 'IP addresses'],
	password: ['password', 'passwords'],
	regex: ['regular expression', 'regular expressions'],
};

function scalarInWords({ types = [], format, contentMediaType, contentEncoding, isText, values = 0 }: SchemaType, plural: boolean): string {
	const form = plural ? 1 : 0;
	const content = [contentMediaType, contentEncoding].filter((part) => part !== undefined).join(', ');
	if (types.length === 0 && contentMediaType !== undefined) return `${isText ? 'text' : 'binary data'} (${content})`;
	if (types.length === 0) return values === 1 ? 'fixed value' : plural ? 'fixed values' : `one of ${values} values`;
	const [type = ''] = types;
	const named = types.length === 1 && type === 'string' && format !== undefined ? ownValue(FORMATS, format) : undefined;
	const words = named?.[form] ?? types.map((name) => ownValue(TYPES, name)?.[form] ?? name).join(' or ');
	const details = [format, content].filter((part) => part !== undefined && part !== '').join(', ');
	return details === '' ? words : `${words} (${details})`;
}
