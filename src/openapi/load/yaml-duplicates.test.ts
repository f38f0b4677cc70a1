import { expect, test } from 'vitest';
import { parseDescription } from './parse-description.ts';

/** What a description in YAML says, and at which lines keys stand twice. */
function read(text: string) {
	const parsed = parseDescription(text, 'a.yml');
	return 'value' in parsed ? [parsed.value, parsed.problems.map(({ line, message }) => `${line} ${message.replace(/^.*\) ?\.?\s*/, '')}`)] : parsed;
}

test('a key that stands a second time without a value takes nothing away', () => {
	const both = (line: number) => [{ paths: { '/a': { get: { x: 1 } } } }, [`${line} Gelesen wird, was unter beiden steht.`]];
	expect(read('paths:\n  /a:\n    get: {x: 1}\n  /a:\n')).toEqual(both(4));
	expect(read('paths:\n  /a: ~\n  /a:\n    get: {x: 1}\n')).toEqual(both(3));
});

test('several merges in one map are all read', () => {
	expect(read('a: &a {x: 1}\nb: &b {x: 2, y: 3}\nc:\n  <<: *a\n  <<: *b\n  z: 4\n')).toEqual([{ a: { x: 1 }, b: { x: 2, y: 3 }, c: { x: 1, y: 3, z: 4 } }, []]);
});

test('of two single values the last is read', () => expect(read('a: 1\na: 2\n')).toEqual([{ a: 2 }, ['2 Gelesen wird der letzte Wert.']]));
