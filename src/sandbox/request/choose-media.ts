import { essence, isJsonType } from '#openapi/json/media-type.ts';
import { wishesOf } from '#text/wishes.ts';

/** No header has a name with a space. */
const NO_NAME = ' ';

/**
 * What the header `Accept` prefers of what there is (RFC 9110, 12.5.1): of the ranges that a media type falls under the most specific one counts. Of equally
 * welcome types it is the one that is named first, then JSON. Where nothing is accepted it is what is at least not refused.
 */
export function chooseMedia<M extends { type: string }>(content: readonly M[], accept: string | null): M | undefined {
	const wishes = wishesOf(accept);
	const judged = content.map((media) => {
		const full = wishesOf(media.type)[0]?.name ?? '';
		const type = essence(full);
		// What a type does not say of itself decides nothing: `application/json;charset=utf-8` is served by `application/json`.
		const names = wishes.map(({ name, bare }) => (full === type ? bare : name));
		const ranges = [full, type, type.replace(/[^/]*$/, '*'), '*/*'];
		const place = names.indexOf(ranges.find((range) => names.includes(range)) ?? NO_NAME);
		const wish = wishes[place];
		return { media, place, rank: wish ? wish.weight || -1 : 0, isJson: Number(isJsonType(type)) };
	});
	return judged.toSorted((one, other) => other.rank - one.rank || one.place - other.place || other.isJson - one.isJson)[0]?.media;
}
