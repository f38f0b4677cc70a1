import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readComponent } from '#checks/text/reading/read-component.ts';

/** What no German sentence does without, and no English one has. */
const GERMAN =
	/(?<!\p{L})(?:aber|auf|aus|bei|beim|das|dem|den|der|des|die|diese[mnrs]?|durch|ein|eine[mnrs]?|fehlt|für|gibt|hier|ihre[nmrs]?|ist|kein|keine[nmrs]?|mit|nach|nicht|noch|nur|oder|sich|sie|sind|und|vom|von|wenn|werden|wie|wird|zu|zum|zur)(?!\p{L})|[„äöüÄÖÜß]/iu;

/** Where German may stand. */
const OF_GERMAN = [
	/^src\/(?:words|language)\//,
	/\.(?:test|fixture)\.tsx?$/,
	// Rules that know German only speak it.
	/^src\/checks\/text\//,
	// What only this repository does, whose site is German: its tests, and the proof of samples and facts.
	/^src\/(?:sample-run|fact-check)\//,
	/^commands\/(?:find-browser|install-packages|install-test-tools|run-samples|run-tests|samples|set-up|start|test|test-stages)\.m?[tj]s$/,
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
