import type { SchemaNode } from '#openapi/schema/schema-node.ts';
import type { DocsPlace } from '#ui/prose/DocsFrame.tsx';
import { ApiFrame } from './ApiFrame.tsx';
import { Schemas } from './Schemas.tsx';
import { SchemaTree } from './SchemaTree.tsx';

export interface SchemaPageProps extends DocsPlace {
	name: string;
	node: SchemaNode;
	/** Schemas that stand too deep and have no page of their own. */
	rest: readonly SchemaNode[];
}

/** The page of a named schema, in references where most operations reach most schemas. */
export function SchemaPage({ name, node, rest, ...place }: SchemaPageProps) {
	return (
		<ApiFrame {...place} kind="api-schema" title={name}>
			<SchemaTree node={node} use="both" isTitled />
			<Schemas nodes={rest} level={2} />
		</ApiFrame>
	);
}
