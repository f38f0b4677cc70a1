const PROFILE = 'https://www.rfc-editor.org/info/rfc9727';

/**
 * Where programs look for the APIs that a site describes (RFC 9727), below its base. The file has no ending that would tell its type, and whoever asks for it
 * with HEAD is to learn what it is: both are said to hosts apart.
 */
export const API_CATALOG = { path: '.well-known/api-catalog', type: `application/linkset+json; profile="${PROFILE}"` } as const;

/** Whether a path, or that of a file, is the one of the catalogue. */
export const isApiCatalog = (path: string): boolean => path.endsWith(`/${API_CATALOG.path}`);

/** What answers for the catalogue say beside its type. @param base path of the site. */
export const catalogLink = (base: string): string => `<${base}${API_CATALOG.path}>; rel="api-catalog"`;

/** Well-known addresses count from the top: a site further below is led to from there. Both addresses by one another; none for a site at the top. */
export const catalogRedirect = (base: string): [from: string, to: string][] => (base === '/' ? [] : [[`/${API_CATALOG.path}`, base + API_CATALOG.path]]);
