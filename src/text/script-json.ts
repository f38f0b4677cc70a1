/** A value as JSON, or a literal of JavaScript, that may stand in a script element: that ends at the first thing that looks like its end (`</script`, `<!--`). */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
