import './fields.css';
import type { ReactNode } from 'react';
import type { SchemaUse } from '#openapi/page/marks.ts';
import type { HeaderView, MediaTypeView } from '#openapi/page/operation-view.ts';
import { partPhrases } from '#reference/wording/operation-phrases.ts';
import { api } from '#words/api.ts';
import { Headers } from './Headers.tsx';
import { SchemaTree } from './SchemaTree.tsx';
import { Words } from './Words.tsx';

interface MediaTypesProps {
	content: readonly MediaTypeView[];
	use: SchemaUse;
	before?: ReactNode;
	/** Schemas with many fields are folded. */
	isFolded?: boolean;
}

/** The forms a body can have, each with its schema. */
export function MediaTypes({ content, use, before, isFolded = false }: MediaTypesProps) {
	return content.map(({ media, node, item, partHeaders }, index) => (
		<div key={index} className="media">
			{node ? (
				<SchemaTree
					node={node}
					use={use}
					isFolded={isFolded}
					before={
						<>
							{before} <code>{media.type}</code>
						</>
					}
				/>
			) : (
				<p className="schema-head">
					{before} <code>{media.type}</code>
				</p>
			)}
			{item && (
				<>
					<p>{api.streamItem}:</p>
					<SchemaTree node={item} use={use} isFolded={isFolded} />
				</>
			)}
			<Encodings media={media} />
			{partHeaders.map(({ property, headers }) => (
				<PartHeaders key={property} property={property} headers={headers} />
			))}
		</div>
	));
}

/** How the parts of a form are sent, if the description says so. */
function Encodings({ media }: { media: MediaTypeView['media'] }) {
	const parts = partPhrases(media);
	if (parts.length === 0) return null;
	return (
		<ul className="facts">
			{parts.map((part, index) => (
				<li key={index}>
					<Words phrase={part} />
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
