import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadDescription } from './load-description.ts';
import { readRecipes } from './read-recipes.ts';

const { model } = loadDescription(
	"openapi: 3.1.0\ninfo: { title: A, version: '1' }\npaths: { /a: { get: { operationId: listA, parameters: [{ name: q, in: query, schema: {} }], responses: {} } } }",
	{ file: 'x.yml', lenient: true },
);

let root: string;
beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), 'recipes-'));
	writeFileSync(join(root, 'overview.md'), '## Rezept {#rezept}\n');
});
afterEach(() => rmSync(root, { recursive: true }));

function read(text: string) {
	writeFileSync(join(root, 'recipes.yml'), text);
	if (model === undefined) throw new Error('The description cannot be read.');
	return readRecipes(root, 'description.json', model);
}

test('a recipe belongs to a heading and has steps with operations', () => {
	const { recipes, problems } = read(
		'rezept:\n  - { title: Eins, operation: listA, take: { a: /0 } }\n  - { title: Zwei, operation: listA, parameters: { q: "{a}" } }\n',
	);
	expect(problems).toEqual([]);
	expect(recipes['rezept']).toHaveLength(2);
});

test('what does not fit the description or the text is told with its line', () => {
	const { problems } = read('fehlt:\n  - { title: Eins, operation: listB }\n  - { title: Zwei, operation: listA, parameters: { p: "{b}" }, token: "{c}" }\n');
	expect(problems.map(({ line, message, hint }) => [line, message, hint])).toEqual([
		[2, 'Die Überschrift „fehlt“ gibt es nicht.', 'Schreiben Sie in overview.md eine Überschrift mit {#fehlt}.'],
		[2, 'Die Operation „listB“ gibt es nicht.', 'Meinten Sie „listA“?'],
		[3, 'Die Operation „listA“ hat keinen Parameter „p“.', 'Sie hat: q.'],
		[3, 'Den Wert {b} übernimmt kein früherer Schritt.', 'Nennen Sie ihn davor unter „take“.'],
		[3, 'Den Wert {c} übernimmt kein früherer Schritt.', 'Nennen Sie ihn davor unter „take“.'],
	]);
});

test('a site without recipes has none', () => {
	rmSync(join(root, 'overview.md'));
	if (model) expect(readRecipes(root, 'description.json', model)).toEqual({ recipes: {}, problems: [] });
});
