import type { SchemaNode } from '#openapi/model/schema-node.ts';

/** What a page says of the type of a value, without its constraints. */
export interface SchemaType {
	kind: SchemaNode['kind'];
	/** Name of the component schema; of a reference what it is called. */
	name?: string | undefined;
	types?: readonly string[];
	format?: string | undefined;
	contentMediaType?: string | undefined;
	contentEncoding?: string | undefined;
	/** Content without a type of its own can be read as text. */
	isText?: boolean;
	/** Number of fixed values. */
	values?: number;
	/** Number of alternatives, and whether exactly one of them holds. */
	options?: { keyword: 'oneOf' | 'anyOf'; count: number } | undefined;
	/** What a list consists of; what stands behind free keys of an object. */
	of?: SchemaType | undefined;
}

/** The type of a node. */
export function typeOf(node: SchemaNode): SchemaType {
	const [choice] = node.choices;
	const base: SchemaType = { kind: node.kind, name: node.name, options: choice && { keyword: choice.keyword, count: choice.options.length } };
	switch (node.kind) {
		case 'object':
			return { ...base, of: node.properties.length === 0 && isOpen(node.additionalProperties) ? typeOf(node.additionalProperties) : undefined };
		case 'array':
			return { ...base, of: node.items && node.items.kind !== 'never' ? typeOf(node.items) : undefined };
		case 'scalar':
			return {
				...base,
				types: node.types,
				format: node.format,
				contentMediaType: node.contentMediaType,
				contentEncoding: node.contentEncoding,
				isText: node.contentMediaType !== undefined && isTextual(node.contentMediaType),
				values: node.enum.length,
			};
		case 'reference':
			return { ...base, name: node.label };
		default:
			return base;
	}
}

const isOpen = (node: SchemaNode | undefined): node is SchemaNode => node !== undefined && node.kind !== 'never' && node.kind !== 'any';

/** Whether content of a media type can be read as text. */
export function isTextual(mediaType: string): boolean {
	return /^text\/|[+/](xml|json|yaml|csv|x-yaml|javascript)\b/i.test(mediaType);
}
