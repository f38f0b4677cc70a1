import { describe, expect, test } from 'vitest';
import { describeRules, listRules } from '#checks/list-rules.ts';
import { contentOf } from '#checks/text/content.fixture.ts';
import { runTextRules } from '#checks/text/text-rules.ts';
import { PLANTS } from './planted-faults.ts';

/** Words that occur in every German sentence and in no English one. */
const GERMAN =
	/(?<!\p{L})(?:aber|auf|aus|bei|beim|das|dem|den|der|des|diese[mnrs]?|durch|ein|eine[mnrs]?|fehlt|für|gibt|hier|ihre[nmrs]?|ist|kein|keine[nmrs]?|mit|nach|nicht|noch|nur|oder|sich|sie|sind|und|vom|von|wenn|werden|wie|wird|zu|zum|zur)(?!\p{L})|[„äöüß]/giu;

/** Names and texts of the site stand in quotation marks; those of the planted ones are German. */
const germanIn = (text: string) => text.replace(/“[^”]*”|`[^`]*`|\([^)]*\)|[./#!][\w./#-]+/g, '').match(GERMAN) ?? [];

test('the sweep knows both languages', () => {
	expect(germanIn('Die Seite /a/ hat keinen Text.')).toEqual(['keinen']);
	expect(germanIn('The page “Die Prüfung ist nicht da” has no text.')).toEqual([]);
});

test('what is listed of all rules is English, too', () => {
	expect(listRules().split('\n').length).toBeGreaterThan(80);
	expect(`${listRules()}\n${describeRules()}`.split('\n').flatMap((line) => germanIn(line).map((word) => `${word}: ${line}`))).toEqual([]);
});

test('no rule takes good English for bad German', () => {
	const task =
		'Take a bike in (U.K. only), 12.5 kg at most...\n\n:::task\n1. Scan the frame number.\n2. Take a photo.\n\nResult: The bike is in the list.\n:::';
	expect(runTextRules(contentOf(task)).flatMap(({ problems }) => problems)).toEqual([]);
});

describe.each(PLANTS)('$name', ({ find }) => {
	test('is told in English', async () => {
		const found = await find();
		expect(found.length).toBeGreaterThan(0);
		expect(found.flatMap(({ rule, message, hint }) => (germanIn(`${message} ${hint}`).length > 0 ? [`${rule}: ${message} ${hint}`] : []))).toEqual([]);
	});
});
