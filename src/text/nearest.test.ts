import { describe, expect, test } from 'vitest';
import { nearest, nearestFew } from './nearest.ts';

describe('the nearest word', () => {
	test.each<[string, string[], string | undefined]>([
		['titel', ['tagline', 'title', 'url'], 'title'],
		['TITEL', ['tagline', 'Title'], 'Title'],
		['sidebar_positon', ['sidebar_label', 'sidebar_position'], 'sidebar_position'],
		['Prüfmitel', ['Prüfbericht', 'Prüfmittel'], 'Prüfmittel'],
		['title', ['title'], 'title'],
		['ab', ['bc', 'ba'], 'ba'],
		['abcd', ['wxyz'], undefined],
		['a', ['b'], undefined],
		['', ['a'], undefined],
		['a', [], undefined],
	])('to %s of %j is %s', (word, candidates, expected) => {
		expect(nearest(word, candidates)).toBe(expected);
	});

	test('is the first of several that are equally near', () => {
		expect(nearest('haus', ['maus', 'laus'])).toBe('maus');
	});
});

test('a few come most similar first', () => {
	expect(nearestFew('/docs/suche/', ['/blog/', '/docs/suchen/', '/docs/such/', '/docs/sache/'], 2)).toEqual(['/docs/suchen/', '/docs/such/']);
	expect(nearestFew('abc', ['abd', 'abcd', 'xyz'], 9)).toEqual(['abd', 'abcd']);
});
