import { describe, expect, test } from 'vitest';
import { runRules } from '../rule.ts';
import { contentOf } from './content.fixture.ts';
import { messageText } from './message-text.ts';
import { unknownCode } from './unknown-code.ts';

const MESSAGES = {
	pattern: 'E-\\d{2}',
	messages: {
		'E-01': 'Die Nummer ist bereits vergeben.',
		'E-02': 'Die Nummer passt nicht zur Maske „{maske}“.',
		'E-03': 'Es fehlen Pflichtangaben ({felder}).',
	},
};
const found = (markdown: string) =>
	runRules([unknownCode, messageText], contentOf(markdown, { messages: MESSAGES })).map(({ rule, line }) => `${rule}:${line}`);

describe('right', () => {
	test.each([
		'Es meldet „Die Nummer ist bereits vergeben.“ (`E-01`).',
		'„Die Nummer passt nicht zur Maske ‚A-1‘.“',
		'„Die Nummer passt nicht zur Maske …“',
		'„Es fehlen Pflichtangaben (Ergebnis, Normal).“',
		'„Die\nNummer ist bereits\nvergeben.“',
		'| Code | Text |\n|---|---|\n| `E-01` | „Die Nummer ist bereits vergeben.“ Auch früher vergebene zählen. |',
		'Er fragt: „Wann wurde zuletzt geprüft und von wem?“',
		'Der Code XE-99 und E-999 sind andere.',
	])('%s', (markdown) => {
		expect(found(markdown)).toEqual([]);
	});
});

test('a form of codes may have alternatives', () => {
	const messages = { pattern: 'E-\\d{2}|W-\\d', messages: { 'W-1': 'Text' } };
	expect(runRules([unknownCode], contentOf('W-1 und XE-01, W-12 und E-01', { messages })).map(({ message }) => message)).toEqual([
		expect.stringContaining('E-01'),
	]);
});

describe('wrong', () => {
	test.each<[string, string[]]>([
		['Es meldet `E-04`.', ['unknown-code:1']],
		['Text\n\n```json\n{\n  "code": "E-05"\n}\n```', ['unknown-code:5']],
		['„Die Nummer ist schon vergeben.“', ['message-text:1']],
		['| Code | Text |\n|---|---|\n| `E-01` | „Sie ist längst vergeben.“ |', ['message-text:3']],
		['„Die Nummer passt nicht zur Vorgabe …“', ['message-text:1']],
	])('%s', (markdown, expected) => {
		expect(found(markdown)).toEqual(expected);
	});
});
