import './schema-index.css';
import type { Operation } from '#openapi/model/model.ts';
import type { SchemaUses } from '#openapi/page/schema-index.ts';
import { anchors } from '#words/addresses.ts';
import { api } from '#words/api.ts';
import { ApiMarkdown } from './ApiMarkdown.tsx';

interface SchemaUsesProps {
	uses: SchemaUses;
	/** Address at which a schema is shown in full, if there is one. */
	schemaHref: (slug: string) => string | undefined;
	operationHref: (operation: Operation) => string | undefined;
}

/** More uses than these are only counted. */
const MOST_NAMED_USES = 8;

/** All named schemas, with their purpose and uses. */
export function SchemaIndex({ index, ...hrefs }: Omit<SchemaUsesProps, 'uses'> & { index: readonly SchemaUses[] }) {
	return (
		<dl className="schema-index">
			{index.map((uses) => {
				const { schema } = uses;
				const href = hrefs.schemaHref(schema.slug);
				return (
					<div key={schema.slug} id={indexId(schema.slug)}>
						<dt translate="no">{href === undefined || href === `#${indexId(schema.slug)}` ? schema.name : <a href={href}>{schema.name}</a>}</dt>
						<dd>
							<ApiMarkdown text={schema.description?.split(/\n\s*\n/)[0] ?? schema.title} />
							<SchemaUsesList uses={uses} {...hrefs} />
						</dd>
					</div>
				);
			})}
		</dl>
	);
}

/** Id of a schema in the list of all. */
export const indexId = (slug: string) => `${anchors.index}-${slug}`;

/** The uses of a schema, and the schemas in it. */
export function SchemaUsesList({ uses: { operations, heldBy, holds }, schemaHref, operationHref }: SchemaUsesProps) {
	const schemas = (list: SchemaUses['holds']) => list.map(({ name, slug }) => ({ name, href: schemaHref(slug) }));
	return (
		<>
			<Uses label={api.usedBy} places={operations.map((operation) => ({ name: operation.title, href: operationHref(operation) }))} />
			<Uses label={api.heldBy} places={schemas(heldBy)} />
			<Uses label={api.holds} places={schemas(holds)} />
		</>
	);
}

function Uses({ label, places }: { label: string; places: readonly { name: string; href: string | undefined }[] }) {
	if (places.length === 0) return null;
	const shown = places.slice(0, MOST_NAMED_USES);
	return (
		<p className="schema-uses">
			{label}:{' '}
			{shown.map(({ name, href }, index) => (
				<span key={index}>
					{index > 0 && ', '}
					{href === undefined ? name : <a href={href}>{name}</a>}
				</span>
			))}
			{places.length > MOST_NAMED_USES && ` ${api.andMore(places.length - MOST_NAMED_USES)}`}
		</p>
	);
}
