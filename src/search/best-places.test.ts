import { expect, test } from 'vitest';
import { bestPlaces } from './best-places.ts';

/** Two ways to find them: few are held while the list is read, many are sorted. */
test.each([3, 10])('of many places the best %i, also those behind many that tie', (most) => {
	const first = Array.from({ length: most - 2 }, (_, at) => at);
	expect(bestPlaces(Float64Array.of(...Array<number>(50).fill(1), 3, 1, 2), most)).toEqual([...first, 50, 52]);
});

test('all places, where there are no more', () => {
	expect(bestPlaces(Float64Array.of(0, 1), 2)).toEqual([0, 1]);
});
