import { expect, test } from 'vitest';
import { bestPlaces } from './best-places.ts';

/** Two ways to find them: few are held while the list is read, many are sorted. */
test.each([3, 10])('of many places the best %i, also those behind many that tie', (most) => {
	const places = [...Array<number>(50).fill(1), 3, 1, 2].map((score, item) => ({ item, score }));
	const first = Array.from({ length: most - 2 }, (_, item) => item);
	expect(bestPlaces(places, most).map(({ item }) => item)).toEqual([...first, 50, 52]);
});

test('all places, where there are no more', () => {
	expect(bestPlaces([{ score: 0 }, { score: 1 }], 2)).toEqual([{ score: 0 }, { score: 1 }]);
});
