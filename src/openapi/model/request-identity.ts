/** What makes two operations the same for a caller: method and path, whatever the variables in it are called. */
export const requestIdentity = ({ method, path }: { method: string; path: string }): string => `${method} ${path.replaceAll(/\{[^{}]*\}/g, '{}')}`;
