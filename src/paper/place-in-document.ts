/** Where a page stands in the printed document, and what is around it there. */
export interface PlaceInDocument {
	/** Id of the part; ids of the page begin with it. */
	id: string;
	/** How deep the part stands, from 1: its heading has this level. */
	depth: number;
	/** What a link leads to in the document: an id, or a full address where it leads out of it. */
	linkTo(href: string): { id: string } | { address: string };
	/** Full address of the page, for what only works there. */
	address: string;
	/** Address of a file of the site for the printing browser. */
	fileAt(src: string): string;
	/** Fingerprint of what is in a file of the site; of another file its address. */
	hashOf(src: string): string;
}
