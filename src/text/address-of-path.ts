/** A path as an address holds it (RFC 3986): every sign of it is one of a name, `#`, `?` and `%` too. */
export const addressOfPath = (path: string): string => encodeURI(path.toWellFormed()).replaceAll(/[?#]/g, encodeURIComponent);
