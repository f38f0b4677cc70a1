/** Syntax that Docusaurus accepts, as a page of its own, and the expected content of that page. */
export interface Case {
	/** Name of the syntax in the documentation of Docusaurus. */
	feature: string;
	/** Text of the page. Its front matter gets a title when it has none. */
	text: string;
	/** Pieces of HTML or patterns that the page must contain. */
	has?: readonly (string | RegExp)[];
	/** Pieces that it must not contain. */
	hasNot?: readonly (string | RegExp)[];
	/** File below `docs/`, where the name matters; by default one with the number of the case. */
	file?: string;
	/** Path of the page, where it is not that of the file. */
	path?: string;
	/** Files beside it. */
	files?: Readonly<Record<string, string>>;
}
