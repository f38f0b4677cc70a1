import type { Header, Parameter } from '#openapi/model/message.ts';
import { type Fact, headerFacts } from '#openapi/page/facts.ts';
import { codeSpan, embedded, plain } from '#openapi/page/markdown-text.ts';
import { type SchemaUse, valueMarks } from '#openapi/page/marks.ts';
import type { BodyView, HeaderView, MediaTypeView, ResponseView, ValueView } from '#openapi/page/operation-view.ts';
import { valueDescription } from '#openapi/page/schema-description.ts';
import { knownHeadersPhrase, linkPhrase, partPhrases } from '#reference/wording/operation-phrases.ts';
import { api } from '#words/api.ts';
import { factsMarkdown, marksMarkdown, paragraphs, textMarkdown } from './facts-markdown.ts';
import { phraseMarkdown } from './phrase-markdown.ts';
import { foldMarkdown, item, schemaMarkdown, typeMarkdown } from './schema-markdown.ts';

/** Address of another operation. */
export type HrefOf = (slug: string) => string;

/** What stands below each other; what is not there is left out. */
export type MarkdownParts = (string | undefined)[];

/** A parameter or header as an item of a list. */
export function valueMarkdown<V extends Parameter | Header>(view: ValueView<V>, use: SchemaUse, facts: readonly Fact[]): string {
	const { value, node } = view;
	const head = [`${codeSpan(value.name)} – ${typeMarkdown(node)}`, ...marksMarkdown(valueMarks(view, use))].join(', ');
	return item(paragraphs([head, textMarkdown(valueDescription(node, value.description)), ...factsMarkdown(facts), foldMarkdown(node, use)]));
}

/** The body of a request. */
export function bodyMarkdown({ description, required, content }: BodyView): MarkdownParts {
	return [textMarkdown(description), required ? undefined : api.bodyOptional, ...content.flatMap((media) => mediaMarkdown(media, 'request'))];
}

/** A media type with its schema. @param before whose body it is. */
export function mediaMarkdown({ media, node, item: entry, partHeaders }: MediaTypeView, use: SchemaUse, before?: string): MarkdownParts {
	const head = [...(before === undefined ? [] : [plain(before)]), codeSpan(media.type)].join(' – ');
	return [
		node ? schemaMarkdown(node, use, head) : head,
		entry && `${api.streamItem}: ${schemaMarkdown(entry, use)}`,
		...partPhrases(media).map(phraseMarkdown),
		...partHeaders.flatMap(({ property, headers }) => [`${plain(api.partHeaders(property))}:`, ...headersMarkdown(headers)]),
	];
}

/** Headers that are described, then those that everybody knows. */
export function headersMarkdown(headers: readonly HeaderView[]): MarkdownParts {
	const described = headers.flatMap((view) => (view.node === undefined ? [] : [valueMarkdown(view, 'response', headerFacts(view))]));
	return [described.join('\n'), phraseMarkdown(knownHeadersPhrase(headers))];
}

/** A response that is no error. */
export function responseMarkdown({ response, headers, content }: ResponseView, hrefOf: HrefOf): MarkdownParts {
	return [
		response.summary && plain(response.summary),
		response.description && embedded(response.description, 6),
		...(headers.length > 0 ? [`${api.headers(headers.length)}:`, ...headersMarkdown(headers)] : []),
		...(content.length === 0 && response.isEmpty ? [api.noContent] : []),
		...content.flatMap((media) => mediaMarkdown(media, 'response')),
		...linksMarkdown(response.links, hrefOf),
	];
}

/** Where one can go on from a response. */
export const linksMarkdown = (links: ResponseView['response']['links'], hrefOf: HrefOf): MarkdownParts => [
	links.map((link) => item(paragraphs([phraseMarkdown(linkPhrase(link, hrefOf)), textMarkdown(link.description)]))).join('\n'),
];
