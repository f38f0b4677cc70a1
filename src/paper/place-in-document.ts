/** The place of a page in the printed document. */
export interface PlaceInDocument {
	/** Id of the part; ids of the page begin with it. */
	id: string;
	/** Depth of the part, from 1: the level of its heading. */
	depth: number;
	/** What a link leads to in the document: an id, or a full address where it leads out of it. */
	linkTo(href: string): { id: string } | { address: string };
	/** Full address of the page, for parts that only work there. */
	address: string;
	/** Address of a file of the site for the printing browser. */
	fileAt(src: string): string;
	/** Fingerprint of the content of a file of the site; for other files, their address. */
	hashOf(src: string): string;
}
