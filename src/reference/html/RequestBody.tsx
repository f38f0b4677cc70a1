import './fields.css';
import type { BodyView } from '#openapi/page/operation-view.ts';
import { anchors } from '#words/addresses.ts';
import { api } from '#words/api.ts';
import { ApiMarkdown } from './ApiMarkdown.tsx';
import type { OperationCode } from './code-view.ts';
import { Examples } from './Examples.tsx';
import { below, Heading, type HeadingLevel } from './Heading.tsx';
import { MediaTypes } from './MediaTypes.tsx';

interface RequestBodyProps {
	body: BodyView;
	requests: OperationCode['requests'];
	prefix: string;
	title: string;
	level: HeadingLevel;
}

/** What is sent: description, schema and examples of each media type. */
export function RequestBody({ body, requests, prefix, title, level }: RequestBodyProps) {
	const examples = requests.flatMap((request) => request.examples);
	return (
		<section aria-labelledby={prefix + anchors.request}>
			<Heading level={level} id={prefix + anchors.request} name={title} />
			<ApiMarkdown text={body.description} />
			{!body.required && <p className="field-type">{api.bodyOptional}</p>}
			<MediaTypes content={body.content} use="request" />
			{examples.length > 0 && (
				<>
					<Heading level={below(level)} id={prefix + anchors.exampleRequests} name={api.exampleRequests} />
					<Examples examples={examples} firstOpen={false} />
				</>
			)}
		</section>
	);
}
