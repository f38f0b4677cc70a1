/** Where a file of the site (relative to its root) is changed: below the address of its folder in the repository's web view. */
export const editHref = (file: string, editUrl: string | undefined): string | undefined => editUrl && new URL(file, editUrl.replace(/\/?$/, '/')).href;
