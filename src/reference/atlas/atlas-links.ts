/** A link to a place of this site. `path` is without the base. */
export interface PlaceLink {
	path: string;
	title: string;
}

/** Where the entries of the atlas lead. */
export interface AtlasLinks {
	base: string;
	/** Terms by the name of their page. */
	terms: ReadonlyMap<string, PlaceLink>;
	/** Titles of the sections of the manual by their path. */
	sections: ReadonlyMap<string, string>;
	/** Path of an operation's page by its slug. */
	operationPath(slug: string): string;
}
