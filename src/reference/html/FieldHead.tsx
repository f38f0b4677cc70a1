import type { ReactNode } from 'react';
import type { SchemaNode } from '#openapi/schema/schema-node.ts';
import { api } from '#words/api.ts';
import { Type } from './Type.tsx';

/** Whether a schema is sent, received, or (further down on the page) both. */
export type SchemaUse = 'request' | 'response' | 'both';

interface FieldHeadProps {
	use: SchemaUse;
	name: string;
	isPattern?: boolean;
	required: boolean;
	deprecated: boolean;
	since: string | undefined;
	deprecatedSince?: string | undefined;
	node: SchemaNode;
	children?: ReactNode;
}

/** The first line of a field or parameter: name, type, what must be known at a glance. The name is the link to the place: a page has hundreds of them. */
export function FieldHead({ use, name, isPattern, required, deprecated, since, deprecatedSince, node, children }: FieldHeadProps) {
	return (
		<div className="field-head">
			<a className={isPattern ? 'field-name field-pattern' : 'field-name'} href={`#${node.anchor}`}>
				{name}
			</a>
			<Type node={node} />
			{required && (use === 'response' ? <small>{api.present}</small> : <b>{api.required}</b>)}
			{node.readOnly && use !== 'response' && <small>{api.readOnly}</small>}
			{node.writeOnly && use !== 'request' && <small>{api.writeOnly}</small>}
			{deprecated && <b className="field-deprecated">{deprecatedSince === undefined ? api.deprecated : api.deprecatedSince(deprecatedSince)}</b>}
			{since !== undefined && <small>{api.since(since)}</small>}
			{children}
		</div>
	);
}
