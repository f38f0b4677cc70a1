import { viewErrors } from '#openapi/page/errors-view.ts';
import { codeSpan, embedded, plain } from '#openapi/page/markdown-text.ts';
import type { ResponseView } from '#openapi/page/operation-view.ts';
import { knownHeadersPhrase, sharedFormPhrase, statusWords } from '#reference/wording/operation-phrases.ts';
import { api } from '#words/api.ts';
import { type HrefOf, headersMarkdown, linksMarkdown, type MarkdownParts, mediaMarkdown } from './message-markdown.ts';
import { phraseMarkdown } from './phrase-markdown.ts';
import { wholeHeadMarkdown } from './schema-markdown.ts';

/** What can go wrong: every status, then what errors have in common, then the schemas and headers that only errors have. */
export function errorsMarkdown(errors: readonly ResponseView[], hrefOf: HrefOf, heading: (text: string, below: number) => string): MarkdownParts {
	const view = viewErrors(errors);
	return [
		...view.errors.flatMap(({ response, forms, headers }) => [
			heading(plain(statusWords(response.status)), 1),
			response.summary && plain(response.summary),
			response.description && embedded(response.description, 6),
			...forms.map(({ type, node }) => [codeSpan(type), ...(node === undefined ? [] : [wholeHeadMarkdown(node)])].join(' – ')),
			phraseMarkdown(knownHeadersPhrase(headers)),
			...linksMarkdown(response.links, hrefOf),
		]),
		phraseMarkdown(knownHeadersPhrase(view.sharedHeaders, api.commonHeaders)),
		view.sharedForm &&
			[phraseMarkdown(sharedFormPhrase(view.sharedForm)), ...(view.sharedForm.node ? [wholeHeadMarkdown(view.sharedForm.node)] : [])].join(', '),
		...(view.bodies.length > 0 ? [heading(api.errorBodies, 1)] : []),
		...view.bodies.flatMap(({ status, content }) => mediaMarkdown(content, 'response', view.sharedForm ? undefined : statusWords(status))),
		...(view.headers.length > 0 ? [heading(api.errorHeaders, 1), ...headersMarkdown(view.headers)] : []),
	];
}
