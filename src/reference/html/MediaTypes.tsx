import './fields.css';
import type { HeaderView, MediaTypeView } from '#openapi/page/operation-view.ts';
import { api } from '#words/api.ts';
import type { SchemaUse } from './FieldHead.tsx';
import { Headers } from './Headers.tsx';
import { SchemaTree } from './SchemaTree.tsx';

/** The forms a body can have, each with its schema. */
export function MediaTypes({ content, use }: { content: readonly MediaTypeView[]; use: SchemaUse }) {
	return content.map(({ media, node, item, partHeaders }) => (
		<div key={media.type} className="media">
			{node ? (
				<SchemaTree node={node} use={use} before={<code>{media.type}</code>} />
			) : (
				<p className="schema-head">
					<code>{media.type}</code>
				</p>
			)}
			{item && (
				<>
					<p>{api.streamItem}:</p>
					<SchemaTree node={item} use={use} />
				</>
			)}
			<Encodings media={media} />
			{partHeaders.map(({ property, headers }) => (
				<PartHeaders key={property} property={property} headers={headers} />
			))}
		</div>
	));
}

/** How the parts of a form are sent, where the description says so. */
function Encodings({ media }: { media: MediaTypeView['media'] }) {
	const parts = media.encoding.filter(({ contentType, style }) => contentType !== undefined || style !== undefined);
	if (parts.length === 0) return null;
	return (
		<ul className="facts">
			{parts.map(({ property, contentType, style }) => (
				<li key={property}>
					{api.part} <code>{property}</code>: {[contentType, style].filter((word) => word !== undefined).join(', ')}
				</li>
			))}
		</ul>
	);
}

function PartHeaders({ property, headers }: { property: string; headers: readonly HeaderView[] }) {
	return (
		<details>
			<summary>{api.partHeaders(property)}</summary>
			<Headers headers={headers} />
		</details>
	);
}
