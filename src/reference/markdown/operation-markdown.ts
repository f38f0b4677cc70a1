import type { Header, Operation, Parameter, ParameterPlace } from '#openapi/model/model.ts';
import type { ExampleView } from '#openapi/page/example-view.ts';
import { codeSpan, embedded, fenced, plain } from '#openapi/page/markdown-text.ts';
import type { OperationExamples } from '#openapi/page/operation-examples.ts';
import type { BodyView, HeaderView, MediaTypeView, OperationView, ResponseView, ValueView } from '#openapi/page/operation-view.ts';
import { sentForms, shownExamples } from '#openapi/page/sent-form.ts';
import type { SchemaNode } from '#openapi/schema/schema-node.ts';
import { itemMarkdown, schemaMarkdown } from './schema-markdown.ts';

export interface OperationMarkdownOptions {
	/** Base address of the API. */
	server: string | undefined;
	/** Schemas that the operation refers to and that stand further down. */
	rest: readonly SchemaNode[];
	examples: OperationExamples;
}

/** The whole page of an operation as GFM: description, authorisation, parameters, bodies, responses, errors, samples. */
export function operationMarkdown(view: OperationView, { server, rest, examples }: OperationMarkdownOptions): string {
	const { operation } = view;
	const parts = [
		`# ${plain(operation.title)}`,
		codeSpan(`${operation.method.toUpperCase()} ${operation.path}`),
		server === undefined ? undefined : `Basisadresse: ${codeSpan(server)}`,
		ageOf(operation),
		operation.description && embedded(operation.description, 1),
		authorisation(operation),
		...details(view, examples, 2),
		...(rest.length > 0 ? ['## Schemas', ...rest.flatMap((node) => [`### ${plain(node.name ?? node.typeWords)}`, schemaMarkdown(node)])] : []),
		...(examples.samples.length > 0 ? ['## Codebeispiele'] : []),
		...examples.samples.flatMap(({ label, language, code }) => [`### ${plain(label)}`, fenced(code, language)]),
	];
	return `${present(parts).join('\n\n')}\n`;
}

const present = (parts: readonly (string | undefined)[]) => parts.filter((part): part is string => part !== undefined && part !== '');

function ageOf({ deprecated, deprecatedSince, since, badges }: Operation): string | undefined {
	const words = [
		...(deprecated ? [deprecatedSince === undefined ? '**veraltet**' : `**veraltet seit ${plain(deprecatedSince)}**`] : []),
		...(since === undefined ? [] : [`seit ${plain(since)}`]),
		...badges.map(({ label }) => plain(label)),
	];
	return words.join(' · ') || undefined;
}

function authorisation({ security, requiredScopes, optionalScopes }: Operation): string | undefined {
	const scope = ({ name, words }: Operation['requiredScopes'][number]) => `- ${codeSpan(name)}${words === undefined ? '' : ` ${plain(words)}`}`;
	const parts = present([
		security.length === 0 ? undefined : `Anmeldung: ${security.map(({ words }) => plain(words)).join(' oder ')}`,
		requiredScopes.map(scope).join('\n'),
		optionalScopes.length === 0 ? undefined : `Je nach Anfrage zusätzlich:\n\n${optionalScopes.map(scope).join('\n')}`,
	]);
	return parts.length === 0 ? undefined : ['## Berechtigung', ...parts].join('\n\n');
}

const PLACES: Record<ParameterPlace, string> = {
	path: 'Parameter im Pfad',
	query: 'Parameter der Abfrage',
	querystring: 'Abfrage als Ganzes',
	header: 'Header der Anfrage',
	cookie: 'Cookies',
};

function details({ parameters, body, successes, errors, callbacks }: OperationView, examples: OperationExamples | undefined, level: number): string[] {
	const title = (text: string, below = 0) => `${'#'.repeat(Math.min(6, level + below))} ${text}`;
	return present([
		...parameters.flatMap(({ place, items }) => [title(PLACES[place]), items.map((item) => valueMarkdown(item, true)).join('\n')]),
		...(body ? [title('Anfrage'), ...bodyMarkdown(body), ...(examples?.requests ?? []).flatMap((request) => examplesMarkdown(request.examples))] : []),
		...(successes.length > 0 ? [title(successes.length === 1 ? 'Antwort bei Erfolg' : 'Antworten bei Erfolg')] : []),
		...successes.flatMap((response) => responseMarkdown(response, title(statusOf(response), 1), examples)),
		...(errors.length > 0 ? [title('Fehler')] : []),
		...errors.flatMap((response) => responseMarkdown(response, title(statusOf(response), 1), examples)),
		...(callbacks.length > 0 ? [title('Callbacks')] : []),
		...callbacks.flatMap(({ operations }) =>
			operations.flatMap((inner) => [
				title(plain(inner.operation.title), 1),
				codeSpan(`${inner.operation.method.toUpperCase()} ${inner.operation.path}`),
				inner.operation.description && embedded(inner.operation.description, level + 1),
				...details(inner, undefined, level + 2),
			]),
		),
	]);
}

const statusOf = ({ response }: ResponseView) => (response.status === 'default' ? 'Sonst' : plain(response.status));

function valueMarkdown({ value, node }: ValueView<Parameter | Header>, isSent: boolean): string {
	const marks = [
		...(value.required && isSent ? ['**Pflicht**'] : []),
		...(value.deprecated && !node.deprecated ? ['**veraltet**'] : []),
		...(value.since === undefined ? [] : [`seit ${plain(value.since)}`]),
	];
	const examples = shownExamples(value, node.examples);
	const named = examples.map(({ value: { text }, words }) => `${codeSpan(text)}${words === undefined ? '' : ` (${plain(words)})`}`);
	const sent = sentForms(value, examples);
	const more = [...(named.length > 0 ? [`Beispiel ${named.join(', ')}`] : []), ...(sent.length === 0 ? [] : [`gesendet als ${sent.map(codeSpan).join(', ')}`])];
	return itemMarkdown(codeSpan(value.name), marks, { ...node, examples: [] }, value.description, more);
}

function bodyMarkdown({ description, required, content }: BodyView): string[] {
	return present([description && embedded(description, 2), required ? undefined : 'Der Inhalt ist freiwillig.', ...content.flatMap(mediaMarkdown)]);
}

function mediaMarkdown({ media, node, item, partHeaders }: MediaTypeView): string[] {
	return present([
		`Inhalt: ${codeSpan(media.type)}`,
		node && schemaMarkdown(node),
		item && `Jeder Eintrag des Datenstroms: ${schemaMarkdown(item)}`,
		...media.encoding.flatMap(({ property, contentType }) => (contentType === undefined ? [] : `Teil ${codeSpan(property)}: ${codeSpan(contentType)}`)),
		...partHeaders.flatMap(({ property, headers }) => [`Header des Teils ${codeSpan(property)}:`, headersMarkdown(headers)]),
	]);
}

const headersMarkdown = (headers: readonly HeaderView[]) =>
	headers.map((view) => (view.node ? valueMarkdown(view, false) : `- ${codeSpan(view.value.name)} – wie oben`)).join('\n');

function responseMarkdown(view: ResponseView, title: string, examples: OperationExamples | undefined): string[] {
	const { response, headers, content } = view;
	const own = examples?.responses.find(({ status }) => status === response.status)?.examples ?? [];
	return present([
		title,
		response.summary && plain(response.summary),
		response.description && embedded(response.description, 3),
		...(headers.length > 0 ? ['Header:', headersMarkdown(headers)] : []),
		...content.flatMap(mediaMarkdown),
		...examplesMarkdown(own),
	]);
}

function examplesMarkdown(examples: readonly ExampleView[]): string[] {
	return examples.flatMap(({ title, description, text, language, address }) =>
		present([
			`Beispiel: ${plain(title)}`,
			description && embedded(description, 6),
			text === undefined ? undefined : fenced(text, language === 'text' ? '' : language),
			address === undefined ? undefined : codeSpan(address),
		]),
	);
}
