/** The path of the page in a file: `/docs/` for `/docs/index.html`. */
export const pathOfFile = (file: string): string => file.replace(/\/index\.html$/, '/');

/** The file of the page at a path. */
export const fileOfPath = (path: string): string => path.replace(/\/$/, '/index.html');
