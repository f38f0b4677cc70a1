import { existsSync } from 'node:fs';
import { join } from 'node:path';

const CONFIG_FILE_NAMES = ['docusaurus.config.ts', 'docusaurus.config.mts', 'docusaurus.config.js', 'docusaurus.config.mjs', 'docusaurus.config.cjs'];

/** The configuration of Docusaurus in a folder, absolute, if there is one. */
export const findConfigFile = (site: string): string | undefined => CONFIG_FILE_NAMES.map((name) => join(site, name)).find((file) => existsSync(file));
