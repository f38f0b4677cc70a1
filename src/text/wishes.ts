/** One thing that somebody would take, and how much they would like it. */
interface Wish {
	/** In lower case, with its parameters: `text/*`, `application/json;v=2`, `en-gb`, `*`. */
	name: string;
	/** From 0 (never) to 1; not a number where it is written so. */
	weight: number;
}

/** What a header such as `Accept` or `Accept-Language` lists, in its order (RFC 9110, 12.4.2). */
export function wishesOf(header: string | null | undefined): Wish[] {
	const parts = (header ?? '').replaceAll(/\s/g, '').toLowerCase().split(',');
	return parts.map((part) => {
		const [name = '', weight = '1'] = part.split(';q=');
		return { name, weight: Number(weight) };
	});
}
