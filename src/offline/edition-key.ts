/** Name in the browser's storage that says whether a whole edition of the site below a base is kept. Pages ask it before they load anything about editions. */
export const editionKey = (base: string) => `edition:${base}`;
