/** Keys of a path item that are operations (OpenAPI 3.2, 4.9.1), in lower case. */
export const HTTP_METHODS: readonly string[] = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

/** Methods that no browser sends from a page (Fetch standard, “forbidden method”). */
export const NEVER_SENT: ReadonlySet<string> = new Set(['trace', 'connect', 'track']);
