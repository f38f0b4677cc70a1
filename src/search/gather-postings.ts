import { bestPlaces } from './best-places.ts';
import { emptyList, type PostingList } from './postings.ts';

/** Merges lists of postings. Of each item, the best posting is kept; of several equal ones, the first. */
export interface Gathered {
	/** @param weight factor for the scores of `list`. @param place replaces the places of its postings. */
	add(list: PostingList, weight?: number, place?: number): void;
	/** The merged postings by item; at most the best `most`. Then starts over. */
	take(most?: number): PostingList;
}

/** @param size number of all items. */
export function gatherPostings(size: number): Gathered {
	/** By item; 0 for none. */
	const scores = new Float64Array(size);
	const places = new Uint8Array(size);
	/** Items in the order in which they were added. */
	const order = new Uint32Array(size);
	let count = 0;
	return {
		add(list, weight = 1, place) {
			for (let at = 0; at < list.items.length; at++) {
				const item = list.items[at] ?? 0;
				const before = scores[item] ?? 0;
				const score = (list.scores[at] ?? 0) * weight;
				if (before >= score) continue;
				if (before === 0) order[count++] = item;
				scores[item] = score;
				places[item] = place ?? list.places[at] ?? 0;
			}
		},
		take(most = size) {
			const came = order.slice(0, count);
			const kept = count > most ? bestOf(came, most) : came;
			const taken = emptyList(kept.length);
			taken.items.set(kept.sort());
			for (let at = 0; at < kept.length; at++) {
				const item = kept[at] ?? 0;
				taken.scores[at] = scores[item] ?? 0;
				taken.places[at] = places[item] ?? 0;
			}
			for (let at = 0; at < count; at++) scores[order[at] ?? 0] = 0;
			count = 0;
			return taken;
		},
	};

	function bestOf(came: Uint32Array, most: number): Uint32Array {
		const values = new Float64Array(came.length);
		for (let at = 0; at < came.length; at++) values[at] = scores[came[at] ?? 0] ?? 0;
		return Uint32Array.from(bestPlaces(values, most).map((at) => came[at] ?? 0));
	}
}
