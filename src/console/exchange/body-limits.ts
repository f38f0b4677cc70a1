/** How much of a response is read, in bytes; the rest of a longer one is ignored. The bytes that were read stay in memory. */
export const LONGEST_READ = 100_000_000;

/** Longest body of a response that is shown, in bytes; a longer one is offered as a file. It would make the page slow. */
export const LONGEST_BODY_TEXT = 500_000;

/** Longest text that is coloured, in characters; colouring longer ones is not worth the time. */
export const LONGEST_COLOURED = 100_000;

/** Longest body that is shown byte for byte, in bytes; a longer one is cut. */
export const LONGEST_RAW_BODY = 100_000;
