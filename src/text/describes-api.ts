/** The key that every description has at its top level, in JSON or YAML. */
const OPENING_KEY = /(?:^|[{,])\s*["']?(?:openapi|swagger)["']?\s*:/m;

/** Whether a text looks like a description of an API, to be told apart from other data beside it. */
export const describesApi = (text: string): boolean => OPENING_KEY.test(text);
