import type { Operation } from '#openapi/model/model.ts';
import type { Scope } from '#openapi/model/security.ts';
import { codeSpan, plain } from '#openapi/page/markdown-text.ts';
import { securityPhrases } from '#reference/wording/operation-phrases.ts';
import { api } from '#words/api.ts';
import { paragraphs } from './facts-markdown.ts';
import { phraseMarkdown } from './phrase-markdown.ts';

/** Who may call an operation; empty when the description says nothing. */
export function authorisation(operation: Operation): string {
	const { requiredScopes, optionalScopes } = operation;
	const ways = securityPhrases(operation, undefined).map(phraseMarkdown);
	const parts = [
		ways.length > 1 ? ways.map((way) => `- ${way}`).join('\n') : ways[0],
		scopes(requiredScopes),
		optionalScopes.length > 0 ? `${api.optionalScopes}:` : undefined,
		scopes(optionalScopes),
	];
	return paragraphs(parts);
}

const scopes = (list: readonly Scope[]) =>
	list.map((scope) => `- ${codeSpan(scope.name)}${scope.words === undefined ? '' : ` ${plain(scope.words)}`}`).join('\n');
