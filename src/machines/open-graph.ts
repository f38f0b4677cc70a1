/** A language tag as sites that show links to pages read it (the Open Graph protocol), with the country where most of its speakers live if it names none: `de` is `de_DE`. */
export function openGraphLocale(tag: string): string {
	const { language, region } = new Intl.Locale(tag).maximize();
	// A language of no country belongs to the world, whose code is a number.
	return /^[A-Z]{2}$/.test(region ?? '') ? `${language}_${region}` : language;
}
