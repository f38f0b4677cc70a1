import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROGRAM } from '#site/program.ts';

/** Words regardless of an initial capital; names in code (`operationId`) are no words. */
const wordsOf = (text: string): string[] => (text.match(/\p{L}{3,}/gu) ?? []).filter((word) => !/\p{Ll}\p{Lu}/u.test(word)).map((word) => word.toLowerCase());

/** The texts in the code of the program: what stands in quotes, with holes where values go. Comments, which quote too, are left out. */
function textsIn(file: string): string[] {
	const code = readFileSync(file, 'utf8')
		.replace(/\/\*[\s\S]*?\*\//g, '')
		.replace(/^\s*\/\/.*$/gm, '');
	return [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)].map(([, plain, template]) => (plain ?? template ?? '').replace(/\$\{[^}]*\}/g, ' '));
}

/** Names and comments of the code, without its texts. They are English, except for quotations in comments. */
function codeIn(file: string): string {
	return readFileSync(file, 'utf8')
		.replace(/'(?:[^'\\\n]|\\.)*'|`[^`]*`/g, ' ')
		.replace(/„[^“]*“/g, ' ')
		.replace(/([a-z])([A-Z])/g, '$1 $2');
}

function sourcesIn(folder: string): string[] {
	return readdirSync(join(PROGRAM, folder), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && /(?<!\.test|\.fixture|\.d)\.tsx?$/.test(entry.name))
		.map((entry) => join(entry.parentPath, entry.name));
}

/** Words that a sentence in German cannot do without; none of them is English. */
const GERMAN_SENTENCE =
	/(?<!\p{L})(?:aber|auf|aus|bei|beim|das|dem|den|der|des|diese[mnrs]?|durch|ein|eine[mnrs]?|für|gibt|hier|ihre[nmrs]?|ist|kein|keine[nmrs]?|mit|nach|nicht|noch|nur|oder|sich|sie|sind|und|vom|von|wenn|werden|wie|wird|zu|zum|zur)(?!\p{L})/giu;
const ENGLISH_SENTENCE = /(?<!\p{L})(?:and|are|does|for|from|has|have|its|not|of|or|other|that|the|there|this|to|was|when|which|with|you|your)(?!\p{L})/giu;

/** Words that the German texts of the program consist of and the English ones do not: those of `words/`, and of every text elsewhere that is a German sentence. */
export function germanWords(): Set<string> {
	const own = [...sourcesIn('src/words/de'), ...sourcesIn('src/language/de')].flatMap(textsIn);
	const elsewhere = sourcesIn('src')
		.filter((file) => !/src\/(?:words|language)\//.test(file))
		.flatMap(textsIn)
		.filter((text) => /[äöüß„]/i.test(text) || (text.match(GERMAN_SENTENCE)?.length ?? 0) > 1);
	const english = sourcesIn('src').filter((file) => !/src\/(?:words|language)\/de\//.test(file));
	return without([...own, ...elsewhere], [...sourcesIn('src/words/en').flatMap(textsIn), ...english.map(codeIn)]);
}

/** Words that the English texts of `words/` consist of and the German ones do not. */
export function englishWords(): Set<string> {
	return without(sourcesIn('src/words/en').flatMap(textsIn), [...sourcesIn('src/words/de').flatMap(textsIn)]);
}

function without(texts: readonly string[], others: readonly string[]): Set<string> {
	const known = new Set(others.flatMap(wordsOf));
	return new Set(texts.flatMap(wordsOf).filter((word) => !known.has(word)));
}

/** Foreign words in a text: known words of the other language, and words that occur only in its sentences. */
export function foreignIn(text: string, words: ReadonlySet<string>, language: 'de' | 'en'): string[] {
	const known = wordsOf(text).filter((word) => words.has(word));
	const marks = language === 'en' ? (text.match(/[„‚]|\p{L}*[äöüß]\p{L}*/giu) ?? []) : [];
	return [...new Set([...known, ...marks, ...(text.match(language === 'en' ? GERMAN_SENTENCE : ENGLISH_SENTENCE) ?? []).map((word) => word.toLowerCase())])];
}
