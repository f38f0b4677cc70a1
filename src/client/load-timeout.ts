/** Timeout of a file that is loaded, in ms; that of scripts is in `light-preload.ts`. */
export const LOAD_TIMEOUT = 20_000;
