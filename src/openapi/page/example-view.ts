import { exampleOf, type MessageKind } from '#openapi/example/example.ts';
import type { ApiDocument } from '#openapi/json/json.ts';
import { languageOfType } from '#openapi/json/media-type.ts';
import type { MediaType } from '#openapi/model/model.ts';
import { anchorPart } from '#openapi/schema/anchors.ts';

/** An example of a body as a page shows it. */
export interface ExampleView {
	/** `id` on the page. */
	anchor: string;
	/** Plain text; `undefined` when the description names no example. */
	title: string | undefined;
	/** Markdown. */
	description: string | undefined;
	/** The body as it is sent, JSON indented by two spaces; `undefined` when the description only gives an address. */
	text: string | undefined;
	language: ReturnType<typeof languageOfType>;
	/** Address of the example outside of the description. */
	address: string | undefined;
}

/**
 * The examples of a body: those that the description gives, otherwise one built from its schema where JSON is what is sent.
 * @param anchor what the ids begin with, unique on the page.
 */
export function exampleViewsOf(document: ApiDocument, media: MediaType, { kind, anchor }: { kind: MessageKind; anchor: string }): ExampleView[] {
	const language = languageOfType(media.type);
	if (media.examples.length === 0) {
		if (media.schema === undefined || language !== 'json') return [];
		const text = JSON.stringify(exampleOf(document, media.schema, kind), null, 2);
		return [{ anchor, title: undefined, description: undefined, text, language, address: undefined }];
	}
	return media.examples.map((example, index) => {
		const text = example.serialisedValue ?? textOf(example.value, language);
		return {
			anchor: index === 0 ? anchor : `${anchor}-${index + 1}-${anchorPart(example.name)}`,
			title: example.summary ?? (example.name === 'default' ? undefined : example.name),
			description: example.description,
			text,
			language: typeof example.value === 'string' || example.serialisedValue !== undefined ? language : 'json',
			address: example.externalValue,
		};
	});
}

function textOf(value: unknown, language: ExampleView['language']): string | undefined {
	if (value === undefined) return undefined;
	return typeof value === 'string' && language !== 'json' ? value : JSON.stringify(value, null, 2);
}
