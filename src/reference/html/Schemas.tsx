import type { SchemaNode } from '#openapi/schema/schema-node.ts';
import { typeWords } from '#reference/wording/schema-phrases.ts';
import { api } from '#words/api.ts';
import { below, Heading, type HeadingLevel } from './Heading.tsx';
import { SchemaTree } from './SchemaTree.tsx';

/** Ids of fields begin with that of their schema: the one of its heading must not, or a field of that name would have it, too. */
const titleAnchor = (anchor: string) => `title-${anchor}`;

/** Id and name of the heading of a schema. */
export const schemaHeading = (node: SchemaNode) => ({ slug: titleAnchor(node.anchor), text: node.name ?? typeWords(node) });

/** Named schemas that the page refers to from several or deep places. */
export function Schemas({ nodes, level }: { nodes: readonly SchemaNode[]; level: HeadingLevel }) {
	if (nodes.length === 0) return null;
	return (
		<section aria-labelledby="schemas">
			<Heading level={level} id="schemas" name={api.schemas} />
			<p>{api.schemasText}</p>
			{nodes.map((node) => (
				<section key={node.anchor} className="named-schema">
					<Heading level={below(level)} id={titleAnchor(node.anchor)} name={node.name ?? typeWords(node)} />
					<SchemaTree node={node} use="both" isTitled isFolded />
				</section>
			))}
		</section>
	);
}
