/** The address that a redirect leads to, as a query that a reader brings along goes into it (RFC 3986, 3). */
interface TargetParts {
	/** Up to its fragment. */
	address: string;
	/** Separator before the query of the reader: `?` or `&`. */
	joint: '?' | '&';
	/** With its `#`; empty where there is none. */
	fragment: string;
}

export function partsOfTarget(to: string): TargetParts {
	const [, address = '', fragment = ''] = /^([^#]*)(.*)$/s.exec(to) ?? [];
	return { address, joint: address.includes('?') ? '&' : '?', fragment };
}

/** The address with the query of a request, which begins with `?` or is empty. */
export function withQuery(to: string, query: string): string {
	const { address, joint, fragment } = partsOfTarget(to);
	return query.length < 2 ? to : `${address}${joint}${query.slice(1)}${fragment}`;
}
