import type { RealServer } from './console-data.ts';

export type ServerVariable = RealServer['variables'][number];

/** A piece of an address: text as it is written, or a variable. */
type AddressPiece = string | ServerVariable;

/** The pieces of which the host of a server with its port is made; none where a variable stands for the scheme. */
export function hostPieces({ url, variables }: RealServer): AddressPiece[] {
	const [, authority = ''] = /:\/\/((?:\{[^{}]*\}|[^/?#])*)/.exec(url) ?? [];
	const pieces = authority.split(/(\{[^{}]*\})/).flatMap((text) => (text === '' ? [] : (variables.find(({ name }) => `{${name}}` === text) ?? text)));
	const path = pieces.findIndex((piece, index) => typeof piece !== 'string' && beginsPath(piece, pieces.slice(0, index), index === pieces.length - 1));
	return path < 0 ? pieces : pieces.slice(0, path);
}

/**
 * Whether the path of an address begins with a variable (`https://example.com{basePath}`): the description has only such values, or it has none, and the host
 * that stands before is complete.
 */
function beginsPath({ default: preset, enum: values }: ServerVariable, before: readonly AddressPiece[], isLast: boolean): boolean {
	const described = [preset, ...values].filter((value) => value !== '');
	if (described.length > 0) return described.every((value) => /^[/?#]/.test(value));
	const last = before.at(-1);
	return isLast && last !== undefined && !(typeof last === 'string' && /[.:-]$/.test(last));
}
