import type { Parameter } from '#openapi/model/message.ts';
import type { SchemaNode } from '#openapi/schema/schema-node.ts';

/** How a list or an object becomes text. */
export interface ListForm extends Pick<Parameter, 'style' | 'explode'> {
	of: 'array' | 'object';
	/** Another way than the usual one of its place. */
	isUnusual: boolean;
}

/** The form of a parameter that is a list or an object; `undefined` for other parameters, which have only one form, and of those in a media type. */
export function listFormOf({ style, explode, content, place }: Parameter, node: SchemaNode): ListForm | undefined {
	const of = node.kind === 'reference' ? node.shape : node.kind;
	if (content !== undefined || (of !== 'array' && of !== 'object')) return undefined;
	const [usual, exploded] = place === 'path' || place === 'header' ? ['simple', false] : ['form', true];
	return { of, style, explode, isUnusual: style !== usual || explode !== exploded };
}
