import { isTextType } from '#openapi/json/media-type.ts';
import type { SchemaType } from '#schema/api-type.ts';
import type { SchemaNode } from './schema-node.ts';

/** The type of a node. */
export function typeOf(node: SchemaNode): SchemaType {
	const [choice] = node.choices;
	const base: SchemaType = { kind: node.kind, name: node.name, options: choice && { keyword: choice.keyword, count: choice.options.length } };
	switch (node.kind) {
		case 'object':
			return { ...base, of: node.properties.length === 0 && isOpenType(node.additionalProperties) ? insideType(node.additionalProperties) : undefined };
		case 'array':
			return { ...base, of: node.items && node.items.kind !== 'never' ? insideType(node.items) : undefined };
		case 'scalar':
			return {
				...base,
				types: node.types,
				format: node.format,
				contentMediaType: node.contentMediaType,
				contentEncoding: node.contentEncoding,
				isText: node.contentMediaType !== undefined && isTextType(node.contentMediaType),
				values: node.enum.length,
			};
		case 'reference':
			return { ...base, name: node.label, types: node.shape && [node.shape] };
		default:
			return base;
	}
}

const isOpenType = (node: SchemaNode | undefined): node is SchemaNode => node !== undefined && node.kind !== 'never' && node.kind !== 'any';

/** The type of what is inside of a list or behind free keys; whether `null` is allowed there stands nowhere else. */
const insideType = (node: SchemaNode): SchemaType => ({ ...typeOf(node), ...(node.nullable && { nullable: true }) });
