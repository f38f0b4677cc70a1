/** How long a file may take to load, in ms; for scripts see `light-preload.ts`. */
export const PATIENCE = 20_000;
