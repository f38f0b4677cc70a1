/** Largest window height, in px, at which content below the first screen is laid out only after the first paint. In a higher window readers would see the gap. */
export const FIRST_SCREEN = 960;
