import { stringify } from 'yaml';
import { missingWords } from '#site/words/check-own-words.ts';
import { readOwnWords } from '#site/words/own-words.ts';
import { plainWords } from '#site/words/plain-words.ts';
import { template } from '#text/worded.ts';
import { commandUsage } from '#words/usage.ts';
import { readEnvironment } from './environment.ts';
import { print, runCommand } from './run-command.ts';

/** Prints the words that a site lacks for a language, in English, in the form of `words.<locale>.yml`. */
await runCommand(async () => {
	const [locale, ...more] = process.argv.slice(2);
	if (locale === undefined || locale.startsWith('-') || more.length > 0) {
		print(commandUsage.words);
		return 1;
	}
	const { root } = readEnvironment(process.env, process.cwd());
	const printed: Nested = {};
	for (const name of await missingWords(await readOwnWords(root, locale), true)) {
		const path = name.split('.');
		putWord(printed, path, await wordText(path));
	}
	print(stringify(printed).trimEnd());
	return 0;
});

interface Nested {
	[name: string]: string | Nested;
}

async function wordText([subject = '', ...path]: readonly string[]): Promise<string> {
	const word = path.reduce<unknown>((group, name) => Reflect.get(Object(group), name), await plainWords(subject));
	return typeof word === 'function' ? (template(word as (...values: never[]) => unknown) ?? '') : String(word);
}

function putWord(target: Nested, [name = '', ...rest]: readonly string[], text: string): void {
	const inner = target[name];
	if (rest.length === 0) target[name] = text;
	else {
		const group = typeof inner === 'object' ? inner : {};
		target[name] = group;
		putWord(group, rest, text);
	}
}
