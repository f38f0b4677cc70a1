import { itemsOf } from '#openapi/page/schema-fields.ts';
import type { SchemaNode } from '#openapi/schema/schema-node.ts';
import { api } from '#words/api.ts';

/** The type of a schema in words. A schema that stands elsewhere is linked. Without a class: a page has hundreds of them. */
export function Type({ node }: { node: SchemaNode }) {
	const target = referenceIn(node);
	return (
		<i>
			{node.typeWords}
			{node.nullable && ` ${api.orNull}`}
			{target && (
				<>
					{', '}
					{target.recursive ? `${api.recursive}, ${api.seeAbove}` : api.see} <a href={target.href}>{target.label}</a>
				</>
			)}
		</i>
	);
}

/** The reference that a schema or the entries of a list consist of. */
function referenceIn(node: SchemaNode): Extract<SchemaNode, { kind: 'reference' }> | undefined {
	if (node.kind === 'reference') return node;
	const items = itemsOf(node);
	return items && referenceIn(items);
}
