/** Where requests go when a description names no usable server. */
const NO_SERVER = 'https://api.example.com';

/**
 * Joins base address and path to an absolute address. A query in either of them is returned in parts, as it is sent.
 * @param server absolute, or a path on an unknown server. User names in it are left out.
 */
export function endpointOf(server: string, path: string): { endpoint: string; query: string[] } {
	const written = withoutFragment(server.replaceAll(/[{}]/g, ''));
	const [, origin = '', absolute = ''] = /^(https?:\/\/[^/?]*)(.*)$/is.exec(written.startsWith('//') ? `https:${written}` : written) ?? [];
	const base = origin === '' && /^\/(?!\/)/.test(written) ? written : absolute;
	const [endpoint = '', ...query] = `${base.replace(/\/+$/, '')}/${withoutFragment(path).replace(/^\//, '')}`.split('?');
	return {
		endpoint: originOf(origin) + validUrl(endpoint),
		query: query
			.flatMap((part) => part.split('&'))
			.filter(Boolean)
			.map(validUrl),
	};
}

/** Removes fragments, which are not sent; some descriptions use them to distinguish operations of one path. */
const withoutFragment = (text: string) => text.split('#')[0] ?? '';

function originOf(address: string): string {
	return address !== '' && URL.canParse(address) ? new URL(address).origin : NO_SERVER;
}

/** A part of a path or query with invalid characters (RFC 3986) percent-encoded; existing encodings stay. */
export function validUrl(text: string): string {
	return text
		.toWellFormed()
		.replaceAll(/%(?![0-9A-Fa-f]{2})/g, '%25')
		.replaceAll(/[^\w\-.~:/?@!$&'()*+,;=%]/gu, encodeURIComponent);
}
