import { escapePattern } from '#text/escape-pattern.ts';
import type { RealServer, ServerVariable } from './console-data.ts';

/** A piece of an address: text as it is written, or a variable. */
type AddressPiece = string | ServerVariable;

/** A label of a host name (RFC 1123, 2.1). */
const HOST_LABEL = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';
const WHOLE_HOST = `${HOST_LABEL}(?:\\.${HOST_LABEL})*(?::\\d+)?`;
const ANY_PATH = '[/?#].*';

/** The variables of a server with the values that readers may enter: a label within the host, a whole host if the variable is all of it, a path behind the host, or the values that the description lists. */
export function withPatterns(server: Pick<RealServer, 'url' | 'variables'>): ServerVariable[] {
	const { host, path } = hostAndPath(server);
	return server.variables.map((variable) => {
		const place = host.indexOf(variable);
		if (place < 0 && variable !== path) return variable;
		const behind = host[place + 1];
		const isWhole = place === 0 && (behind === undefined || (typeof behind === 'string' && behind.startsWith(':')));
		const free = variable === path ? ANY_PATH : isWhole ? WHOLE_HOST : HOST_LABEL;
		return { ...variable, pattern: `^(?:${[free, ...[variable.default, ...variable.enum].map(escapePattern)].join('|')})$` };
	});
}

interface HostAndPath {
	/** The pieces of which the host with its port is made; none where a variable stands for the scheme. */
	host: AddressPiece[];
	/** The variable with which the path begins. */
	path: AddressPiece | undefined;
}

/** Index at which the host of a server ends. */
export function hostAndPath({ url, variables }: Pick<RealServer, 'url' | 'variables'>): HostAndPath {
	const [, authority = ''] = /:\/\/((?:\{[^{}]*\}|[^/?#])*)/.exec(url) ?? [];
	const pieces = authority.split(/(\{[^{}]*\})/).flatMap((text) => (text === '' ? [] : (variables.find(({ name }) => `{${name}}` === text) ?? text)));
	const path = pieces.findIndex((piece, index) => typeof piece !== 'string' && beginsPath(piece, pieces.slice(0, index), index === pieces.length - 1));
	return path < 0 ? { host: pieces, path: undefined } : { host: pieces.slice(0, path), path: pieces[path] };
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
