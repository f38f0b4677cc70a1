/** A value as hosts read it when it holds spaces. */
export const quote = (text = ''): string => `"${text.replaceAll('"', '\\"')}"`;
