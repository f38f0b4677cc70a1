import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readComponent } from '#checks/text/reading/read-component.ts';

/** Words that occur in every German sentence and in no English one. */
const GERMAN =
	/(?<!\p{L})(?:aber|auf|aus|bei|beim|das|dem|den|der|des|die|diese[mnrs]?|durch|ein|eine[mnrs]?|fehlt|für|gibt|hier|ihre[nmrs]?|ist|kein|keine[nmrs]?|mit|nach|nicht|noch|nur|oder|sich|sie|sind|und|vom|von|wenn|werden|wie|wird|zu|zum|zur)(?!\p{L})|[„äöüÄÖÜß]/iu;

/** Where German may stand. */
const OF_GERMAN = [
	/^src\/(?:words|language)\//,
	/\.(?:test|fixture)\.tsx?$/,
	// Rules that know German only speak it.
	/^src\/checks\/text\//,
	// Proofs of samples and facts, which only this repository makes: its site is German.
	/^src\/(?:sample-run|fact-check)\//,
];

test('the sweep knows German when it sees it', () => {
	const found = (code: string) => readComponent(code).filter(({ text }) => GERMAN.test(text)).length;
	expect(found("print('Die Seite fehlt');")).toBe(1);
	expect(found('print(`The page is missing`); // der Kommentar')).toBe(0);
});

const sources = globSync(['src/**/*.ts', 'src/**/*.tsx', 'commands/**/*.{ts,mjs}']).filter((file) => !OF_GERMAN.some((pattern) => pattern.test(file)));

test('what is said to readers and writers stands in src/words', () => {
	const found = sources.flatMap((file) =>
		readComponent(readFileSync(file, 'utf8'), file.endsWith('x') ? 'tsx' : 'ts')
			.filter(({ text }) => GERMAN.test(text))
			.map(({ text, lines }) => `${file}:${lines[0]?.line} ${text.slice(0, 80)}`),
	);
	expect(found).toEqual([]);
});

test('what is thrown is not German either: a command prints it where nothing else explains it', () => {
	const thrown = (file: string) => readFileSync(file, 'utf8').match(/new \w*Error\((?:'[^'\n]*'|`[^`]*`)/g) ?? [];
	const found = sources.flatMap((file) => thrown(file).map((text) => `${file} ${text}`));
	expect(found.length).toBeGreaterThan(20);
	expect(found.filter((text) => GERMAN.test(text))).toEqual([]);
});

/** Strings of code in a line, comments left out. */
const stringsIn = (line: string): string[] => (/^\s*(?:\/\/|\/?\*)/.test(line) ? [] : (line.match(/'[^'\n]*'|`[^`\n]*`/g) ?? []));
const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n');
const nounsIn = (folder: string) =>
	globSync(`${folder}/**/*.ts`).flatMap((file) =>
		linesOf(file).flatMap(
			(line) =>
				stringsIn(line)
					.join(' ')
					.match(/(?<!\p{L})\p{Lu}\p{Ll}{3,}(?!\p{L})/gu) ?? [],
		),
	);

/** Nouns that code knows by the same name: parts of requests and of printed files, the program. */
const SHARED = ['Cookie', 'Export', 'Form', 'Header', 'Host', 'Nonius'];

test('nor is a single word a noun of the German interface that the English one has not', () => {
	const english = new Set(nounsIn('src/words/en').map((noun) => noun.toLowerCase()));
	const german = [...new Set(nounsIn('src/words/de'))].filter((noun) => !english.has(noun.toLowerCase()) && !SHARED.includes(noun));
	expect(german).toEqual(expect.arrayContaining(['Operationen', 'Vorbereitung', 'Mail']));
	const noun = new RegExp(`(?<![\\p{L}/-])(?:${german.join('|')})(?!\\p{L})`, 'u');
	const found = sources.flatMap((file) =>
		linesOf(file).flatMap((line, index) => stringsIn(line).flatMap((text) => (noun.test(text) ? [`${file}:${index + 1} ${text}`] : []))),
	);
	expect(found).toEqual([]);
});
