/** `application/json` of `Application/JSON; charset=utf-8`. */
export function essenceOf(contentType: string): string {
	return (contentType.split(';')[0] ?? '').trim().toLowerCase();
}

/** The described media type that a content type falls under: itself, then a range such as `image/*`. */
export function mediaFor<M extends { type: string }>(content: readonly M[], contentType: string): M | undefined {
	const wanted = essenceOf(contentType);
	const at = (type: string) => content.find((media) => essenceOf(media.type) === type);
	return at(wanted) ?? at(`${wanted.split('/')[0]}/*`) ?? at('*/*');
}

/** JSON, and types such as `application/problem+json`. */
export function isJson(type: string): boolean {
	return /^application\/(?:[\w.!#$&^-]+\+)?json$/.test(essenceOf(type));
}

export function isText(type: string): boolean {
	return /^text\/|[/+]xml$/.test(essenceOf(type));
}
