import { readYaml } from '#content/read-yaml.ts';
import { ownWordsSchema } from '#schema/own-words.ts';
import { type Problem, problemOf } from '#schema/problem.ts';
import { languageOf } from '#text/language.ts';
import { nearest } from '#text/nearest.ts';
import { holesOf, type InterfaceWord, isGroup, template } from '#text/worded.ts';
import { issues } from '#words/issues.ts';
import { ownWords } from '#words/own-words.ts';
import { ownWordsFile } from './own-words.ts';
import { isRead, plainWords, subjects } from './plain-words.ts';

/** How many missing words are named. */
const MOST_NAMED_WORDS = 8;

/**
 * Compares the file of words that the site in `home` brings along for `locale` with ours: each must stand for one of them, with the values that belong into it, or be still to be written.
 * Of a language that the program does not speak, one warning says which words it lacks.
 * @param hasApi whether readers see those about an API.
 */
export async function checkOwnWords(home: string, { locale, hasApi }: { locale: string; hasApi: boolean }): Promise<Problem[]> {
	const file = ownWordsFile(home, locale);
	if (file === undefined) return [];
	const { value, problems, lineOf } = readYaml(home, file, { schema: ownWordsSchema, rule: 'own-words' });
	if (value === undefined) return problems;
	const wrong = (path: readonly string[], message: string, hint: string): Problem => problemOf('own-words', { file, line: lineOf(path), message, hint });
	const unknown = (path: readonly string[], known: readonly string[]) => {
		const name = path.at(-1) ?? '';
		const close = nearest(name, known);
		return wrong(path, ownWords.unknown(path.join('.')), close ? issues.didYouMean(close) : issues.known(known.join(', ')));
	};

	const known: string[] = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
	const compareText = (plain: string, own: unknown, path: readonly string[]): Problem[] => {
		if (typeof own !== 'string') return [wrong(path, ownWords.noText(path.join('.')), ownWords.textHint(plain))];
		return holesOf(own).length === 0 || holesOf(plain).length > 0 ? [] : [wrong(path, ownWords.holes(path.join('.'), 0), ownWords.textHint(plain))];
	};
	const idleForms = (word: InterfaceWord, path: readonly string[]): Problem[] =>
		(typeof word === 'string' ? [] : Object.keys(word))
			.filter((form) => !known.includes(form))
			.map((form) => wrong([...path, form], ownWords.idleForm(path.join('.'), form), issues.known(known.join(', '))));

	/** Compares what stands at `path`. */
	const compare = (plain: unknown, own: unknown, path: readonly string[]): Problem[] => {
		if (!isThere(own)) return [];
		if (typeof plain === 'string') return compareText(plain, own, path);
		if (typeof plain === 'function') {
			const text = template(plain as (...values: never[]) => unknown);
			if (text === undefined) return [wrong(path, ownWords.notGiven(path.join('.')), issues.removeKey)];
			const word = wordForms(own);
			if (word === undefined) return [wrong(path, ownWords.noForms(path.join('.')), ownWords.textHint(text))];
			return holesOf(word).every((hole) => hole >= 1 && hole <= plain.length)
				? idleForms(word, path)
				: [wrong(path, ownWords.holes(path.join('.'), plain.length), ownWords.textHint(text))];
		}
		if (!isGroup(plain)) return [wrong(path, ownWords.notGiven(path.join('.')), issues.removeKey)];
		if (!isGroup(own)) return [wrong(path, ownWords.noGroup(path.join('.')), issues.known(Object.keys(plain).join(', ')))];
		return Object.entries(own).flatMap(([name, inner]) =>
			Object.hasOwn(plain, name) ? compare(Reflect.get(plain, name), inner, [...path, name]) : [unknown([...path, name], Object.keys(plain))],
		);
	};

	const found: Problem[] = [];
	for (const [subject, own] of Object.entries(value))
		found.push(...(subjects().includes(subject) ? compare({ ...(await plainWords(subject)) }, own, [subject]) : [unknown([subject], subjects())]));
	if (found.length > 0 || languageOf(locale) === locale.split('-')[0]) return found;
	const missing = await missingWords(value, hasApi);
	if (missing.length === 0) return [];
	const message = ownWords.missing(missing.length, missing.slice(0, MOST_NAMED_WORDS).join(', '), Math.max(0, missing.length - MOST_NAMED_WORDS));
	return [{ ...problemOf('own-words', { file, message, hint: ownWords.missingHint(locale) }), severity: 'warning' }];
}

/** Names of those words for readers that the file lacks. */
export async function missingWords(own: object, hasApi: boolean): Promise<string[]> {
	const lacks = (plain: unknown, given: unknown, path: string): string[] => {
		if (typeof plain === 'string') return isThere(given) ? [] : [path];
		if (typeof plain === 'function') return !isThere(given) && template(plain as (...values: never[]) => unknown) !== undefined ? [path] : [];
		if (!isGroup(plain)) return [];
		return Object.entries(plain).flatMap(([name, inner]) => lacks(inner, isGroup(given) ? Reflect.get(given, name) : undefined, `${path}.${name}`));
	};
	const read = subjects().filter((subject) => isRead(subject, hasApi));
	return (await Promise.all(read.map(async (subject) => lacks({ ...(await plainWords(subject)) }, Reflect.get(own, subject), subject)))).flat();
}

/** A name without a value is a word, or a group of them, that is still to be written. */
const isThere = (given: unknown) => given !== undefined && given !== null;

const PLURAL_CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** A text, or one for each form of a number. */
function wordForms(own: unknown): string | Record<string, string> | undefined {
	if (typeof own === 'string') return own;
	if (!isGroup(own)) return undefined;
	const forms: Record<string, unknown> = { ...own };
	const isRight = 'other' in forms && Object.entries(forms).every(([form, text]) => PLURAL_CATEGORIES.includes(form) && typeof text === 'string');
	return isRight ? (forms as Record<string, string>) : undefined;
}
