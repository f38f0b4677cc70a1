import { expect, test } from 'vitest';
import { z } from 'zod';
import { readYaml } from './read-yaml.ts';
import { siteFiles } from './site-files.fixture.ts';

const schema = z.record(z.string(), z.strictObject({ label: z.string(), parts: z.array(z.number()).default([]) }));

const bomb = Array.from({ length: 12 }, (_, index) => `b${index}: &b${index} [${index === 0 ? 'x' : Array(9).fill(`*b${index - 1}`)}]`).join('\n');

const read = (file: string, text: string) => readYaml(siteFiles({ [file]: text }), file, { schema, rule: 'tags' });

test('reads YAML and JSON', () => {
	expect(read('a.yml', 'x:\n  label: X\n')).toMatchObject({ value: { x: { label: 'X', parts: [] } }, problems: [] });
	expect(read('a.json', '{ "x": { "label": "X", "parts": [1] } }')).toMatchObject({ value: { x: { label: 'X', parts: [1] } }, problems: [] });
	expect(read('a.yml', '')).toMatchObject({ value: {}, problems: [] });
});

test('a key is the text that is written', () => {
	const { value, lineOf } = read('a.yml', 'x:\n  label: X\n2025.10:\n  label: Y\n');
	expect(Object.keys(value ?? {})).toEqual(['x', '2025.10']);
	expect(lineOf(['2025.10', 'label'])).toBe(4);
});

test('the lines of its keys are known', () => expect(read('a.yml', 'a:\n  label: A\nx:\n  label: X\n').lineOf(['x', 'label'])).toBe(4));

test('a file that is not there is no problem', () => {
	expect(readYaml(siteFiles({}), 'a.yml', { schema, rule: 'tags' })).toMatchObject({ value: undefined, problems: [] });
});

test.each<[string, string, string, number, string]>([
	['a wrong value', 'a.yml', '# Kommentar\nx:\n  label: 5\n', 3, '„x.label“ hat den Wert 5.'],
	['a wrong value in a list', 'a.yml', 'x:\n  label: X\n  parts:\n    - 1\n    - zwei\n', 5, '„x.parts.1“ hat den Wert "zwei".'],
	['an unknown key', 'a.json', '{\n "x": {\n  "label": "X",\n  "lable": "Y"\n }\n}', 4, 'Unbekannter Schlüssel „lable“ in „x“.'],
	['a missing key, at its parent', 'a.yml', 'a:\n  label: A\nx:\n  parts: []\n', 4, 'Der Schlüssel „x.label“ fehlt.'],
	['no YAML', 'a.yml', 'x:\n  label: "offen\n', 3, 'Die Datei ist kein gültiges YAML.'],
	['no JSON', 'a.json', '{ "x": }}', 1, 'Die Datei ist kein gültiges JSON.'],
	['aliases that unfold without end', 'a.yml', bomb, 1, 'Die Datei ist kein gültiges YAML.'],
	['an alias in itself', 'a.yml', 'x:\n  label: X\n  parts: &a\n    - *a\n', 4, 'Die Datei ist kein gültiges YAML.'],
	['an alias that leads nowhere', 'a.yml', 'x: *a\n', 1, 'Die Datei ist kein gültiges YAML.'],
	['brackets in brackets without end', 'a.json', '['.repeat(50_000), 1, 'Die Datei ist kein gültiges JSON.'],
	['a key twice', 'a.yml', 'x:\n  label: X\nx:\n  label: Y\n', 3, 'Dieser Schlüssel steht schon weiter oben.'],
	['two lists under one key', 'a.yml', 'x:\n  - a\ny: {}\nx:\n  - b\n', 4, 'Dieser Schlüssel steht schon weiter oben.'],
])('%s is found with its line', (_, file, text, line, message) => {
	const { value, problems } = read(file, text);
	expect(value).toBeUndefined();
	expect(problems).toMatchObject([{ severity: 'error', rule: 'tags', file, line, message }]);
});
