/** Keys of a path item that are operations (OpenAPI 3.2, 4.9.1), in lower case. */
export const HTTP_METHODS: readonly string[] = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];
