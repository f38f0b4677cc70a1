/** Whether an address is a path of the site: `/docs/`, but not `//host/docs/`, which names another host (RFC 3986, 4.2). */
export const isSitePath = (address: string): boolean => /^\/(?!\/)/.test(address);
