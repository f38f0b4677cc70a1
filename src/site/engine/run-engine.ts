import { build } from 'astro';
import { type AstroConfigOptions, astroConfig } from './astro-config.ts';
import { quietEngine } from './engine-errors.ts';

/** Lets the engine bundle the pages of a site, with their scripts and styles, and print them by `options.print`. */
export const runEngine = (options: AstroConfigOptions): Promise<void> => build({ ...astroConfig(options), ...quietEngine });
