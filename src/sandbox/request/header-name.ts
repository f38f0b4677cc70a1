/** Whether a request can have a header of this name (RFC 9110, 5.1). Descriptions name others too; `Headers` throws at them. */
export const isHeaderName = (name: string): boolean => /^[\w!#$%&'*+.^`|~-]+$/.test(name);
