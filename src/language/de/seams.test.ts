import { expect, test } from 'vitest';
import { seamsOf } from './seams.ts';

const WORDS = new Set('Assistent Aufkleber Auftrag Kalibrierung Nummer Schein Umgebung geschnitten'.split(' '));

const parted = (word: string) => {
	const syllables = word.split('·');
	const seams = seamsOf(syllables, (name) => WORDS.has(name));
	return syllables.map((syllable, place) => (seams.includes(place) ? `|${syllable}` : syllable)).join('');
};

test.each([
	['between words', 'Auf·kle·ber·as·sis·tent', 'Auf|kleber|assistent'],
	['behind a joint', 'Auf·trags·num·mer', 'Auf|trags|nummer'],
	['behind a verb that lost its ending', 'Ka·li·brier·schein·num·mer', 'Kalibrier|schein|nummer'],
	['behind prefixes before which a word stands', 'ab·ge·schnit·ten', 'ab|ge|schnitten'],
	['behind the first prefix only where the rest is no word', 'Um·ge·bung', 'Um|gebung'],
	['behind a word that nobody knows', 'Zwir·bel·num·mer', 'Zwirbel|nummer'],
	['nowhere in a word that is none of several', 'Zwir·bel·quas·te', 'Zwirbelquaste'],
])('seams are %s', (_, syllables, expected) => expect(parted(syllables)).toBe(expected));
