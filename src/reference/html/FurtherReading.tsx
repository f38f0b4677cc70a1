import './operation.css';
import type { ExternalDocs } from '#openapi/model/external-docs.ts';
import { api } from '#words/api.ts';
import { ApiMarkdown } from './ApiMarkdown.tsx';
import { SafeLink } from './SafeLink.tsx';

/** A link to documentation elsewhere. */
export function FurtherReading({ docs }: { docs: ExternalDocs }) {
	return (
		<div className="further">
			<ApiMarkdown text={docs.description} />
			<p>
				<SafeLink href={docs.url}>{api.furtherReading}</SafeLink>
			</p>
		</div>
	);
}
