/** A path as an address holds it (RFC 3986): every character of it belongs to a name, `#`, `?` and `%` too. */
export const addressOfPath = (path: string): string => encodeURI(path.toWellFormed()).replaceAll(/[?#]/g, encodeURIComponent);
