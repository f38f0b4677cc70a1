import './fields.css';
import '#ui/layout/http-status.css';
import type { Link } from '#openapi/model/message.ts';
import type { ResponseView } from '#openapi/page/operation-view.ts';
import { anchorPart } from '#openapi/schema/anchors.ts';
import { linkPhrase, statusWords } from '#reference/wording/operation-phrases.ts';
import { anchors } from '#words/addresses.ts';
import { api } from '#words/api.ts';
import { ApiMarkdown } from './ApiMarkdown.tsx';
import { Headers } from './Headers.tsx';
import { below, Heading, type HeadingLevel } from './Heading.tsx';
import { MediaTypes } from './MediaTypes.tsx';
import { Words } from './Words.tsx';

interface ResponsesProps {
	responses: readonly ResponseView[];
	prefix: string;
	level: HeadingLevel;
	hrefOf: (slug: string) => string;
}

/** What a success brings, by status. */
export function Responses({ responses, prefix, level, hrefOf }: ResponsesProps) {
	if (responses.length === 0) return null;
	return (
		<section aria-labelledby={prefix + anchors.responses}>
			<Heading level={level} id={prefix + anchors.responses} name={api.successesOf(responses.length)} />
			{responses.map(({ response, headers, content }, index) => (
				<section key={response.status} className="response">
					<Heading level={below(level)} id={`${prefix}status-${anchorPart(response.status)}`} name={response.status}>
						<HttpStatus status={response.status} /> {response.summary ?? shortWords(response.description)}
					</Heading>
					{(response.summary !== undefined || shortWords(response.description) === undefined) && <ApiMarkdown text={response.description} />}
					{headers.length > 0 && (
						<details>
							<summary>{api.headers(headers.length)}</summary>
							<Headers headers={headers} />
						</details>
					)}
					{content.length === 0 && response.isEmpty && <p className="field-type">{api.noContent}</p>}
					<MediaTypes content={content} use="response" isFolded={index > 0} />
					<Links links={response.links} hrefOf={hrefOf} />
				</section>
			))}
		</section>
	);
}

/** A description that is short and plain enough for the heading. */
function shortWords(description: string | undefined): string | undefined {
	return description !== undefined && /^[^\n`*_[\]<>#\\&~]{1,70}$/.test(description) ? description.replace(/\.$/, '') : undefined;
}

/** A status code, range or „sonst“, coloured by its class. */
export function HttpStatus({ status }: { status: string }) {
	return <span className={`http-status http-status-${/^[1-5]/.test(status) ? status.charAt(0) : 'x'}`}>{statusWords(status)}</span>;
}

/** Operations that can be called with values of a response. */
export function Links({ links, hrefOf }: { links: readonly Link[]; hrefOf: (slug: string) => string }) {
	if (links.length === 0) return null;
	return (
		<ul className="facts">
			{links.map((link) => (
				<li key={link.name}>
					<Words phrase={linkPhrase(link, hrefOf)} />
					<ApiMarkdown text={link.description} />
				</li>
			))}
		</ul>
	);
}
