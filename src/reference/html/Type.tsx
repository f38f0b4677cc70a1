import type { SchemaNode } from '#openapi/schema/schema-node.ts';
import { typePhrase } from '#reference/wording/schema-phrases.ts';
import { Words } from './Words.tsx';

/** The type of a schema in words. Without a class: a page has hundreds of them. */
export function Type({ node }: { node: SchemaNode }) {
	return (
		<i>
			<Words phrase={typePhrase(node)} />
		</i>
	);
}
