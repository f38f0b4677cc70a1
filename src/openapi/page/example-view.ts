import { exampleOf, exampleOfVariant } from '#openapi/example/example.ts';
import type { MessageKind } from '#openapi/example/message-kind.ts';
import { withWholeNumbers } from '#openapi/example/whole-numbers.ts';
import { exactJson } from '#openapi/json/exact-json.ts';
import { type ApiDocument, isObject } from '#openapi/json/json.ts';
import { languageOfType } from '#openapi/json/media-type.ts';
import type { MediaType } from '#openapi/model/message.ts';
import { anchorPart } from '#openapi/schema/anchors.ts';
import type { SchemaNode } from '#openapi/schema/schema-node.ts';
import { xmlText } from '#openapi/xml/write-xml.ts';
import { type BodyVariant, variantsOf } from './variants.ts';

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
	/** The alternative of the body that it is an example of, where each has one. */
	variant?: BodyVariant;
}

interface ExampleViewOptions {
	kind: MessageKind;
	/** What the ids begin with, unique on the page. */
	anchor: string;
	/** The schema of the body as the page shows it. */
	node?: SchemaNode | undefined;
	/** The media type, if there are several: the name of an example without one, and the suffix of other names. */
	title?: string | undefined;
}

/** The examples of a body: those that the description gives, otherwise one built from its schema (one of each alternative) where JSON or XML is what is sent. */
export function exampleViewsOf(document: ApiDocument, media: MediaType, { kind, anchor, node, title }: ExampleViewOptions): ExampleView[] {
	const language = languageOfType(media.type);
	if (media.examples.length === 0) {
		const build = (variant?: BodyVariant): ExampleView[] => {
			const text = builtExample(document, media, { kind, variant: variant?.index });
			if (text === undefined) return [];
			const view = { title: variant ? undefined : title, description: undefined, text, language, address: undefined };
			return [variant === undefined ? { ...view, anchor } : { ...view, anchor: variant.index === 0 ? anchor : `${anchor}-${variant.index + 1}`, variant }];
		};
		const variants = variantsOf(node);
		return variants.length > 0 ? variants.flatMap(build) : build();
	}
	return media.examples.map((example, index) => {
		const xml = language === 'xml' && typeof example.value === 'object' && example.value !== null ? media.schema : undefined;
		const value = withWholeNumbers(document, media.schema, example.value);
		const text = example.serialisedValue ?? (xml ? xmlText(document, xml, value) : exampleText(value, language));
		return {
			anchor: index === 0 ? anchor : `${anchor}-${index + 1}-${anchorPart(example.name)}`,
			title: titleOfExample(example, title),
			description: example.description,
			text,
			language: xml !== undefined || typeof example.value === 'string' || example.serialisedValue !== undefined ? language : 'json',
			address: example.externalValue,
		};
	});
}

/** Several media types may have the same name. */
function titleOfExample({ name, summary }: MediaType['examples'][number], type: string | undefined): string | undefined {
	const own = summary ?? (name === 'default' ? undefined : name);
	return own === undefined || type === undefined ? (own ?? type) : `${own} (${type})`;
}

/** Two entries of a stream as they are sent: JSON behind each other, or events. */
function streamExample(document: ApiDocument, { type, itemSchema }: MediaType, kind: MessageKind): string | undefined {
	if (itemSchema === undefined) return undefined;
	const item = withWholeNumbers(document, itemSchema, exampleOf(document, itemSchema, kind));
	const text = (value: unknown) => (typeof value === 'string' ? value : exactJson(value));
	if (/jsonl|ndjson|json-seq/.test(type)) return `${text(item)}\n${text(item)}`;
	if (type !== 'text/event-stream' || !isObject(item)) return undefined;
	const event = Object.entries(item).map(([name, value]) => `${name}: ${text(value)}`);
	return [...event, '', ...event].join('\n');
}

/** An example as it is sent. */
function builtExample(document: ApiDocument, media: MediaType, { kind, variant }: { kind: MessageKind; variant: number | undefined }): string | undefined {
	const { schema, type } = media;
	const language = languageOfType(type);
	if (schema === undefined) return streamExample(document, media, kind);
	if (language !== 'json' && language !== 'xml') return undefined;
	const value = withWholeNumbers(document, schema, exampleOfVariant(document, schema, { direction: kind, variant }));
	return language === 'json' ? exactJson(value, 2) : xmlText(document, schema, value);
}

function exampleText(value: unknown, language: ExampleView['language']): string | undefined {
	if (value === undefined) return undefined;
	return typeof value === 'string' && language !== 'json' ? value : exactJson(value, 2);
}
