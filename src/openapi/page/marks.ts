import type { Value } from '#openapi/model/message.ts';
import type { Operation } from '#openapi/model/model.ts';
import type { ChoiceOption, SchemaNode } from '#openapi/schema/schema-node.ts';
import type { SchemaField } from './schema-fields.ts';

/** A mark that readers must see at a glance. */
export type Mark =
	/** Has to be sent; is always received; occurs only in responses; only in requests. */
	| { kind: 'required' | 'present' | 'readOnly' | 'writeOnly' }
	| { kind: 'deprecated'; since: string | undefined }
	| { kind: 'since'; version: string }
	/** The component schema that a field comes from. */
	| { kind: 'from'; schema: string }
	/** A word of the provider. */
	| { kind: 'label'; label: string };

/** Whether a schema is sent, received, or (further down on the page) both. */
export type SchemaUse = 'request' | 'response' | 'both';

/** How what is inside of a schema is used: what stands among answers may be sent, too. */
export const insideUse = ({ alsoSent }: SchemaNode, use: SchemaUse): SchemaUse => (alsoSent ? 'both' : use);

/** Things that carry marks besides their schema. */
type MarkedField = Pick<Value, 'required' | 'deprecated' | 'since'> & { deprecatedSince?: string | undefined; from?: string | undefined };

/** The marks of a field. */
export function fieldMarks({ node, required, from }: SchemaField, use: SchemaUse): Mark[] {
	return marksOf({ ...node, required, from }, node, use);
}

/** The marks of an alternative. */
export function optionMarks({ node }: ChoiceOption, use: SchemaUse): Mark[] {
	return marksOf({ ...node, required: false }, node, use);
}

/** The marks of a whole body: only a field can be missing in one direction (OpenAPI 3.1, 4.8.24). */
export const wholeMarks = (node: SchemaNode): Mark[] => ageMarks(node);

/** The marks of a parameter or header. */
export function valueMarks({ value, node }: { value: Value; node: SchemaNode }, use: SchemaUse): Mark[] {
	if (use === 'response') return marksOf(value, node, use);
	const { required, deprecated, since } = value;
	return marksOf({ required, deprecated: deprecated || node.deprecated, since: since ?? node.since, deprecatedSince: node.deprecatedSince }, node, use);
}

function marksOf({ required, deprecated, deprecatedSince, since, from }: MarkedField, node: SchemaNode, use: SchemaUse): Mark[] {
	// A field that exists in one direction only is required there. A schema described where it is sent may also be linked to where it is received.
	const isReceived = node.readOnly || (use === 'response' && !node.writeOnly);
	return [
		...(required ? [{ kind: isReceived ? 'present' : 'required' } as const] : []),
		...(node.readOnly && use !== 'response' ? [{ kind: 'readOnly' } as const] : []),
		...(node.writeOnly ? [{ kind: 'writeOnly' } as const] : []),
		...ageMarks({ deprecated, deprecatedSince, since }),
		...(from === undefined ? [] : [{ kind: 'from', schema: from } as const]),
	];
}

/** The marks of an operation. */
export function operationMarks(operation: Operation): Mark[] {
	return [...ageMarks(operation), ...operation.badges.map(({ label }) => ({ kind: 'label', label }) as const)];
}

function ageMarks({ deprecated, deprecatedSince, since }: Pick<Operation, 'deprecated' | 'deprecatedSince' | 'since'>): Mark[] {
	return [
		...(deprecated ? [{ kind: 'deprecated', since: deprecatedSince } as const] : []),
		...(since === undefined ? [] : [{ kind: 'since', version: since } as const]),
	];
}
