import type { FieldAtlasConfig } from '#schema/field-atlas.ts';
import { atlas } from '#words/atlas.ts';
import { rowId } from './atlas-view.ts';

/** What is known of the atlas of fields everywhere; its page reads all of it. */
export interface AtlasOutline {
	title: string;
	description: string | undefined;
	/** Ids of all groups and rows, as `field:` links name them. */
	ids: string[];
	/** Id of the group in which a schema of the description stands first. */
	groups: Record<string, string>;
}

/** Shortens an atlas to its outline. */
export function atlasOutline({ title, description, groups }: FieldAtlasConfig): AtlasOutline {
	const bySchema = groups.toReversed().flatMap(({ id, schemas }) => schemas.map((schema) => [schema, id] as const));
	return {
		title: title ?? atlas.title,
		description,
		ids: groups.flatMap((group) => [group.id, ...group.fields.map((row) => rowId(group, row))]),
		groups: Object.fromEntries(bySchema),
	};
}
