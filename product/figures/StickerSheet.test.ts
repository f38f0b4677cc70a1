import { expect, test } from 'vitest';
import { places } from './StickerSheet.tsx';

test('18 stickers from place 6 fill the places 6 to 23 (manual, „Bogen mit Startposition“)', () => {
	const at = (state: string) => places.filter((place) => place.state === state).map(({ place }) => place);
	expect(places).toHaveLength(24);
	expect(at('used')).toEqual([1, 2, 3, 4, 5]);
	expect(at('first')).toEqual([6]);
	expect(at('printed')).toEqual(Array.from({ length: 17 }, (_, index) => index + 7));
	expect(at('free')).toEqual([24]);
});
