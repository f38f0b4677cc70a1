/** Where a site stands: the origin of its server, and the base, which begins and ends with a slash. */
export interface SiteAddress {
	url: string;
	base: string;
}

/** The address of a page or file of a site with its server. `path` begins with a slash and is without the base. */
export const fullAddress = ({ url, base }: SiteAddress, path: string): string => new URL(base + path.slice(1), url).href;
