import { isJsonType } from '#openapi/json/media-type.ts';
import { type Wish, wishesOf } from '#text/wishes.ts';

/**
 * What the header `Accept` prefers of what there is (RFC 9110, 12.5.1): of the ranges that a media type falls under the most specific one counts. Of equally
 * welcome types it is the one that is named most specifically, then first, then JSON. Where nothing is accepted it is what is at least not refused.
 */
export function chooseMedia<M extends { type: string }>(content: readonly M[], accept: string | null): M | undefined {
	const wishes = wishesOf(accept).map((wish, place) => ({ ...wish, place }));
	const judged = content.map((media) => {
		const [{ wish, specificity } = NOT_NAMED] = wishes
			.map((each) => ({ wish: each, specificity: specificityOf(each, media.type) }))
			.filter((each) => each.specificity > 0)
			.toSorted((one, other) => other.specificity - one.specificity);
		const rank = wish === undefined ? 0 : wish.weight || -1;
		return { media, order: [rank, specificity, -(wish?.place ?? 0), isJsonType(media.type) ? 1 : 0] };
	});
	return judged.toSorted((one, other) => firstDifference(other.order, one.order))[0]?.media;
}

const NOT_NAMED = { wish: undefined, specificity: 0 };

/** How exactly a range names a media type; 0: not at all. A parameter that the type lacks decides nothing. */
function specificityOf({ name, parameters }: Wish, type: string): number {
	const [offered] = wishesOf(type);
	if (name === '*/*' || name === '*') return 1;
	if (offered === undefined || (name !== offered.name && !(name.endsWith('/*') && offered.name.startsWith(name.slice(0, -1))))) return 0;
	if (name !== offered.name) return 2;
	const known = [...parameters].filter(([key]) => offered.parameters.has(key));
	return known.every(([key, value]) => offered.parameters.get(key)?.toLowerCase() === value.toLowerCase()) ? 3 + known.length : 0;
}

const firstDifference = (one: readonly number[], other: readonly number[]): number =>
	one.map((number, index) => number - (other[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
