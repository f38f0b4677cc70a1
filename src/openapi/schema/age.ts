/** Since which version something has been there, or has been deprecated. */
export interface Age {
	since?: string;
	/** To be shown only where the description still says `deprecated`. */
	deprecatedSince?: string;
}

/** A thing with its own words about its age. */
interface Aged {
	deprecated: boolean;
	since: string | undefined;
	deprecatedSince: string | undefined;
}

/** Adds the age of a thing as known from the history. The description's own words win; „veraltet seit“ needs a description that still says so. */
export function withAge<T extends Aged>(thing: T, age: Age | undefined): T {
	if (age === undefined) return thing;
	return { ...thing, since: thing.since ?? age.since, deprecatedSince: thing.deprecated ? (thing.deprecatedSince ?? age.deprecatedSince) : undefined };
}
