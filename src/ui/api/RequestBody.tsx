import type { BodyView } from '#openapi/operation-view.ts';
import { api } from '../strings.ts';
import { ApiMarkdown } from './ApiMarkdown.tsx';
import type { OperationCode } from './code-view.ts';
import { Examples } from './Examples.tsx';
import { MediaTypes } from './MediaTypes.tsx';

/** What is sent: description, schema and examples of each media type. */
export function RequestBody({ body, requests, prefix, title }: { body: BodyView; requests: OperationCode['requests']; prefix: string; title: string }) {
	const examples = requests.flatMap((request) => request.examples);
	return (
		<section aria-labelledby={`${prefix}anfrage`}>
			<h2 id={`${prefix}anfrage`}>{title}</h2>
			<ApiMarkdown text={body.description} />
			{!body.required && <p className="field-type">{api.bodyOptional}</p>}
			<MediaTypes content={body.content} />
			{examples.length > 0 && (
				<>
					<h3 id={`${prefix}anfrage-beispiele`}>{api.exampleRequests}</h3>
					<Examples examples={examples} firstOpen={false} />
				</>
			)}
		</section>
	);
}
