/** Height of the highest window, in px, in which what is below the first screen waits for the first paint. In a higher one the reader would see where it is missing. */
export const FIRST_SCREEN = 960;
