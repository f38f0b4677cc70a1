/** One option of a header for content negotiation, with its weight. */
interface Wish {
	/** In lower case, with its parameters: `text/*`, `application/json;v=2`, `en-gb`, `*`. */
	name: string;
	/** The name without its parameters; encodings and languages have none. */
	bare: string;
	/** From 0 (never) to 1; not a number where it is written as anything else. */
	weight: number;
}

/**
 * What a header such as `Accept` or `Accept-Language` lists, in its order (RFC 9110, 12.4.2). The parameter `q` is the weight wherever it stands, and what comes after
 * it is a parameter like others (12.5.1).
 */
export function wishesOf(header: string | null | undefined): Wish[] {
	const parts = (header ?? '').replaceAll(/\s/g, '').toLowerCase().split(',');
	return parts.map((part) => {
		const weight = /;q=([^;]*)/.exec(part)?.[1] ?? '1';
		const [bare = ''] = part.split(';');
		return { name: part.replaceAll(/;q=[^;]*/g, ''), bare, weight: /^[01](?:\.\d*)?$/.test(weight) ? Number(weight) : Number.NaN };
	});
}
