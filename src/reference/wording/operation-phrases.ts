import type { Link, MediaType } from '#openapi/model/message.ts';
import type { Operation } from '#openapi/model/model.ts';
import type { Server } from '#openapi/model/servers.ts';
import type { ErrorForm } from '#openapi/page/errors-view.ts';
import type { HeaderView } from '#openapi/page/operation-view.ts';
import { api } from '#words/api.ts';
import { schemeInWords } from '#words/security.ts';
import { code, codes, listed, type Phrase } from './phrase.ts';

/** A status code, a range of them, or „sonst“. */
export function statusWords(status: string): string {
	if (status === 'default') return api.otherStatus;
	return /^\dXX$/i.test(status) ? api.statusRange(status.charAt(0)) : status;
}

/**
 * The ways to sign in, a phrase each; every scheme leads to its description. Scopes that all ways need stand elsewhere, the others beside their way.
 * Nothing when the description says nothing.
 * @param hrefOf where a scheme is described; `undefined` where nothing can be linked.
 */
export function securityPhrases(
	{ security, hasHiddenLogin, requiredScopes }: Pick<Operation, 'security' | 'hasHiddenLogin' | 'requiredScopes'>,
	hrefOf: ((scheme: string) => string) | undefined,
): Phrase[] {
	if (hasHiddenLogin && security.length === 0) return [[api.hiddenLogin]];
	if (security.length > 0 && security.every(({ schemes }) => schemes.length === 0)) return [[api.noAuthorisation]];
	const shared = new Set(requiredScopes.map(({ name }) => name));
	return security.map(({ schemes }) => {
		if (schemes.length === 0) return [api.withoutLogin];
		const scopes = schemes.flatMap((part) => part.scopes).filter(({ name }) => !shared.has(name));
		return [
			`${api.with} `,
			...schemes.flatMap(
				({ name, scheme }, index): Phrase => [
					index === 0 ? '' : ` ${api.and} `,
					hrefOf === undefined || scheme === undefined ? name : { link: name, href: hrefOf(name) },
					scheme === undefined ? '' : ` (${schemeInWords(scheme)})`,
				],
			),
			...(hasHiddenLogin ? [` ${api.and} ${api.withHiddenLogin}`] : []),
			...(scopes.length === 0 ? [] : [`, ${api.scope} `, ...codes(scopes.map(({ name }) => name))]),
		];
	});
}

/** An address with what is said of it and its variables. */
export function serverPhrase({ url, name, description, variables }: Server): Phrase {
	const words = [name, description].filter((text) => text !== undefined).join(': ');
	return [
		code(url),
		words === '' ? '' : ` (${words})`,
		...variables.flatMap(
			(variable): Phrase => [
				', ',
				code(`{${variable.name}}`),
				variable.description === undefined ? '' : ` ${variable.description}`,
				` ${api.default} `,
				code(variable.default),
				...(variable.enum.length > 0 ? [`, ${api.values}: `, ...codes(variable.enum)] : []),
			],
		),
	];
}

/** How the parts of a form are sent, where the description says so. */
export function partPhrases({ encoding }: MediaType): Phrase[] {
	return encoding.flatMap(({ property, contentType, style }) => {
		const words = [contentType, style].filter((word) => word !== undefined);
		return words.length === 0 ? [] : [[`${api.part} `, code(property), `: ${words.join(', ')}`]];
	});
}

/** An operation that can be called with what a response brings. */
export function linkPhrase({ name, operation, operationId, operationRef, parameters, requestBody, server }: Link, hrefOf: (slug: string) => string): Phrase {
	const target = operationId ?? operationRef ?? name;
	return [
		`${api.links} `,
		operation === undefined ? code(target) : { link: target, href: hrefOf(operation) },
		...parameters.flatMap(
			({ name: parameter, value }): Phrase => [', ', code(parameter), ` ${api.linkTakes} `, code(typeof value === 'string' ? value : JSON.stringify(value))],
		),
		...(requestBody === undefined ? [] : [`, ${api.linkBody} `, code(typeof requestBody === 'string' ? requestBody : JSON.stringify(requestBody))]),
		...(server === undefined ? [] : [`, ${api.linkServer} `, code(server.url), server.description === undefined ? '' : ` (${server.description})`]),
		...(target === name ? [] : [` (${name})`]),
	];
}

/** Headers that are described elsewhere on the page; nothing when there are none. */
export function knownHeadersPhrase(headers: readonly HeaderView[], label: string = api.seeAlso): Phrase {
	const known = headers.flatMap(({ value, shownAt }) => (shownAt === undefined ? [] : [{ link: value.name, href: `#${shownAt}` }]));
	return known.length === 0 ? [] : [`${label} `, ...listed(known.map((link) => [link]))];
}

/** The body that all errors have. */
export const sharedFormPhrase = ({ type }: ErrorForm): Phrase => [`${api.commonBody} `, code(type)];
