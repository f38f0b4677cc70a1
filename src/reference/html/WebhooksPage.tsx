import type { OperationView } from '#openapi/page/operation-view.ts';
import type { SchemaNode } from '#openapi/schema/schema-node.ts';
import { withBase } from '#ui/href.ts';
import type { DocsPlace } from '#ui/prose/DocsFrame.tsx';
import { ApiFrame } from './ApiFrame.tsx';
import { IncomingRequest } from './OperationDetails.tsx';
import { Schemas } from './Schemas.tsx';

export interface WebhooksPageProps extends DocsPlace {
	title: string;
	views: readonly OperationView[];
	/** Schemas that stand too deep to be shown where they are used. */
	rest: readonly SchemaNode[];
	/** Path of an operation's page by its slug. */
	pathOf: (slug: string) => string;
}

/** The page of a group of webhooks, in references that have too many of them for the overview. */
export function WebhooksPage({ title, views, rest, pathOf, ...place }: WebhooksPageProps) {
	const headings = views.map(({ operation }) => ({ depth: 2, slug: operation.slug, text: operation.title }));
	return (
		<ApiFrame {...place} kind="api-webhooks" title={title} headings={headings}>
			{views.map((view) => (
				<IncomingRequest key={view.prefix} view={view} level={2} hrefOf={(slug) => withBase(place.base, pathOf(slug))} />
			))}
			<Schemas nodes={rest} level={2} />
		</ApiFrame>
	);
}
