import { z } from 'zod';
import { readYaml, type YamlFile } from '#content/read-yaml.ts';
import type { DocsConfig } from '#schema/docs-config.ts';

/** The names of the snapshots of a manual, newest first. */
export const readVersionNames = (root: string, { versionsPrefix }: DocsConfig): YamlFile<string[]> =>
	readYaml(root, `${versionsPrefix}versions.json`, { schema: z.array(z.string().min(1)), rule: 'versions' });
