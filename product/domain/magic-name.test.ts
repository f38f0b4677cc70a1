import { describe, expect, test } from 'vitest';
import { SAMPLE } from '#product/sample.ts';
import { magicName, magicNameValues, readTemplate, templateProblemText } from './magic-name.ts';

const KEYS = ['lagerort'];
const name = (template: string, values: Parameters<typeof magicName>[1]) => magicName(readTemplate(template, KEYS), values);
const texts = (values: Readonly<Record<string, unknown>>) =>
	Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string')) as Record<string, string>;

describe('Magic-Name (RULES.md R-9)', () => {
	test.each(SAMPLE.apparatuses.map((device) => [device.magicName, device] as const))('%s', (expected, device) => {
		expect(name(SAMPLE.settings.magicName, magicNameValues(device, texts(device.customFields)))).toBe(expected);
	});

	test('the default template', () => {
		const values = { nummer: 'PM-LD-0001', bezeichnung: 'Grenzlehrdorn 20 H7', messbereich: '20 H7' };
		expect(name('{nummer}[ · {bezeichnung}][ {messbereich}]', values)).toBe('PM-LD-0001 · Grenzlehrdorn 20 H7');
		expect(name('{nummer}[ · {bezeichnung}][ {messbereich}]', { ...values, bezeichnung: 'Lehre' })).toBe('PM-LD-0001 · Lehre 20 H7');
	});

	test('an optional group goes away when all its placeholders are empty', () => {
		expect(name('{nummer}[ ({hersteller} {typ})]', { nummer: 'A', typ: 'MD-150' })).toBe('A ( MD-150)');
		expect(name('{nummer}[ ({hersteller} {typ})]', { nummer: 'A' })).toBe('A');
	});

	test('brackets can be characters, several spaces become one', () => {
		expect(name('\\[{nummer}\\]   {typ} ]', { nummer: 'A', typ: 'B' })).toBe('[A] B ]');
	});

	test('is at most 120 characters long', () => {
		expect(name('{bezeichnung}', { bezeichnung: 'ä'.repeat(120) })).toHaveLength(120);
		expect(name('{bezeichnung}', { bezeichnung: 'ä'.repeat(121) })).toBe(`${'ä'.repeat(119)}…`);
	});

	test.each([
		['{nummer} {farbe}', ['Unbekannter Platzhalter „{farbe}“.']],
		['{zusatzfeld:lagerort}{zusatzfeld:regal}', ['Unbekannter Platzhalter „{zusatzfeld:regal}“.']],
		['[{nummer}[ {typ}]]', ['Jede Wahlgruppe braucht eine schließende Klammer und darf keine weitere enthalten.']],
		['[{nummer}', ['Jede Wahlgruppe braucht eine schließende Klammer und darf keine weitere enthalten.']],
		['{nummer}[ {typ}]', []],
	])('problems of %s', (template, expected) => expect(readTemplate(template, KEYS).problems.map(templateProblemText)).toEqual(expected));
});
