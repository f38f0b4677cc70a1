/** What is said of finished pages. */
export const pageFaults = {
	noTitle: (path: string) => `The page ${path} has no title.`,
	noTitleHint: 'Add “title” in the front matter of the file.',
	noLanguage: (path: string) => `The page ${path} does not name its language.`,
	noLanguageHint: 'The element html needs the attribute lang.',
	unlisted: (path: string) => `The sitemap names ${path}, but the page itself asks search engines to leave it out (noindex).`,
	notThere: (address: string) => `The sitemap names ${address}; there is no such page.`,
	sitemapHint: 'Take the address out of the sitemap.',
	sameAnchor: (id: string, path: string) => `The anchor #${id} stands more than once on the page ${path}.`,
	sameAnchorHint: 'Give one of the headings another anchor with {#…}.',
	quoted: (name: string) => `“${name}”`,
	unstyled: (path: string, names: string) => `The page ${path} lacks the styles of ${names}.`,
	unstyledHint: 'Import the styles in the component that writes these classes.',
	foreignStyle: (path: string, rule: string) => `On the page ${path} one part styles another: “${rule}”.`,
	foreignStyleHint: 'Give the element a class of its own, and name it in the rule.',
	sameTitle: (path: string, other: string, title: string) => `The pages ${path} and ${other} have the same title: “${title}”.`,
	sameTitleHint: 'Say in the title of the one what tells it from the other, for example “… – Glossary”.',
};
