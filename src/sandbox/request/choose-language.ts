/**
 * The language of `offered` that an `Accept-Language` header prefers (RFC 9110, 12.5.4; lookup as in RFC 4647, 3.4): `en-GB` is served by `en`.
 * The first one when nothing fits.
 */
export function chooseLanguage(header: string | null, offered: readonly [string, ...string[]]): string {
	const wishes = (header ?? '')
		.split(',')
		.map((part) => {
			const [range = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
			const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
			return { range, weight: weight === undefined ? 1 : Number(weight) };
		})
		.filter(({ range, weight }) => range !== '' && weight > 0)
		.toSorted((one, other) => other.weight - one.weight);
	for (const { range } of wishes) {
		if (range === '*') return offered[0];
		const found = offered.find((language) => range === language.toLowerCase() || range.startsWith(`${language.toLowerCase()}-`));
		if (found !== undefined) return found;
	}
	return offered[0];
}
