import type { SchemaNode } from '#openapi/schema/schema-node.ts';
import { typeWords } from '#reference/wording/schema-phrases.ts';
import { api } from '#words/api.ts';
import { below, Heading, type HeadingLevel } from './Heading.tsx';
import { SchemaTree } from './SchemaTree.tsx';

/** Id and name of the heading of a schema. */
export const schemaHeading = (node: SchemaNode) => ({ slug: `${node.anchor}-titel`, text: node.name ?? typeWords(node) });

/** Named schemas that the page refers to from several or deep places. */
export function Schemas({ nodes, level }: { nodes: readonly SchemaNode[]; level: HeadingLevel }) {
	if (nodes.length === 0) return null;
	return (
		<section aria-labelledby="schemas">
			<Heading level={level} id="schemas" name={api.schemas} />
			<p>{api.schemasText}</p>
			{nodes.map((node) => (
				<section key={node.anchor} className="named-schema">
					<Heading level={below(level)} id={`${node.anchor}-titel`} name={node.name ?? typeWords(node)} />
					<SchemaTree node={node} use="both" isTitled isFolded />
				</section>
			))}
		</section>
	);
}
