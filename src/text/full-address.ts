/** The address of a page or file of a site with its server. `path` begins with a slash and is without the base. */
export const fullAddress = ({ url, base }: { url: string; base: string }, path: string): string => new URL(base + path.slice(1), url).href;
