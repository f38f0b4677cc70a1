/** Whether a file in the bundle of a site may depend on the machine; a text that a page imports does not. */
export const isCode = (file: string): boolean => !file.endsWith('.md');
