/** One word of an interface in another language: its text, where a value belongs `{1}`, or one text for each form that the language has for numbers (`one`, `few`, `other` …). */
export type InterfaceWord = string | { readonly [form: string]: string };
/** Words by name, as deep as those that they stand for. */
export interface InterfaceWords {
	readonly [name: string]: InterfaceWord | InterfaceWords;
}

/** The values that a text names: `{1}` is the first one. */
const HOLE = /\{(\d+)\}/g;

/**
 * Replaces words of one of the program's languages by those of another language, where there are any. A text stands for a text, a text with holes for a function.
 * @param own words in the other language; words that do not fit their counterpart, or are not written yet, are ignored (`check-own-words.ts` reports it).
 * @param locale decides which form of a text goes with a number.
 */
export function worded<T>(plain: T, own: InterfaceWord | InterfaceWords | null | undefined, locale: string): T {
	if (own === undefined || own === null) return plain;
	if (typeof plain === 'string') return (typeof own === 'string' ? own : plain) as T;
	if (typeof plain === 'function') return isWord(own) ? (((...values: unknown[]) => filled(own, values, locale) ?? plain(...values)) as T) : plain;
	if (!isGroup(plain) || !isGroup(own)) return plain;
	return Object.fromEntries(Object.entries(plain).map(([name, text]) => [name, worded(text, own[name], locale)])) as T;
}

/** Whether words stand by name there. A map or a list is one thing. */
export const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const isWord = (own: InterfaceWord | InterfaceWords): own is InterfaceWord =>
	typeof own === 'string' || (isGroup(own) && 'other' in own && Object.values(own).every((text) => typeof text === 'string'));

/** `undefined` if a value that the text names is missing: our own words cope with that. */
function filled(own: InterfaceWord, values: readonly unknown[], locale: string): string | undefined {
	const counted = values.find((value) => typeof value === 'number');
	const text = typeof own === 'string' ? own : (own[new Intl.PluralRules(locale).select(Number(counted ?? 0))] ?? own['other'] ?? '');
	if (holesOf(text).some((hole) => values[hole - 1] === undefined)) return undefined;
	return text.replace(HOLE, (_, index) => String(values[Number(index) - 1]));
}

/** The holes of a word, by number. */
export const holesOf = (word: InterfaceWord): number[] =>
	(typeof word === 'string' ? [word] : Object.values(word)).flatMap((text) => [...text.matchAll(HOLE)].map(([, index]) => Number(index)));

/** What becomes of a hole in a text that is made from a list, an object or a number. */
const SPOILT_HOLE = /\[object|\bNaN\b|\bundefined\b|\bnull\b/;

/**
 * The text of a function with a hole for each value; `undefined` when it is no text with values in it, but something made from them (a date, a list).
 */
export function template(plain: (...values: never[]) => unknown): string | undefined {
	try {
		const text: unknown = Reflect.apply(
			plain,
			undefined,
			Array.from({ length: plain.length }, (_, index) => `{${index + 1}}`),
		);
		return typeof text === 'string' && !SPOILT_HOLE.test(text) ? text : undefined;
	} catch {
		return undefined;
	}
}

/** The file of words that says which language they are of. */
const LOCALE_WORDS = 'locale';
/** Words that decide addresses or languages: no text of the interface, and none that a site may say in its own way. */
export const NO_TEXTS: ReadonlySet<string> = new Set(['addresses', LOCALE_WORDS]);
/** Ends the address of a file of words that includes words of a site. */
const OF_SITE = '?of-site';

/** The file of words that a path or an address names, where a site has words of its own for it. */
function ownSubject(address: string, own: InterfaceWords): string | undefined {
	const [, subject = ''] = /(?:^|\/)words\/\w+\/([\w-]+)\.[jt]s$/.exec(address) ?? [];
	return Object.keys(own).length > 0 && (subject === LOCALE_WORDS || (Object.hasOwn(own, subject) && !NO_TEXTS.has(subject))) ? subject : undefined;
}

/** The address at which a file of words stands with those of a site in the place of its own; the same where the site has none for it. */
export const addressOfSite = (address: string, own: InterfaceWords): string => (ownSubject(address, own) === undefined ? address : address + OF_SITE);

/** Code of the file of words at such an address; `undefined` at all others. `worded` is the address of this file. */
export function wordsOfSite(address: string, own: InterfaceWords, { worded, locale }: { worded: string; locale: string }): string | undefined {
	if (!address.endsWith(OF_SITE)) return undefined;
	const plain = address.slice(0, -OF_SITE.length);
	const subject = ownSubject(plain, own) ?? '';
	const words = NO_TEXTS.has(subject) ? undefined : own[subject];
	const given = Object.entries(isGroup(words) ? words : {}).filter(([name]) => /^[A-Za-z_$][\w$]*$/.test(name));
	const of = JSON.stringify(locale);
	return [
		`import * as plain from ${JSON.stringify(plain)};`,
		`import { worded } from ${JSON.stringify(worded)};`,
		`export * from ${JSON.stringify(plain)};`,
		...given.map(([name, word]) => `export const ${name} = worded(plain.${name}, ${JSON.stringify(word)}, ${of});`),
		...(subject === LOCALE_WORDS ? [`export const FORMATS = ${of};`, `export const OWN_WORDS = ${JSON.stringify(own)};`] : []),
	].join('\n');
}
