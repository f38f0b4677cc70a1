import { wishesOf } from '#text/wishes.ts';

/**
 * The language of `offered` that an `Accept-Language` header prefers (RFC 9110, 12.5.4; lookup as in RFC 4647, 3.4): `en-GB` is served by `en`.
 * The first one when nothing fits.
 */
export function chooseLanguage(header: string | null, offered: readonly [string, ...string[]]): string {
	const wishes = wishesOf(header);
	for (const { bare } of wishes.filter(({ weight }) => weight > 0).toSorted((one, other) => other.weight - one.weight)) {
		const found = offered.find((language) => {
			const own = language.toLowerCase();
			return bare === '*' ? !wishes.some((wish) => wish.bare === own && wish.weight === 0) : `${bare}-`.startsWith(`${own}-`);
		});
		if (found !== undefined) return found;
	}
	return offered[0];
}
