import type { Header, Parameter } from '#openapi/model/model.ts';
import { viewErrors } from '#openapi/page/errors-view.ts';
import { type Fact, headerFacts, parameterFacts } from '#openapi/page/facts.ts';
import { codeSpan, embedded, fenced, plain } from '#openapi/page/markdown-text.ts';
import { operationMarks, type SchemaUse, valueMarks } from '#openapi/page/marks.ts';
import type { OperationExamples } from '#openapi/page/operation-examples.ts';
import type { BodyView, HeaderView, MediaTypeView, OperationView, ResponseView, ValueView } from '#openapi/page/operation-view.ts';
import { valueDescription } from '#openapi/page/schema-description.ts';
import { knownHeadersPhrase, linkPhrase, partPhrases, serverPhrase, sharedFormPhrase, statusWords } from '#reference/wording/operation-phrases.ts';
import { listed } from '#reference/wording/phrase.ts';
import { api } from '#words/api.ts';
import { authorisation } from './authorisation-markdown.ts';
import { examplesMarkdown } from './examples-markdown.ts';
import { factsMarkdown, furtherReading, marksMarkdown, paragraphs, textMarkdown } from './facts-markdown.ts';
import { phraseMarkdown } from './phrase-markdown.ts';
import { foldMarkdown, item, schemaMarkdown, typeMarkdown } from './schema-markdown.ts';

interface DetailsOptions {
	/** Level of the headings. */
	level: number;
	/** Address of another operation. */
	hrefOf(slug: string): string;
	requests?: OperationExamples['requests'];
	/** The code of a callback. */
	incomingOf(view: OperationView): OperationExamples;
}

type Parts = (string | undefined)[];

/** Parameters, bodies, responses, errors and callbacks of an operation. */
export function operationDetails(view: OperationView, { level, hrefOf, incomingOf, requests = [] }: DetailsOptions): Parts {
	const heading = (text: string, below = 0) => `${'#'.repeat(Math.min(6, level + below))} ${text}`;
	const { parameters, body, successes, errors, callbacks } = view;
	const requestExamples = requests.flatMap(({ examples }) => examples);
	return [
		...parameters.flatMap(({ place, items }) => [
			heading(api.parameters[place]),
			items.map((value) => valueMarkdown(value, 'request', parameterFacts(value))).join('\n'),
		]),
		...(body ? [heading(view.operation.kind === 'operation' ? api.request : api.callbackRequest), ...bodyMarkdown(body)] : []),
		...(requestExamples.length > 0 ? [heading(api.exampleRequests, 1), examplesMarkdown(requestExamples)] : []),
		...(successes.length > 0 ? [heading(api.successesOf(successes.length))] : []),
		...successes.flatMap((response) => [heading(plain(statusWords(response.response.status)), 1), ...responseMarkdown(response, hrefOf)]),
		...(errors.length > 0 ? [heading(api.errors)] : []),
		...errorsMarkdown(errors, hrefOf, heading),
		...(callbacks.length > 0 ? [heading(api.callbacks), api.callbacksText] : []),
		...callbacks.flatMap(({ name, operations }) =>
			operations.flatMap((inner) => {
				const code = incomingOf(inner);
				return [
					heading(plain(inner.operation.title), 1),
					`${api.callback} ${codeSpan(name)}`,
					...incomingRequest(inner),
					...operationDetails(inner, { level: level + 2, hrefOf, incomingOf, requests: code.requests }),
					...(code.responses.length > 0 ? [heading(api.exampleResponses, 2)] : []),
					...code.responses.flatMap(({ status, examples }) => [plain(statusWords(status)), examplesMarkdown(examples)]),
					...(code.samples.length > 0 ? [heading(api.samples, 2)] : []),
					...code.samples.flatMap(({ label, language, code: text }) => [plain(label), fenced(text, language)]),
				];
			}),
		),
	];
}

/** A request that the API sends. */
function incomingRequest({ operation }: OperationView): Parts {
	const { method, path, ownServers, description, externalDocs } = operation;
	const who = authorisation(operation);
	return [
		marksMarkdown(operationMarks(operation)).join(' · '),
		codeSpan(`${method.toUpperCase()} ${path}`),
		ownServers.length > 0 ? `${api.ownServer}: ${phraseMarkdown(listed(ownServers.map(serverPhrase)))}` : undefined,
		textMarkdown(description),
		externalDocs && furtherReading(externalDocs),
		...(who === '' ? [] : [`${api.authorisationOf}:`, who]),
	];
}

/** A parameter or header as an item of a list. */
function valueMarkdown<V extends Parameter | Header>(view: ValueView<V>, use: SchemaUse, facts: readonly Fact[]): string {
	const { value, node } = view;
	const head = [`${codeSpan(value.name)} – ${typeMarkdown(node)}`, ...marksMarkdown(valueMarks(view, use))].join(', ');
	return item(paragraphs([head, textMarkdown(valueDescription(node, value.description)), ...factsMarkdown(facts), foldMarkdown(node, use)]));
}

function bodyMarkdown({ description, required, content }: BodyView): Parts {
	return [textMarkdown(description), required ? undefined : api.bodyOptional, ...content.flatMap((media) => mediaMarkdown(media, 'request'))];
}

/** @param before whose body it is. */
function mediaMarkdown({ media, node, item: entry, partHeaders }: MediaTypeView, use: SchemaUse, before?: string): Parts {
	const head = [...(before === undefined ? [] : [plain(before)]), codeSpan(media.type)].join(' – ');
	return [
		node ? schemaMarkdown(node, use, head) : head,
		entry && `${api.streamItem}: ${schemaMarkdown(entry, use)}`,
		...partPhrases(media).map(phraseMarkdown),
		...partHeaders.flatMap(({ property, headers }) => [`${plain(api.partHeaders(property))}:`, ...headersMarkdown(headers)]),
	];
}

function headersMarkdown(headers: readonly HeaderView[]): Parts {
	const described = headers.flatMap((view) => (view.node === undefined ? [] : [valueMarkdown(view, 'response', headerFacts(view))]));
	return [described.join('\n'), phraseMarkdown(knownHeadersPhrase(headers))];
}

function responseMarkdown({ response, headers, content }: ResponseView, hrefOf: DetailsOptions['hrefOf']): Parts {
	return [
		response.summary && plain(response.summary),
		response.description && embedded(response.description, 6),
		...(headers.length > 0 ? [`${api.headers(headers.length)}:`, ...headersMarkdown(headers)] : []),
		...(content.length === 0 && response.isEmpty ? [api.noContent] : []),
		...content.flatMap((media) => mediaMarkdown(media, 'response')),
		...linksMarkdown(response.links, hrefOf),
	];
}

const linksMarkdown = (links: ResponseView['response']['links'], hrefOf: DetailsOptions['hrefOf']): Parts => [
	links.map((link) => item(paragraphs([phraseMarkdown(linkPhrase(link, hrefOf)), textMarkdown(link.description)]))).join('\n'),
];

/** What can go wrong: every status, then what errors have in common, then the schemas and headers that only errors have. */
function errorsMarkdown(errors: readonly ResponseView[], hrefOf: DetailsOptions['hrefOf'], heading: (text: string, below: number) => string): Parts {
	const view = viewErrors(errors);
	return [
		...view.errors.flatMap(({ response, forms, headers }) => [
			heading(plain(statusWords(response.status)), 1),
			response.summary && plain(response.summary),
			response.description && embedded(response.description, 6),
			...forms.map(({ type, node }) => [codeSpan(type), ...(node === undefined ? [] : [typeMarkdown(node)])].join(' – ')),
			phraseMarkdown(knownHeadersPhrase(headers)),
			...linksMarkdown(response.links, hrefOf),
		]),
		phraseMarkdown(knownHeadersPhrase(view.sharedHeaders, api.commonHeaders)),
		view.sharedForm && [phraseMarkdown(sharedFormPhrase(view.sharedForm)), ...(view.sharedForm.node ? [typeMarkdown(view.sharedForm.node)] : [])].join(', '),
		...(view.bodies.length > 0 ? [heading(api.errorBodies, 1)] : []),
		...view.bodies.flatMap(({ status, content }) => mediaMarkdown(content, 'response', view.sharedForm ? undefined : statusWords(status))),
		...(view.headers.length > 0 ? [heading(api.errorHeaders, 1), ...headersMarkdown(view.headers)] : []),
	];
}
