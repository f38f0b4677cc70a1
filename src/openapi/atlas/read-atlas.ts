import { readYaml, type YamlFile } from '#content/read-yaml.ts';
import { type FieldAtlasConfig, fieldAtlasSchema } from '#schema/field-atlas.ts';

/** Where the atlas of fields is written, relative to the site root. */
export const FIELD_ATLAS_FILE = 'docs/field-atlas.yml';

/** Reads the atlas of a site. */
export function readAtlas(root: string): YamlFile<FieldAtlasConfig> {
	return readYaml(root, FIELD_ATLAS_FILE, { schema: fieldAtlasSchema, rule: 'field-atlas' });
}
