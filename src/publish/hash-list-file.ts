/** Name of the list of all files of a built site with their hashes. Every build writes it anew. */
export const HASH_LIST = 'SHA256SUMS';
