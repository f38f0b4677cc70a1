import { expect, test } from 'vitest';
import { loadDescription } from '#openapi/description/load-description.ts';
import { parseDescription } from './parse-description.ts';

const parse = (text: string) => parseDescription(text, 'api.yaml');

test('a text in quotation marks may go on in lines that are not indented', () => {
	const text = "info:\n  description: \"Eins\n<br>\n\nzwei: 'drei' \\\"vier\\\".\"\n  title: 'Lager\n und mehr'\nliste:\n  - 'fünf\nsechs'\nende: 1\n";
	expect(parse(text)).toMatchObject({
		value: { info: { description: 'Eins <br>\nzwei: \'drei\' "vier".', title: 'Lager und mehr' }, liste: ['fünf sechs'], ende: 1 },
		problems: [
			{ rule: 'api-reading', line: 2 },
			{ rule: 'api-reading', line: 6 },
			{ rule: 'api-reading', line: 9 },
		],
	});
});

test('lines keep their numbers', () => {
	const { problems } = loadDescription('openapi: 3.1.0\ninfo:\n  description: "Eins\nzwei"\n  title: A\n  version: "1"\npaths:\n  teile:\n    get: {}\n', {
		file: 'api.yaml',
	});
	expect(problems.map(({ rule, line }) => `${rule} ${line}`)).toContain('api-reading 8');
});

test.each(['a: "ohne Ende\nb: 1\n', 'a: "eins\nzwei" drei\nb: 1\n', 'a: {b: "eins\n', '"\n'])('what is broken otherwise stays so: %j', (text) => {
	expect(parse(text)).toMatchObject({ problems: [{ rule: 'api-syntax' }] });
	expect(parse(text)).not.toHaveProperty('value');
});

test('a document may have any number of such texts', () => {
	const text = Array.from({ length: 500 }, (_, index) => `t${index}:\n  a: "Eins\nzwei ${index}"\n  b: |\n    c: "bleibt\n      so"\n`).join('');
	const parsed = parse(text);
	expect(parsed).toMatchObject({ value: { t0: { a: 'Eins zwei 0', b: 'c: "bleibt\n  so"\n' }, t499: { a: 'Eins zwei 499' } } });
	expect(parsed.problems.map(({ line }) => line)).toEqual(Array.from({ length: 500 }, (_, index) => 6 * index + 2));
});
