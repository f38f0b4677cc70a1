/** How long a file may take to come, in ms; that of scripts stands in `light-preload.ts`. */
export const PATIENCE = 20_000;
