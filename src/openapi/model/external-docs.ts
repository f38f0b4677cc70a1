import { type JsonObject, objectAt, textAt } from '#openapi/json/json.ts';

export interface ExternalDocs {
	url: string;
	/** Markdown. */
	description: string | undefined;
}

/** `externalDocs` of an object that may have it. */
export function externalDocsOf(value: JsonObject): ExternalDocs | undefined {
	const docs = objectAt(value, 'externalDocs');
	const url = textAt(docs, 'url');
	return url === undefined ? undefined : { url, description: textAt(docs, 'description') };
}
