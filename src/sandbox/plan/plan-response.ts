import { exampleOf } from '#openapi/example/example.ts';
import { withWholeNumbers } from '#openapi/example/whole-numbers.ts';
import { isHeaderName } from '#openapi/json/header-field.ts';
import { isXmlType } from '#openapi/json/media-type.ts';
import type { MediaType, Response } from '#openapi/model/message.ts';
import type { ApiModel } from '#openapi/model/model.ts';
import { xmlText } from '#openapi/xml/write-xml.ts';
import { xmlRoot } from './planned-xml.ts';
import type { PlannedContent, PlannedResponse } from './sandbox-plan.ts';
import { type SchemaStore, schemaKey } from './schema-store.ts';

/** The response of an operation without a handler: the first example of the description, otherwise one made from the schema. */
export function planResponse({ status, headers, content }: Response, model: ApiModel, store: SchemaStore): PlannedResponse {
	return {
		status,
		headers: headers
			.filter(({ name }) => isHeaderName(name))
			.map((header) => ({
				name: header.name,
				required: header.required,
				...schemaKey(header.schema, store),
				value: header.serialised.replaceAll(/[^\x20-\x7e]/g, ''),
			})),
		content: content.map((media) => planContent(media, model, store)),
	};
}

function planContent(media: MediaType, model: ApiModel, store: SchemaStore): PlannedContent {
	const written = media.examples.map(({ value, serialisedValue }) => (value === undefined ? serialisedValue : value)).find((value) => value !== undefined);
	const built = withWholeNumbers(
		model.document,
		media.schema,
		written === undefined ? media.schema && exampleOf(model.document, media.schema, 'response') : written,
	);
	const xml = isXmlType(media.type) && built !== undefined && typeof built !== 'string' ? media.schema : undefined;
	const example = xml ? xmlText(model.document, xml, built) : built;
	return { type: media.type, ...schemaKey(media.schema, store), ...xmlRoot(media, model.document, store.xml), ...(example !== undefined && { example }) };
}

/** The parts that the engine itself needs: statuses, headers and media types. */
export function outlineResponse({ status, headers, content }: Response): PlannedResponse {
	return {
		status,
		headers: headers.filter(({ name }) => isHeaderName(name)).map(({ name, required }) => ({ name, required })),
		content: content.map(({ type }) => ({ type })),
	};
}
