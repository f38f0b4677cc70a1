import './fields.css';
import type { ReactNode } from 'react';
import { factsOf } from '#openapi/page/facts.ts';
import { type SchemaUse, wholeMarks } from '#openapi/page/marks.ts';
import { descriptionOf } from '#openapi/page/schema-description.ts';
import type { SchemaNode } from '#openapi/schema/schema-node.ts';
import { ApiMarkdown } from './ApiMarkdown.tsx';
import { Facts } from './Facts.tsx';
import { WholeHead } from './FieldHead.tsx';
import { hasManyLines, LongInside, SchemaInside } from './SchemaInside.tsx';

interface SchemaTreeProps {
	node: SchemaNode;
	use: SchemaUse;
	/** Shown before the type: the media type. */
	before?: ReactNode;
	/** Whether a heading already has the name. */
	isTitled?: boolean;
	/** Whether many fields are folded, because readers have seen them in an example or come by a link. */
	isFolded?: boolean;
}

/** A schema at the top of a body: its type, then its fields. */
export function SchemaTree({ node, use, before, isTitled = false, isFolded = false }: SchemaTreeProps) {
	return (
		<div className="schema" id={node.anchor}>
			{(before || !isTitled || node.nullable || wholeMarks(node).length > 0) && (
				<p className="schema-head">
					{before} <WholeHead node={node} />
				</p>
			)}
			<ApiMarkdown text={descriptionOf(node)} />
			<Facts facts={factsOf(node)} />
			{isFolded && hasManyLines(node) ? <LongInside node={node} use={use} /> : <SchemaInside node={node} use={use} level={0} />}
		</div>
	);
}
