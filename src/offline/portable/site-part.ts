/** Where a file of a site stands in what was built as one language, which may lie in a folder of the whole. */
export interface SitePart {
	/** That folder, with a slash after it; empty for the language at the top. */
	folder: string;
	/** Path of the file in it. */
	path: string;
}

/** The language of a site that a file belongs to. @param languages folders that hold the site in another language. */
export function sitePart(file: string, languages: readonly string[]): SitePart {
	const folder = languages.map((name) => `${name}/`).find((start) => file.startsWith(start)) ?? '';
	return { folder, path: file.slice(folder.length) };
}
