const PROFILE = 'https://www.rfc-editor.org/info/rfc9727';

/**
 * Where programs look for the APIs that a site describes (RFC 9727), below its base. The file has no ending that tells its type, and clients that request it
 * with HEAD need a `Link` field: hosts are told both explicitly.
 */
export const API_CATALOG = { path: '.well-known/api-catalog', type: `application/linkset+json; profile="${PROFILE}"` } as const;

/** Whether a path, or that of a file, is the one of the catalogue. */
export const isApiCatalog = (path: string): boolean => path.endsWith(`/${API_CATALOG.path}`);

/** Header fields of the catalogue besides its type. @param base path of the site. */
export const catalogLink = (base: string): string => `<${base}${API_CATALOG.path}>; rel="api-catalog"`;

/** Well-known addresses are at the root of a host, so a site below a path needs a redirect. A list with the pair (from, to); empty for a site at the root. */
export const catalogRedirect = (base: string): [from: string, to: string][] => (base === '/' ? [] : [[`/${API_CATALOG.path}`, base + API_CATALOG.path]]);
