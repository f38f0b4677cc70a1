import { codeSpan, embedded, fenced, plain } from '#openapi/page/markdown-text.ts';
import { operationMarks, wholeMarks } from '#openapi/page/marks.ts';
import type { OperationExamples } from '#openapi/page/operation-examples.ts';
import { leadOf, type OperationView } from '#openapi/page/operation-view.ts';
import type { BodyVariant } from '#openapi/page/variants.ts';
import type { SchemaNode } from '#openapi/schema/schema-node.ts';
import type { OperationSheet } from '#reference/source/operation-sheet.ts';
import { serverPhrase } from '#reference/wording/operation-phrases.ts';
import { code, listed } from '#reference/wording/phrase.ts';
import { optionWords, typeWords } from '#reference/wording/schema-phrases.ts';
import { api } from '#words/api.ts';
import { shortDate } from '#words/dates.ts';
import { authorisation } from './authorisation-markdown.ts';
import { examplesMarkdown } from './examples-markdown.ts';
import { furtherReading, marksMarkdown, paragraphs } from './facts-markdown.ts';
import { operationDetails } from './operation-details.ts';
import { phraseMarkdown } from './phrase-markdown.ts';
import { partsMarkdown, wholeHeadMarkdown } from './schema-markdown.ts';

interface OperationMarkdownOptions {
	/** Address of another operation. */
	hrefOf(slug: string): string;
	/** The code of a callback. */
	incomingOf(view: OperationView): OperationExamples;
	/** A text beside the description that belongs to this operation. */
	prose?: string | undefined;
}

/** The server is the one that the page comes from, and has no address to name. */
const isHere = ({ own, list }: OperationSheet['servers']) => !own && list.every(({ resolvedUrl }) => resolvedUrl === '');

const addressesMarkdown = ({ own, list }: OperationSheet['servers']) =>
	phraseMarkdown(listed(list.map((server) => (own ? serverPhrase(server) : [code(server.resolvedUrl)]))));

/** The whole page of an operation as GFM: description, authorisation, parameters, bodies, responses, errors, samples. */
export function operationMarkdown({ view, rest, servers, examples }: OperationSheet, { hrefOf, incomingOf, prose }: OperationMarkdownOptions): string {
	const { operation } = view;
	const { samples, responses } = examples;
	const lead = leadOf(operation);
	const who = authorisation(operation);
	const parts = [
		`# ${plain(operation.title)}`,
		marksMarkdown(operationMarks(operation)).join(' · '),
		codeSpan(`${operation.method.toUpperCase()} ${operation.path}`),
		servers.list.length > 0 && !isHere(servers)
			? `${servers.own ? api.ownServer(servers.list.length) : api.server(1)}: ${addressesMarkdown(servers)}`
			: undefined,
		lead && embedded(lead, 1),
		operation.externalDocs && furtherReading(operation.externalDocs),
		...(who === '' ? [] : [`## ${api.authorisationOf}`, who]),
		prose && embedded(prose, 1),
		...operationDetails(view, { level: 2, hrefOf, requests: examples.requests, incomingOf }),
		schemasMarkdown(rest),
		...(samples.length > 0 ? [`## ${api.samples}`] : []),
		...samples.flatMap(({ label, language, code: text, proof, isUnproven, variant, variants }) => [
			`### ${plain(label)}`,
			variant && variantHead(variant),
			fenced(text, language),
			proof && plain(api.proof(proof.tool, shortDate(proof.date))),
			isUnproven ? plain(api.unproven) : undefined,
			...variants.flatMap((other) => [variantHead(other.variant), fenced(other.code, language)]),
		]),
		...(responses.length > 0 ? [`## ${api.exampleResponses}`] : []),
		...responses.flatMap((response) => [`### ${plain(response.status)}`, examplesMarkdown(response.examples)]),
	];
	return `${paragraphs(parts)}\n`;
}

const variantHead = ({ option }: BodyVariant) => `${plain(optionWords(option).name)}:`;

/** Schemas that the page refers to from several or deep places. */
export function schemasMarkdown(nodes: readonly SchemaNode[]): string {
	if (nodes.length === 0) return '';
	const schemas = nodes.flatMap((node) => [
		`### ${plain(node.name ?? typeWords(node))}`,
		node.nullable || wholeMarks(node).length > 0 ? wholeHeadMarkdown(node) : undefined,
		partsMarkdown(node, 'both'),
	]);
	return paragraphs([`## ${api.schemas}`, api.schemasText, ...schemas]);
}
