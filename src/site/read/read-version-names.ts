import { z } from 'zod';
import { readYaml, type YamlFile } from '#content/read-yaml.ts';
import { versionNamesFile } from '#navigation/version.ts';
import type { DocsConfig } from '#schema/docs-config.ts';

/** The names of the snapshots of a manual, newest first. */
export const readVersionNames = (root: string, config: DocsConfig): YamlFile<string[]> =>
	readYaml(root, versionNamesFile(config), { schema: z.array(z.string().min(1)), rule: 'versions' });
