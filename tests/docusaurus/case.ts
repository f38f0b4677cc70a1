/** Something that Docusaurus accepts, as a page of its own, and what is to be found on that page. */
export interface Case {
	/** What it is, in the words of its documentation. */
	feature: string;
	/** Text of the page. Its front matter gets a title when it has none. */
	text: string;
	/** Pieces of HTML or patterns that stand on the page. */
	has?: readonly (string | RegExp)[];
	/** What must not stand there. */
	hasNot?: readonly (string | RegExp)[];
	/** File below `docs/`, where the name matters; by default one with the number of the case. */
	file?: string;
	/** Path of the page, where it is not that of the file. */
	path?: string;
	/** Files beside it. */
	files?: Readonly<Record<string, string>>;
}
