import type { OperationView } from '#openapi/page/operation-view.ts';
import type { SchemaNode } from '#openapi/schema/schema-node.ts';
import { withBase } from '#ui/href.ts';
import type { DocsPlace } from '#ui/prose/DocsFrame.tsx';
import { ApiFrame } from './ApiFrame.tsx';
import type { IncomingCode } from './code-view.ts';
import { IncomingRequest } from './OperationDetails.tsx';
import { Schemas } from './Schemas.tsx';
import { schemeHrefOf } from './SecuritySchemes.tsx';

interface WebhooksPageProps extends DocsPlace {
	title: string;
	views: readonly OperationView[];
	/** Schemas that are too deep to be shown where they are used. */
	rest: readonly SchemaNode[];
	/** Path of an operation's page by its slug. */
	pathOf: (slug: string) => string;
	/** Path of the overview page, where the ways to sign in are described. */
	overview: string;
	/** The code of the views, coloured. */
	incoming: IncomingCode;
}

/** The page of a group of webhooks, in references that have too many of them for the overview. */
export function WebhooksPage({ title, views, incoming, rest, overview, pathOf, ...place }: WebhooksPageProps) {
	const headings = views.map(({ operation }) => ({ depth: 2, slug: operation.slug, text: operation.title }));
	return (
		<ApiFrame {...place} kind="api-webhooks" title={title} headings={headings}>
			{views.map((view) => (
				<IncomingRequest
					key={view.prefix}
					view={view}
					incoming={incoming}
					level={2}
					links={{ hrefOf: (slug) => withBase(place.base, pathOf(slug)), schemeHref: schemeHrefOf(place.base, overview) }}
				/>
			))}
			<Schemas nodes={rest} level={2} />
		</ApiFrame>
	);
}
