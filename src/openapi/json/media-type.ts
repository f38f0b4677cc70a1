/** Media type in lower case without parameters. */
export function essence(mediaType: string): string {
	return (mediaType.split(';')[0] ?? '').trim().toLowerCase();
}

/** `application/json` and its relatives, but not sequences of JSON. */
export function isJsonType(mediaType: string): boolean {
	return /^(application|text)\/([\w.!#$&^-]+\+)?json$/.test(essence(mediaType));
}

/** Types whose content is text to read. */
export function isTextType(mediaType: string): boolean {
	return /^text\/|[/+-](json|ndjson|jsonl|json-seq|xml|yaml|javascript|graphql|sql)$/.test(essence(mediaType));
}
