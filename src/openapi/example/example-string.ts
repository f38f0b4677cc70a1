import { type JsonObject, numberAt } from '#openapi/json/json.ts';
import { textOfAny } from '#openapi/schema/said-of.ts';
import { ownValue } from '#text/own-value.ts';
import { example } from '#words/samples.ts';
import { fitsPattern } from './fits-pattern.ts';
import { matchingText } from './matching-text.ts';

/** Fixed values, so that every build gives the same examples. */
const BY_FORMAT: Record<string, string> = {
	date: '2025-09-15',
	'date-time': '2025-09-15T08:00:00Z',
	time: '08:00:00Z',
	duration: 'P1D',
	email: 'name@example.com',
	'idn-email': 'name@example.com',
	hostname: 'www.example.com',
	'idn-hostname': 'www.example.com',
	ipv4: '192.0.2.1',
	ipv6: '2001:db8::1',
	uri: 'https://www.example.com/',
	url: 'https://www.example.com/',
	iri: 'https://www.example.com/',
	'uri-reference': `/${example.path}`,
	'iri-reference': `/${example.path}`,
	'uri-template': `/${example.path}/{id}`,
	uuid: '123e4567-e89b-12d3-a456-426614174000',
	'json-pointer': `/${example.path}`,
	'relative-json-pointer': `0/${example.path}`,
	regex: '^[a-z]+$',
	byte: example.base64,
	base64: example.base64,
	base64url: example.base64.replaceAll('=', ''),
	// Numbers that are sent as texts, because they have more digits than programs count with.
	int32: '1',
	uint32: '1',
	int64: '1',
	uint64: '1',
	decimal: '1',
	float: '1',
	double: '1',
};

/** Other ways to write the same, for patterns that ask for them. */
const OTHER_FORMS: Record<string, readonly string[]> = {
	'date-time': ['2025-09-15T08:00:00.000Z', '2025-09-15T08:00:00+00:00', '2025-09-15T08:00:00', '2025-09-15 08:00:00'],
	time: ['08:00:00', '08:00'],
	uuid: ['123e4567-e89b-42d3-a456-426614174000', '123E4567-E89B-42D3-A456-426614174000'],
};

/** Nobody reads more of an example. */
const LONGEST_EXAMPLE = 1_000;

/** A text that fits schemas which all hold: by pattern, by format, otherwise any text within the limits of length. */
export function exampleString(schemas: readonly JsonObject[]): string {
	const { least, most, format, pattern } = rulesOfText(schemas);
	const forms = format === undefined ? [] : [ownValue(BY_FORMAT, format) ?? [], ownValue(OTHER_FORMS, format) ?? []].flat();
	const known = pattern === undefined ? forms[0] : forms.find((form) => fitsPattern(pattern, form) !== false);
	// A text that may be empty shows more when it is not, and an empty part of a path is another address.
	const matching = pattern === undefined || known !== undefined ? undefined : (matchingText(pattern, Math.max(1, least)) ?? matchingText(pattern, least));
	if (matching !== undefined && matching.length <= most) return matching;
	if (known !== undefined || forms[0] !== undefined) return known ?? forms[0] ?? '';
	const text = format === 'password' ? example.password : example.text;
	return text.padEnd(Math.min(least, LONGEST_EXAMPLE), 'x').slice(0, Math.min(most, LONGEST_EXAMPLE));
}

/**
 * Another text in the place of an example, where nothing speaks against it; otherwise the same.
 * @param number which one it is in its list, from 2.
 */
export function anotherText(text: string, number: number, schemas: readonly JsonObject[]): string {
	const { most, format, pattern } = rulesOfText(schemas);
	if (pattern !== undefined || textOfAny(schemas, 'contentMediaType') !== undefined) return text;
	// Days, times, addresses and UUIDs go on in their last digit.
	if (format?.endsWith('email')) return text.replace(/(?=@)/, String(number));
	if (format !== undefined && format !== 'password')
		return text.endsWith('/') ? text + number : text.replace(/\d(?=Z?$)/, (digit) => String((Number(digit) + number - 1) % 10));
	if (`${text} ${number}`.length <= most) return `${text} ${number}`;
	return String(number).length <= most ? text.slice(0, most - String(number).length) + number : text;
}

function rulesOfText(schemas: readonly JsonObject[]) {
	return {
		least: Math.max(0, ...schemas.flatMap((schema) => numberAt(schema, 'minLength') ?? [])),
		most: Math.min(Number.POSITIVE_INFINITY, ...schemas.flatMap((schema) => numberAt(schema, 'maxLength') ?? [])),
		format: textOfAny(schemas, 'format') ?? (textOfAny(schemas, 'contentEncoding')?.startsWith('base64') ? 'base64' : undefined),
		pattern: textOfAny(schemas, 'pattern'),
	};
}
