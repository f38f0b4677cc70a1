import { parameterFacts } from '#openapi/page/facts.ts';
import { codeSpan, fenced, plain } from '#openapi/page/markdown-text.ts';
import { operationMarks } from '#openapi/page/marks.ts';
import type { OperationExamples } from '#openapi/page/operation-examples.ts';
import { leadOf, type OperationView } from '#openapi/page/operation-view.ts';
import { serverPhrase, statusWords } from '#reference/wording/operation-phrases.ts';
import { listed } from '#reference/wording/phrase.ts';
import { api } from '#words/api.ts';
import { authorisation } from './authorisation-markdown.ts';
import { errorsMarkdown } from './errors-markdown.ts';
import { examplesMarkdown } from './examples-markdown.ts';
import { furtherReading, marksMarkdown, textMarkdown } from './facts-markdown.ts';
import { bodyMarkdown, type HrefOf, type MarkdownParts, responseMarkdown, valueMarkdown } from './message-markdown.ts';
import { phraseMarkdown } from './phrase-markdown.ts';

interface DetailsOptions {
	/** Level of the headings. */
	level: number;
	hrefOf: HrefOf;
	requests?: OperationExamples['requests'];
	/** The code of a callback. */
	incomingOf(view: OperationView): OperationExamples;
}

/** Parameters, bodies, responses, errors and callbacks of an operation. */
export function operationDetails(view: OperationView, { level, hrefOf, incomingOf, requests = [] }: DetailsOptions): MarkdownParts {
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
function incomingRequest({ operation }: OperationView): MarkdownParts {
	const { method, path, ownServers, externalDocs } = operation;
	const who = authorisation(operation);
	return [
		marksMarkdown(operationMarks(operation)).join(' · '),
		codeSpan(`${method.toUpperCase()} ${path}`),
		ownServers.length > 0 ? `${api.ownServer(ownServers.length)}: ${phraseMarkdown(listed(ownServers.map(serverPhrase)))}` : undefined,
		textMarkdown(leadOf(operation)),
		externalDocs && furtherReading(externalDocs),
		...(who === '' ? [] : [`${api.authorisationOf}:`, who]),
	];
}
