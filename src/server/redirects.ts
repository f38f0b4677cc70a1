import { onceFor } from '#text/once-for.ts';
import { readRequestPath } from './request-path.ts';

/** The redirects in a file that was read: a site may have thousands, and every request asks for them. */
export const redirectsIn = onceFor((file: Buffer) => readRedirects(file.toString()));

/**
 * Reads the configuration of redirects that a build writes (`_redirects`): a line `from to status` for each, both paths with the base. Lines that hold anything
 * else, such as patterns for certain hosts, and addresses that no file can have are passed over. Of two lines for a path the first counts.
 * @returns by the decoded path that hosts compare with, the address as it stands in a header field.
 */
export function readRedirects(text: string): ReadonlyMap<string, string> {
	const found = new Map<string, string>();
	for (const line of text.split('\n')) {
		const [written = '', to = '', status] = line.trim().split(/\s+/);
		if (status !== '301' || ![written, to].every((path) => /^\/(?!\/)[^*:]*$/.test(path))) continue;
		const from = comparedPath(written);
		if (from !== undefined && !found.has(from)) found.set(from, headerAddress(to));
	}
	return found;
}

/** `undefined` for a path that is malformed or names something else once it is decoded (`a%2Fb`). */
function comparedPath(written: string): string | undefined {
	const path = readRequestPath(written, '/');
	if (path.kind !== 'inside' || path.query !== '') return undefined;
	return `/${path.segments.join('/')}${path.endsInSlash && path.segments.length > 0 ? '/' : ''}`;
}

/** Characters that are not allowed in header fields (RFC 9110, 5.5) or addresses (RFC 3986, 2), and `$`, which begins a variable in nginx and has no other escape there. */
const headerAddress = (to: string) => to.toWellFormed().replaceAll(/[^!-~]+|["$<>\\^`{|}]/g, encodeURIComponent);
