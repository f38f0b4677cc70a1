import { essence, isJsonType } from '#openapi/json/media-type.ts';
import { wishesOf } from '#text/wishes.ts';

/** A name with a space, which no header has. */
const NO_NAME = ' ';

/**
 * The available media type that `Accept` prefers (RFC 9110, 12.5.1): of the ranges that match a type, the most specific one counts. Of equally
 * welcome types the one named first wins, then JSON. If nothing is accepted, a type that is at least not refused.
 */
export function chooseMedia<M extends { type: string }>(content: readonly M[], accept: string | null): M | undefined {
	const wishes = wishesOf(accept);
	const judged = content.map((media) => {
		const full = wishesOf(media.type)[0]?.name ?? '';
		const type = essence(full);
		// Parameters that a type does not have are ignored: `application/json;charset=utf-8` is served by `application/json`.
		const names = wishes.map(({ name, bare }) => (full === type ? bare : name));
		const ranges = [full, type, type.replace(/[^/]*$/, '*'), '*/*'];
		const place = names.indexOf(ranges.find((range) => names.includes(range)) ?? NO_NAME);
		const wish = wishes[place];
		return { media, place, rank: wish ? wish.weight || -1 : 0, isJson: Number(isJsonType(type)) };
	});
	return judged.toSorted((one, other) => other.rank - one.rank || one.place - other.place || other.isJson - one.isJson)[0]?.media;
}
