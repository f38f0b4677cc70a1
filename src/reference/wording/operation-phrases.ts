import type { Link, MediaType, SecurityAlternative } from '#openapi/model/model.ts';
import type { ErrorForm } from '#openapi/page/errors-view.ts';
import type { HeaderView } from '#openapi/page/operation-view.ts';
import { api } from '#words/api.ts';
import { code, listed, type Phrase } from './phrase.ts';

/** A status code, a range of them, or „sonst“. */
export function statusWords(status: string): string {
	if (status === 'default') return api.otherStatus;
	return /^\dXX$/i.test(status) ? api.statusRange(status.charAt(0)) : status;
}

/** The ways to sign in; each leads to its description where there is one. Nothing when the description says nothing. */
export function securityPhrase(security: readonly SecurityAlternative[], href: string | undefined): Phrase {
	if (security.length === 0) return [];
	if (security.every(({ schemes }) => schemes.length === 0)) return [api.noAuthorisation];
	const ways = security.map(({ words }) => (href === undefined ? words : { link: words, href }));
	return [`${api.with} `, ...ways.flatMap((way, index) => (index === 0 ? [way] : [` ${api.or} `, way]))];
}

/** How the parts of a form are sent, where the description says so. */
export function partPhrases({ encoding }: MediaType): Phrase[] {
	return encoding.flatMap(({ property, contentType, style }) => {
		const words = [contentType, style].filter((word) => word !== undefined);
		return words.length === 0 ? [] : [[`${api.part} `, code(property), `: ${words.join(', ')}`]];
	});
}

/** An operation that can be called with what a response brings. */
export function linkPhrase({ name, operation, operationId, parameters }: Link, hrefOf: (slug: string) => string): Phrase {
	const target = operationId ?? name;
	return [
		`${api.links} `,
		operation === undefined ? code(target) : { link: target, href: hrefOf(operation) },
		...parameters.flatMap(
			({ name: parameter, value }): Phrase => [', ', code(parameter), ` ${api.linkTakes} `, code(typeof value === 'string' ? value : JSON.stringify(value))],
		),
	];
}

/** Headers that are described elsewhere on the page; nothing when there are none. */
export function knownHeadersPhrase(headers: readonly HeaderView[], label: string = api.seeAlso): Phrase {
	const known = headers.flatMap(({ value, shownAt }) => (shownAt === undefined ? [] : [{ link: value.name, href: `#${shownAt}` }]));
	return known.length === 0 ? [] : [`${label} `, ...listed(known.map((link) => [link]))];
}

/** The body that all errors have. */
export const sharedFormPhrase = ({ type }: ErrorForm): Phrase => [`${api.commonBody} `, code(type)];
