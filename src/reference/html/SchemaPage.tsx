import type { Operation } from '#openapi/model/model.ts';
import type { SchemaUses } from '#openapi/page/schema-index.ts';
import type { SchemaNode } from '#openapi/schema/schema-node.ts';
import { withBase } from '#ui/href.ts';
import type { DocsPlace } from '#ui/prose/DocsFrame.tsx';
import { ApiFrame } from './ApiFrame.tsx';
import { OpenAll } from './OpenAll.tsx';
import { SchemaUsesList } from './SchemaIndex.tsx';
import { Schemas } from './Schemas.tsx';
import { SchemaTree } from './SchemaTree.tsx';

interface SchemaPageProps extends DocsPlace {
	name: string;
	node: SchemaNode;
	uses: SchemaUses | undefined;
	/** Path of the page of a schema, where it has one. */
	schemaPath: (slug: string) => string | undefined;
	/** Path of the page of an operation. */
	pathOf: (slug: string) => string;
	/** Schemas that are too deep and have no page of their own. */
	rest: readonly SchemaNode[];
}

/** The page of a named schema, in references where most operations reach most schemas. */
export function SchemaPage({ name, node, uses, rest, schemaPath, pathOf, ...place }: SchemaPageProps) {
	const schemaHref = (slug: string) => {
		const path = schemaPath(slug);
		return path === undefined ? undefined : withBase(place.base, path);
	};
	const operationHref = ({ kind, slug }: Operation) => (kind === 'operation' ? withBase(place.base, pathOf(slug)) : undefined);
	return (
		<ApiFrame {...place} kind="api-schema" title={name}>
			<OpenAll />
			<SchemaTree node={node} use="both" isTitled />
			{uses && <SchemaUsesList uses={uses} schemaHref={schemaHref} operationHref={operationHref} />}
			<Schemas nodes={rest} level={2} />
		</ApiFrame>
	);
}
