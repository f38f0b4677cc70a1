/** A value as nginx and Caddy read it when it holds spaces. */
export const quote = (text = ''): string => `"${text.replaceAll('"', '\\"')}"`;
