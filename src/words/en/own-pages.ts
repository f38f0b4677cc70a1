/** Addresses of pages that every site has. Apart from other parts of addresses, which the script of every page carries. */
export const SEARCH = 'search';
export const OFFLINE = 'offline';
export const PAPER_EDITION = 'edition';
