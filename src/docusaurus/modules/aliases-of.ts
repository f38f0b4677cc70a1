import { join } from 'node:path';
import type { SiteConfig } from '#schema/site-config.ts';
import type { Aliases } from './resolve-module.ts';

/** The aliases of a site with absolute paths. */
export const aliasesOf = ({ docusaurus }: SiteConfig, root: string): Aliases =>
	Object.fromEntries(Object.entries(docusaurus?.aliases ?? {}).map(([name, paths]) => [name, paths.map((path) => join(root, path))]));
