import { expect, test } from 'vitest';
import { drawnNumbers } from './drawn-numbers.fixture.ts';
import { postingWriter, readPostings } from './posting-text.ts';
import { PLACE, type Posting, toPostingList } from './postings.ts';

const below = drawnNumbers(7);

function randomPostings(count: number): Posting[] {
	let item = -1;
	return Array.from({ length: count }, () => {
		item += 1 + below(below(4) === 0 ? 100_000 : 4);
		return { item, score: 2 ** (below(12) / 8 + below(10)) - 1, place: below(PLACE.name + 1) };
	});
}

test('postings are read as they were written, by item, also those of an earlier list are not left over', () => {
	const write = postingWriter();
	for (const count of [1, 0, 2000, 3, 40, 700, 1]) {
		const postings = randomPostings(count);
		const read = readPostings(write(toPostingList(postings)));
		expect(read.map(({ item, place }) => [item, place])).toEqual(postings.map(({ item, place }) => [item, place]));
		for (const [at, { score }] of read.entries()) expect(score).toBeCloseTo(postings[at]?.score ?? 0, 6);
	}
});

test('the best postings stand first', () => {
	const text = postingWriter()(
		toPostingList([
			{ item: 0, score: 1, place: 0 },
			{ item: 40, score: 3, place: 0 },
			{ item: 41, score: 3, place: 0 },
		]),
	);
	// Rank 64 and the items 41 and 42 behind „before the first“; rank 32 less, and one item.
	expect(text).toBe('gCpBB;gBB');
});
