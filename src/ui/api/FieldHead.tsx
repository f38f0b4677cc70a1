import type { ReactNode } from 'react';
import type { SchemaNode } from '#openapi/model/schema-node.ts';
import { api } from '../strings.ts';
import { Anchor } from './Anchor.tsx';
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

/** The first line of a field or parameter: name, type, what must be known at a glance. */
export function FieldHead({ use, name, isPattern, required, deprecated, since, deprecatedSince, node, children }: FieldHeadProps) {
	return (
		<div className="field-head">
			{isPattern ? <i className="field-name">{name}</i> : <code className="field-name">{name}</code>}
			<Type node={node} />
			{required && (use === 'response' ? <span className="field-mark">{api.present}</span> : <b className="field-required">{api.required}</b>)}
			{node.readOnly && use !== 'response' && <span className="field-mark">{api.readOnly}</span>}
			{node.writeOnly && use !== 'request' && <span className="field-mark">{api.writeOnly}</span>}
			{deprecated && <b className="field-deprecated">{deprecatedSince === undefined ? api.deprecated : api.deprecatedSince(deprecatedSince)}</b>}
			{since !== undefined && <span className="field-mark">{api.since(since)}</span>}
			{children}
			<Anchor id={node.anchor} name={name} />
		</div>
	);
}
