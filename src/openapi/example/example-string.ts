import { type JsonObject, numberAt, textAt } from '#openapi/json/json.ts';
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

const OTHER_URIS = ['https://www.example.com', 'https://example.com', 'http://a.example', 'http://a.de', 'urn:a', 'a:b'];
const OTHER_MAILS = ['a@example.com', 'a@a.de'];
const OTHER_HOSTS = ['example.com', 'a.de'];

/** Other ways to write the same, for patterns and limits of length that ask for them. */
const OTHER_FORMS: Record<string, readonly string[]> = {
	uri: OTHER_URIS,
	url: OTHER_URIS,
	iri: OTHER_URIS,
	email: OTHER_MAILS,
	'idn-email': OTHER_MAILS,
	hostname: OTHER_HOSTS,
	'idn-hostname': OTHER_HOSTS,
	'date-time': ['2025-09-15T08:00:00.000Z', '2025-09-15T08:00:00+00:00', '2025-09-15T08:00:00', '2025-09-15 08:00:00'],
	time: ['08:00:00', '08:00'],
	uuid: ['123e4567-e89b-42d3-a456-426614174000', '123E4567-E89B-42D3-A456-426614174000'],
};

/** Nobody reads more of an example. */
const LONGEST_EXAMPLE = 1_000;

/** A text that fits schemas which all hold: by format, by pattern, otherwise any text within the limits of length. */
export function exampleString(schemas: readonly JsonObject[]): string {
	const rules = rulesOfText(schemas);
	const { least, most, format, patterns } = rules;
	const forms = format === undefined ? [] : [ownValue(BY_FORMAT, format) ?? [], ownValue(OTHER_FORMS, format) ?? []].flat();
	const text = format === 'password' ? example.password : example.text;
	const plain = text.padEnd(Math.min(least, LONGEST_EXAMPLE), 'x').slice(0, Math.min(most, LONGEST_EXAMPLE));
	const matching = patterns.flatMap((pattern) => {
		// Never empty, even if the schema allows that: a text shows more, and an empty path segment is another address.
		return matchingText(pattern, Math.max(1, least)) ?? matchingText(pattern, least) ?? [];
	});
	const together = patterns.length > 1 ? [matching.join(''), matching.toReversed().join('')] : [];
	const longer = forms.slice(0, 1).map((form) => lengthened(form, format, least));
	const candidates = [...forms, ...longer, ...matching, ...together, ...(forms.length > 0 ? [] : [plain])];
	return candidates.find((candidate) => keepsTo(candidate, rules) !== false) ?? forms[0] ?? matching.find(({ length }) => length <= most) ?? plain;
}

/** A text of a format with the characters that it lacks, where the format lets some stand at its end or its start. */
function lengthened(text: string, format: string | undefined, least: number): string {
	const length = Math.min(least, LONGEST_EXAMPLE);
	return format?.endsWith('email') ? text.padStart(length, 'x') : text.padEnd(length, 'x');
}

/**
 * Another text in the place of an example, where nothing speaks against it; otherwise the same.
 * @param number which one it is in its list, from 2.
 */
export function anotherText(text: string, number: number, schemas: readonly JsonObject[]): string {
	const rules = rulesOfText(schemas);
	if (textOfAny(schemas, 'contentMediaType') !== undefined) return text;
	const counted = rules.patterns.length > 0 ? text : countedText(text, number, rules);
	if (counted !== text && keepsTo(counted, rules) !== false) return counted;
	return rules.patterns.length > 0 ? (changedTexts(text).filter((changed) => keepsTo(changed, rules))[number - 2] ?? text) : text;
}

/** A text with its number in its list. */
function countedText(text: string, number: number, { most, format }: TextRules): string {
	// Days, times, addresses and UUIDs go on in their last digit.
	if (format?.endsWith('email')) return text.replace(/(?=@)/, String(number));
	if (format !== undefined && format !== 'password')
		return text.endsWith('/') ? text + number : text.replace(/\d(?=Z?$)/, (digit) => String((Number(digit) + number - 1) % 10));
	if (`${text} ${number}`.length <= most) return `${text} ${number}`;
	return String(number).length <= most ? text.slice(0, most - String(number).length) + number : text;
}

/** A text with another character of the same kind in place of one, the last places first. */
function changedTexts(text: string): string[] {
	return Array.from(text, (_, index) => index)
		.toReversed()
		.flatMap((index) => {
			const character = text.charAt(index);
			const kind = KINDS.find((characters) => characters.includes(character)) ?? '';
			return [...kind].filter((other) => other !== character).map((other) => text.slice(0, index) + other + text.slice(index + 1));
		});
}

const KINDS = ['0123456789', 'abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The keywords for a text in schemas that all apply. */
interface TextRules {
	least: number;
	most: number;
	format: string | undefined;
	patterns: readonly string[];
}

/** Whether a text keeps to length and patterns; `undefined` where a pattern leaves it open. */
function keepsTo(text: string, { least, most, patterns }: TextRules): boolean | undefined {
	if (text.length < least || text.length > most) return false;
	const outcomes = patterns.map((pattern) => fitsPattern(pattern, text));
	return outcomes.includes(false) ? false : outcomes.includes(undefined) ? undefined : true;
}

function rulesOfText(schemas: readonly JsonObject[]): TextRules {
	return {
		least: Math.max(0, ...schemas.flatMap((schema) => numberAt(schema, 'minLength') ?? [])),
		most: Math.min(Number.POSITIVE_INFINITY, ...schemas.flatMap((schema) => numberAt(schema, 'maxLength') ?? [])),
		format: textOfAny(schemas, 'format') ?? (textOfAny(schemas, 'contentEncoding')?.startsWith('base64') ? 'base64' : undefined),
		patterns: [...new Set(schemas.flatMap((schema) => textAt(schema, 'pattern') ?? []))],
	};
}
