/** Keys of a path item that are operations (OpenAPI 3.2, 4.9.1), in lower case. */
export const HTTP_METHODS: readonly string[] = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

/** Methods that no browser sends from a page (Fetch standard, “forbidden method”). */
const NEVER_SENT = /^(?:trace|connect|track)$/i;

/** Whether `fetch` sends requests with a method, in browsers and elsewhere. */
export const isFetched = (method: string): boolean => !NEVER_SENT.test(method);

/** Whether a browser sends a request from a page: content that has to be sent with GET it does not take. */
export const isSentByBrowser = ({ method, requestBody }: { method: string; requestBody: { required: boolean } | undefined }): boolean =>
	isFetched(method) && !(method === 'get' && requestBody?.required === true);
