import { essence } from '#openapi/json/media-type.ts';

/** The described media type that a content type falls under: itself, then a range such as `image/*`. */
export function mediaFor<M extends { type: string }>(content: readonly M[], contentType: string): M | undefined {
	const wanted = essence(contentType);
	const at = (type: string) => content.find((media) => essence(media.type) === type);
	return at(wanted) ?? at(`${wanted.split('/')[0]}/*`) ?? at('*/*');
}
