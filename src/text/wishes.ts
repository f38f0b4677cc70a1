/** One thing that somebody would take, and how much they would like it. */
export interface Wish {
	/** In lower case, as are the names of parameters: `text/*`, `en-gb`, `*`. */
	name: string;
	parameters: ReadonlyMap<string, string>;
	/** From 0 (never) to 1. */
	weight: number;
}

/** What a header such as `Accept` or `Accept-Language` lists, in its order (RFC 9110, 12.4.2). A weight that is no number counts as none, so as 1. */
export function wishesOf(header: string | null | undefined): Wish[] {
	return cutInto(header ?? '', BETWEEN_COMMAS).flatMap((part) => {
		const [name = '', ...pieces] = cutInto(part, BETWEEN_SEMICOLONS);
		const parameters = new Map(
			pieces.map((piece): [string, string] => {
				const [, key = '', value = ''] = /^([^=]*)=?(.*)$/s.exec(piece) ?? [];
				return [key.trim().toLowerCase(), value.trim().replace(/^"(.*)"$/s, '$1')];
			}),
		);
		const weight = Number.parseFloat(parameters.get('q') ?? '');
		parameters.delete('q');
		return name === '' ? [] : [{ name: name.toLowerCase(), parameters, weight: Number.isNaN(weight) ? 1 : Math.min(1, Math.max(0, weight)) }];
	});
}

/** What stands between separators outside quotation marks. */
const cutInto = (text: string, piece: RegExp): string[] => (text.match(piece) ?? []).map((found) => found.trim());

const BETWEEN_COMMAS = /(?:[^,"]|"(?:[^"\\]|\\.)*"?)+/gs;
const BETWEEN_SEMICOLONS = /(?:[^;"]|"(?:[^"\\]|\\.)*"?)+/gs;
