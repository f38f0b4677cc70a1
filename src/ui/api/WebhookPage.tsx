import type { SchemaNode } from '#openapi/model.ts';
import type { OperationView } from '#openapi/operation-view.ts';
import { withBase } from '../href.ts';
import { ApiFrame, type ApiPlace } from './ApiFrame.tsx';
import { IncomingDetails } from './OperationDetails.tsx';
import { Schemas } from './Schemas.tsx';

export interface WebhookPageProps extends ApiPlace {
	view: OperationView;
	/** Schemas that stand too deep to be shown where they are used. */
	rest: readonly SchemaNode[];
	/** Path of an operation's page by its slug. */
	pathOf: (slug: string) => string;
}

/** The page of a webhook, in references that have too many of them for the overview. */
export function WebhookPage({ view, rest, pathOf, ...place }: WebhookPageProps) {
	return (
		<ApiFrame {...place} kind="api-webhook" title={view.operation.title}>
			<IncomingDetails view={view} level={2} hrefOf={(slug) => withBase(place.base, pathOf(slug))} />
			<Schemas nodes={rest} level={2} />
		</ApiFrame>
	);
}
