import { describe, expect, test } from 'vitest';
import { readDictionary } from '#site/read/read-dictionary.ts';
import { createSpeller } from './speller.ts';

const dictionary = readDictionary();
const speller = createSpeller(dictionary, ['Zwirbelquaste', 'fristwirksam', 'ERP', 'Sign-on']);

describe('known', () => {
	test.each([
		['of the dictionary', 'Prüfung Prüfungen geprüft Häuser'],
		['at the beginning of a sentence', 'Wählen Überfällig Drei'],
		['a compound of the dictionary', 'Kostenstelle Registerkarte Sammelbearbeitung Donaudampfschiff'],
		['of the project, inflected', 'fristwirksam fristwirksame fristwirksamen Fristwirksamer Zwirbelquasten'],
		['a compound with a word of the project', 'Zwirbelquastenhalter Werkzeugzwirbelquaste ERP'],
		['in capitals', 'GESPERRT'],
	])('%s', (_, words) => {
		expect(words.split(' ').filter((word) => !speller.isKnown(word))).toEqual([]);
	});
});

describe('unknown', () => {
	test.each([
		['letters changed, lost or doubled', 'Prüfugn Pürfung Gerätt Bestnad anlegne Kalibreirung Seriennumer wähhlen Einstelung'],
		['small letters of a noun', 'prüfung häuser'],
		['a fault that the dictionary knows', 'Wiederruf wiederruf'],
		['short parts make no compound, three letters neither', 'erstdes Undoder Seriennnummer'],
		['half a word of the project', 'Zwirbelquast fristwirksamst'],
	])('%s', (_, words) => {
		expect(words.split(' ').filter((word) => speller.isKnown(word))).toEqual([]);
	});
});

test('words of the list that nothing needed', () => {
	const { isKnown, unused } = createSpeller(dictionary, ['Prüfung', 'Zwirbelquaste', 'Zollstab']);
	for (const word of ['Prüfung', 'Zwirbelquastenhalter']) isKnown(word);
	expect(unused()).toEqual(['Prüfung', 'Zollstab']);
});

test('a suggestion is another word', () => {
	expect(speller.suggest('Prüfugn')[0]).toBe('Prüfung');
	expect(speller.suggest('erp')[0]).toBe('ERP');
});
